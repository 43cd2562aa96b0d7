/** Protocols that WordPress allows, and two more. The server's list can be longer, and decides. */
const SCHEMES =
	'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn skype steam'.split(
		' '
	);

/**
 * Returns a URL with an allowed protocol, a relative one, or ''. A plain `example.com` gets
 * `http://`. The browser version of Url.php.
 */
export function cleanUrl( raw: string ): string {
	const bare = raw.replace( /[\x00-\x1f\x7f<>"{}^`\\]/g, '' ).trim();
	const text = bare.replace( / /g, '%20' ).replace( /\[/g, '%5B' ).replace( /\]/g, '%5D' );
	if ( text === '' || /^(?:[/#?.]|[a-z0-9-]+\.php\b)/i.test( text ) ) {
		return text;
	}
	const scheme = /^([a-z][a-z0-9+.-]*):/i.exec( text )?.[ 1 ];
	if ( scheme && SCHEMES.includes( scheme.toLowerCase() ) ) {
		return text;
	}
	const isHostAndPort = /^[a-z][a-z0-9.-]*:\d+(?:[/?#]|$)/i.test( text );
	return scheme && ! isHostAndPort ? '' : `http://${ text }`;
}

/**
 * Returns whether text is a URL rather than a search term: `example.com`, `/shop`, `#top`,
 * `mailto:`, `post: 123`, `[shortcode]`, or empty.
 */
export function isAddress( value: string ): boolean {
	const text = value.trim();
	return (
		text === '' ||
		/^(?:[/#?.[]|[a-z][a-z0-9+.-]*:)/i.test( text ) ||
		/^\S+\.\S{2,}$/.test( text )
	);
}
