import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {targets} from './extension.mjs';

/** One HTML file that runs from a disk or any web space. Its policy lets this one script run and nothing be fetched but draws. */
export async function buildVerifyPage(out, options) {
	const {outputFiles} = await build({
		...options.esbuild,
		target: [targets.chrome, targets.firefox],
		entryPoints: ['popup/verify.tsx'],
		format: 'iife',
		sourcemap: false,
		write: false,
	});
	// esbuild already writes `</script` apart; a comment opener would also end what HTML takes for script.
	const script = outputFiles[0].text.replaceAll('<!--', '<\\!--');
	const hash = createHash('sha256').update(script).digest('base64');
	const policy = [
		"default-src 'none'",
		`script-src 'sha256-${hash}'`,
		"style-src 'unsafe-inline'",
		'img-src data:',
		`connect-src ${options.relays.join(' ')}`,
		"base-uri 'none'",
		"form-action 'none'",
	].join('; ');
	writeFileSync(join(out, 'verify.html'), page(policy, script));
}

const page = (policy, script) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Osselet</title>
</head>
<body>
<div id="root"></div>
<script>${script}</script>
</body>
</html>
`;
