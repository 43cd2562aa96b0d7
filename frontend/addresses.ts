import type { Read } from './read';

const absolute = ( value: string ) => new URL( value, document.baseURI );

/** Returns the URL unchanged if it passes a test; '' otherwise. */
const address =
	( isAllowed: ( url: URL ) => boolean ): Read< string > =>
	( value ) =>
		typeof value === 'string' &&
		URL.canParse( value, document.baseURI ) &&
		isAllowed( absolute( value ) )
			? value
			: '';

/** Accepts URLs of this site: for everything that is fetched and trusted. */
export const isOwn = ( url: URL ): boolean => url.origin === window.origin;
export const ownAddress = address( isOwn );

/** Accepts any web URL: for media, which HTML may embed too, and for links. */
export const webAddress = address( ( { protocol } ) => /^https?:$/.test( protocol ) );
