import { parse, type Read } from './read';

/**
 * Reads the JSON of a script element. Only the server can write one: WordPress removes scripts of
 * users without `unfiltered_html`.
 */
const readScript = < T >( selector: string, within: ParentNode, read: Read< T > ): T =>
	read( parse( within.querySelector( `${ selector }[type="application/json"]` )?.textContent ) );

/** Reads data for the whole page. Ignores other elements with the ID. */
export const readPageData = < T >( id: string, read: Read< T >, page: Document = document ): T =>
	readScript( `script#${ id }`, page, read );

/**
 * Reads data for one engine, in a script that is a child of its root: settings of the site, not of
 * the page's author.
 */
export const readRootData = < T >( root: Element, read: Read< T > ): T =>
	readScript( ':scope>script', root, read );
