export interface Options {
	/** Address of the style sheet. */
	css: string;
	/** Label of the button that closes a part of the card. */
	close: string;
	/** Words of the package, by the English ones. */
	words: Record< string, string >;
}

export const readOptions = (): Options =>
	JSON.parse(
		document.getElementById( 'wp-script-module-data-pagewright-hover-cards' )!.textContent!
	);
