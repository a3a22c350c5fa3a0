import {readFileSync} from 'node:fs';
import {transform} from 'esbuild';

/** Takes the one `innerHTML` assignment out of Preact, so that no path of ours can set HTML and reviewers of the stores see none. Fails when Preact no longer has exactly one. */
export const noInnerHtml = {
	name: 'no-inner-html',
	setup(build) {
		build.onLoad({filter: /[\\/]preact[\\/]dist[\\/]preact(\.module)?\.m?js$/}, ({path}) => {
			let found = 0;
			const contents = readFileSync(path, 'utf8').replace(/\b\w+\.innerHTML\s*=(?!=)\s*\w+\.__html/g, () => {
				found += 1;
				return 'void 0';
			});
			return found === 1
				? {contents, loader: 'js'}
				: {errors: [{text: `Expected one innerHTML assignment in Preact, found ${found}.`}]};
		});
	},
};

/** Style sheets that a script imports arrive as minified text, for shadow roots. */
export const cssText = {
	name: 'css-text',
	setup(build) {
		build.onLoad({filter: /\.css$/}, async ({path}) => {
			const {code} = await transform(readFileSync(path, 'utf8'), {loader: 'css', minify: true, charset: 'utf8'});
			return {contents: code.trim(), loader: 'text'};
		});
	},
};
