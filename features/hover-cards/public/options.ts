import { readPageData } from '../../../frontend/page-data';
import { shape, text, words, type Values } from '../../../frontend/read';
import { sheetAddress } from '../../../frontend/sheet';

const OPTIONS = {
	/** URL of the style sheet. */
	css: sheetAddress,
	/** Label of the button that closes a panel of the card. */
	close: text(),
	/** Translations by the English texts of the package. */
	words,
};
export type Options = Values< typeof OPTIONS >;

export const readOptions = (): Options =>
	readPageData( 'wp-script-module-data-pagewright-hover-cards', shape( OPTIONS ) );
