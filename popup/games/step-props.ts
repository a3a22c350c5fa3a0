import type {StepView} from '../../src/rules/view';
import type {Draft} from './use-draft';
import type {Play} from './use-play';

/** What each kind of step is drawn from. */
export type StepProps = {readonly play: Play; readonly draft: Draft; readonly step: StepView};
