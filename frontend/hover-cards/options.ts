import { readPageData } from '../page-data';
import { shape, text, words, type Values } from '../read';
import { sheetAddress } from '../sheet';

const OPTIONS = {
	/** Address of the style sheet. */
	css: sheetAddress,
	/** Label of the button that closes a part of the card. */
	close: text(),
	/** Words of the package, by the English ones. */
	words,
};
export type Options = Values< typeof OPTIONS >;

export const readOptions = (): Options =>
	readPageData( 'wp-script-module-data-pagewright-hover-cards', shape( OPTIONS ) );
