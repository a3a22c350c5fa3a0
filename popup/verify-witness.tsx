import {Icon} from '../src/badge/icon';
import type {WitnessString} from '../src/seal/roll-string';
import {postOf} from '../src/shared/ids';
import type {Lang} from '../src/shared/lang';
import {verifyWords} from '../src/shared/words/verify';

type Props = {readonly string: WitnessString; readonly agrees: boolean | undefined; readonly lang: Lang};

/** A testimony of the pasted text: about which post, and whether it agrees where that post was pasted. */
export function VerifyWitness({string, agrees, lang}: Props) {
	const say = verifyWords[lang];
	return (
		<article>
			<h2>
				<Icon name="quoted" />
				{say.witness}
			</h2>
			<p class="string">{string.raw}</p>
			<p>
				{say.witnessOf({post: postOf(string.anchor) ?? string.anchor})}{' '}
				{agrees === undefined ? say.witnessAlone : agrees ? say.witnessAgrees : say.witnessDiffers}
			</p>
		</article>
	);
}
