/**
 * Text with HTML as its author typed it. Cleaning writes signs that are no HTML as entities; in a form they would be read as gibberish.
 * An entity that keeps something from being HTML, such as `&lt;b>`, stays: storing the text again must give the same.
 */
export const asTyped = ( html: string ) =>
	html
		.replaceAll( '&gt;', '>' )
		.replace( /&lt;(?![a-z/!?])/gi, '<' )
		.replace( /&amp;(?!#?\w+;)/g, '&' );
