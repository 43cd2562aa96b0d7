/**
 * Returns the URL of an image with the number of its version: a replaced file has the URL of the old one, which
 * browsers may have in their cache. What callers insert has no such number.
 *
 * @param url     '' for no image.
 * @param version 0 for a file that was never replaced.
 */
export const versionedUrl = ( url: string, version: number ): string =>
	url && version ? `${ url }${ url.includes( '?' ) ? '&' : '?' }v=${ version }` : url;
