import type { Read } from './read';

const absolute = ( value: string ) => new URL( value, document.baseURI );

/** An address that a test lets through, as it was written; '' for any other. */
const address =
	( isAllowed: ( url: URL ) => boolean ): Read< string > =>
	( value ) =>
		typeof value === 'string' &&
		URL.canParse( value, document.baseURI ) &&
		isAllowed( absolute( value ) )
			? value
			: '';

/** Of this site: of what is fetched and believed. */
export const isOwn = ( url: URL ): boolean => url.origin === window.origin;
export const ownAddress = address( isOwn );

/** Any address of the web: of what is only shown or played, as HTML itself may show it, and of pages that links lead to. */
export const webAddress = address( ( { protocol } ) => /^https?:$/.test( protocol ) );
