const ENTITIES: Readonly< Record< string, string > > = {
	'&': '&amp;',
	'"': '&quot;',
	'<': '&lt;',
	'>': '&gt;',
};
const CHARACTERS = Object.fromEntries(
	Object.entries( ENTITIES ).map( ( [ character, entity ] ) => [ entity, character ] )
);

/** Returns a text as HTML. WordPress's dialog prints texts of images and links without escaping them. */
export const toHtml = ( text: string ): string =>
	text.replace( /[&"<>]/g, ( character ) => ENTITIES[ character ]! );

/** Returns the text of `toHtml()`. */
export const fromHtml = ( html: string ): string =>
	html.replace( /&(?:amp|quot|lt|gt);/g, ( entity ) => CHARACTERS[ entity ]! );
