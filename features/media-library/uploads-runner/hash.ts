/** Returns crypto.subtle, which browsers have on pages with HTTPS and on localhost only. */
const subtleCrypto = () => globalThis.crypto?.subtle as SubtleCrypto | undefined;

/** Returns whether the browser can compute hashes. */
export const canHash = (): boolean => subtleCrypto() !== undefined;

/**
 * Returns the SHA-256 of a chunk in hex digits; '' where the browser has no crypto.subtle, as on
 * pages without HTTPS.
 */
export async function hashOf( bytes: ArrayBuffer ): Promise< string > {
	const subtle = subtleCrypto();
	if ( ! subtle ) {
		return '';
	}
	const hash = await subtle.digest( 'SHA-256', new Uint8Array( bytes ) ).catch( () => null );
	return hash
		? Array.from( new Uint8Array( hash ), ( byte ) =>
				byte.toString( 16 ).padStart( 2, '0' )
			).join( '' )
		: '';
}
