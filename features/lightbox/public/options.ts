import { readPageData } from '../../../frontend/page-data';
import { flag, number, shape, text, type Values } from '../../../frontend/read';
import { sheetAddress } from '../../../frontend/sheet';

/** Settings of the lightbox; times in ms, lengths in px. */
const OPTIONS = {
	/** URL of the style sheet. */
	css: sheetAddress,
	fade: number( 300, 0, 10_000 ),
	resize: number( 300, 0, 10_000 ),
	top: number( 50, 0, 10_000 ),
	wrap: flag(),
	fit: flag( true ),
	label: flag( true ),
	words: shape( {
		dialog: text(),
		number: text(),
		close: text(),
		previous: text(),
		next: text(),
		zoomIn: text(),
		zoomOut: text(),
		failed: text(),
		frame: text(),
	} ),
};
export type Options = Values< typeof OPTIONS >;

export const readOptions = (): Options =>
	readPageData( 'wp-script-module-data-pagewright-lightbox', shape( OPTIONS ) );

/** Inserts numbers into a text, formatted in the page's language. */
export function fillIn( sentence: string, numbers: Record< string, number > ): string {
	const { lang } = document.documentElement;
	return sentence.replace( /\{(\w+)\}/g, ( whole, name ) =>
		name in numbers ? numbers[ name ]!.toLocaleString( lang || undefined ) : whole
	);
}
