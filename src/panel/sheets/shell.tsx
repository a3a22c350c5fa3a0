import type {ComponentChildren} from 'preact';
import type {Lang} from '../../shared/lang';
import {publishWords} from '../../shared/words/publish';
import {Drawer, DrawerBody} from '../drawer';

type Props = {
	readonly lang: Lang;
	readonly title: string;
	readonly trouble: string;
	readonly foot?: ComponentChildren;
	readonly children?: ComponentChildren;
	onClose(): void;
};

/** The drawer round a sheet: what it is above, what can be done with it below. */
export function Shell({lang, title, trouble, foot, children, onClose}: Props) {
	return (
		<Drawer kind="publish" title={title} hover={title} close={publishWords[lang].close} onClose={onClose}>
			<DrawerBody trouble={trouble} foot={foot}>
				{children}
			</DrawerBody>
		</Drawer>
	);
}
