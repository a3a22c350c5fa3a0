import type {EndStep} from './insert';

/** The event by which a page script asks the script in the page's world for the end of an editor's undo step, at its editable element or its frame. It says nothing more. */
export const END_STEP = 'osselet-step';

/** Asks for it. Nothing happens where that script is not loaded. */
export const endStep: EndStep = box => void box.dispatchEvent(new Event(END_STEP, {bubbles: true}));

/** Editors that count their own undo steps: their editable elements, and the frames of TinyMCE. */
export const COUNTS_STEPS = '.ql-editor, .tiptap, .fr-element, iframe[id$="_ifr"]';
