import { ownAddress } from './addresses';

/** A style sheet of the site; '' for any other address. */
export const sheetAddress = ownAddress;

let sheet: Promise< void > | undefined;

/** Loads a module's style sheet, once. Settles in any case: one that does not come must keep nothing away. */
export function loadSheet( href: string ): Promise< void > {
	return ( sheet ??= new Promise( ( done ) => {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = href;
		link.onload = link.onerror = () => done();
		document.head.append( link );
	} ) );
}
