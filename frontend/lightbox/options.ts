/** What the site wants of its lightbox; times in ms, lengths in px. */
export interface Options {
	/** Address of the style sheet. */
	css: string;
	fade: number;
	resize: number;
	top: number;
	wrap: boolean;
	fit: boolean;
	label: boolean;
	words: Record<
		| 'dialog'
		| 'number'
		| 'close'
		| 'previous'
		| 'next'
		| 'zoomIn'
		| 'zoomOut'
		| 'failed'
		| 'frame',
		string
	>;
}

export const readOptions = (): Options =>
	JSON.parse(
		document.getElementById( 'wp-script-module-data-pagewright-lightbox' )!.textContent!
	);

/** Numbers in words, as the page's language writes them. */
export function fillIn( text: string, numbers: Record< string, number > ): string {
	const { lang } = document.documentElement;
	return text.replace( /\{(\w+)\}/g, ( whole, name ) =>
		name in numbers ? numbers[ name ]!.toLocaleString( lang || undefined ) : whole
	);
}
