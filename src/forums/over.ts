// CKEditor 3 calls its box by its skin (themes/default/theme.js of its source)
const CKEDITOR = '.cke, [class^="cke_skin_"]';
/** Boxes that rich editors lay beside the textarea they hide: SCEditor, CKEditor 3 and 4, CKEditor 5, TinyMCE since 5 and in 4, Froala. */
export const BOX = `.sceditor-container, ${CKEDITOR}, .ck-editor, .tox-tinymce, .mce-tinymce, .fr-box`;
const BEFORE = '.sceditor-container, .mce-tinymce, .fr-box';
// SCEditor's first versions, too
const BEHIND = `.sceditor-container, ${CKEDITOR}, .ck-editor, .tox-tinymce`;

/** The box of a rich editor that lies over a textarea at this moment; undefined where the field itself is seen. */
export function boxOver(field: Element): Element | undefined {
	const {previousElementSibling: before, nextElementSibling: behind, parentElement: around} = field;
	if (before?.matches(BEFORE)) return before;
	if (behind?.matches(BEHIND)) return behind;
	return around?.querySelector(':scope > .sceditor-container') ?? undefined;
}
