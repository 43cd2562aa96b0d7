import { isOwn, webAddress } from './addresses';

/** A style sheet of the site, or of where the site has its modules: a CDN has both. '' for any other address. */
export function sheetAddress( value: unknown ): string {
	const address = webAddress( value );
	const url = new URL( address, location.href );
	return address && ( isOwn( url ) || url.origin === new URL( import.meta.url ).origin )
		? address
		: '';
}

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
