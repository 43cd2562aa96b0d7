import { ownAddress } from './addresses';

/** Accepts a style sheet of the site; '' for other URLs. */
export const sheetAddress = ownAddress;

let sheet: Promise< void > | undefined;

/** Loads a module's style sheet once. Always resolves: a failed sheet must not block anything. */
export function loadSheet( href: string ): Promise< void > {
	return ( sheet ??= new Promise( ( done ) => {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = href;
		link.onload = link.onerror = () => done();
		document.head.append( link );
	} ) );
}
