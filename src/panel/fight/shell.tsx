import type {ComponentChildren} from 'preact';
import type {Lang} from '../../shared/lang';
import {fightWords} from '../../shared/words/fight-panel';
import {Drawer, DrawerBody} from '../drawer';

type Props = {
	readonly lang: Lang;
	/** The thread, shown in full on hover. */
	readonly thread: string;
	readonly title: string;
	readonly facts?: string;
	readonly trouble: string;
	readonly foot?: ComponentChildren;
	readonly children?: ComponentChildren;
	onClose(): void;
};

/** The drawer round a fight: where it stands above, what goes into the post below. */
export function Shell({lang, thread, title, facts, trouble, foot, children, onClose}: Props) {
	return (
		<Drawer kind="fight" title={title} hover={thread} close={fightWords[lang].close} onClose={onClose}>
			<DrawerBody trouble={trouble} foot={foot}>
				{facts !== undefined && <p class="facts">{facts}</p>}
				{children}
			</DrawerBody>
		</Drawer>
	);
}
