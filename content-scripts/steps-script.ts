import {END_STEP} from './end-step';
import {endStepOf} from './steps';

// In the page's own world, where nothing of ours is: the one thing it does for whoever asks is to end an editor's undo step.
document.addEventListener(END_STEP, ({target}) => {
	if (target instanceof Element) endStepOf(target, window);
});
