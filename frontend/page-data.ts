import { parse, type Read } from './read';

/** The JSON of a script element. Nobody but the server can write one: WordPress takes scripts out of what users without unfiltered HTML write. */
const readScript = < T >( selector: string, within: ParentNode, read: Read< T > ): T =>
	read( parse( within.querySelector( `${ selector }[type="application/json"]` )?.textContent ) );

/** What the server tells a whole page. Other elements with the id count for nothing, wherever they stand. */
export const readPageData = < T >( id: string, read: Read< T >, page: Document = document ): T =>
	readScript( `script#${ id }`, page, read );

/** What the server tells one engine, in a script that is a child of its root: what belongs to the site and not to who wrote the page. */
export const readRootData = < T >( root: Element, read: Read< T > ): T =>
	readScript( ':scope>script', root, read );
