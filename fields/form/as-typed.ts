/**
 * Returns text with HTML as its author typed it. Sanitizing encodes characters that are not HTML as
 * entities, which would be confusing in a form. An entity that keeps text from becoming HTML, such
 * as `&lt;b>`, stays: storing the text again must give the same result.
 */
export const asTyped = ( html: string ) =>
	html
		.replaceAll( '&gt;', '>' )
		.replace( /&lt;(?![a-z/!?])/gi, '<' )
		.replace( /&amp;(?!#?\w+;)/g, '&' );
