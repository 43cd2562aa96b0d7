import type { Json } from '../../schema/field-types';

export type EditorName = 'tmce' | 'html';

/** Which editor a text was last written in; older content says `tinymce` and `quicktags`. The twin of Field::companions(). */
export const readEditor = ( raw: Json | undefined ): EditorName =>
	raw === 'html' || raw === 'quicktags' ? 'html' : 'tmce';
