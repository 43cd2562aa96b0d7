import type { Json } from '../../schema/field-types';

export type EditorName = 'tmce' | 'html';

/**
 * Returns the editor that a text was last saved in; older content has `tinymce` and `quicktags`.
 * The browser version of Field::companions().
 */
export const readEditor = ( raw: Json | undefined ): EditorName =>
	raw === 'html' || raw === 'quicktags' ? 'html' : 'tmce';
