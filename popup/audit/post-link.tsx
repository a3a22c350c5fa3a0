import type {Lang} from '../../src/shared/lang';
import {auditPageWords} from '../../src/shared/words/audit-page';

type Props = {readonly post: string; readonly address: string | undefined; readonly lang: Lang};

/** A post's number, leading to the page that shows it; just the number where the post is no longer there. */
export function PostLink({post, address, lang}: Props) {
	const text = `${auditPageWords[lang].post} ${post}`;
	return address === undefined ? (
		<span>{text}</span>
	) : (
		<a href={address} target="_blank" rel="noopener noreferrer">
			{text}
		</a>
	);
}
