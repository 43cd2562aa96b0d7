import type { AttachmentRow, Result } from './port';

/** Images without an alternative text, or those marked as decorative. Images with a text are in neither list. */
export type TextListKind = 'missing' | 'decorative';

export interface TextListRequest {
	kind: TextListKind;
	/** Number of rows, at most 200. */
	count: number;
	/** Position of the first row, from 0. */
	position: number;
}

export interface TextListPage {
	/** The latest first. */
	rows: readonly AttachmentRow[];
	/** Number of images of the whole list. */
	total: number;
}

/** The server of alternative texts. Texts are saved through the port of the library. Methods never reject. */
export interface TextPort {
	list: ( request: TextListRequest, signal?: AbortSignal ) => Promise< Result< TextListPage > >;
	/** Marks an image as decorative, or removes the mark. */
	setDecorative: (
		id: number,
		isDecorative: boolean,
		signal?: AbortSignal
	) => Promise< Result< { decorative: boolean } > >;
	/** Returns the text that a provider suggests, in plain text; '' for none. Nothing is saved. */
	suggest: ( id: number, signal?: AbortSignal ) => Promise< Result< { text: string } > >;
}
