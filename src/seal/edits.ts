import type {JudgedPost} from './judged';
import type {Reason} from './verdict';

/** What a post's edit notice leaves open: it is dated at the draw or later, or not at all. `drawAt` in milliseconds since 1970. */
export function editFault({edited}: Pick<JudgedPost, 'edited'>, drawAt: number): Reason | undefined {
	if (!edited) return undefined;
	if (edited.at === undefined) return {code: 'edited-undated'};
	return edited.at >= drawAt ? {code: 'edited-after'} : undefined;
}
