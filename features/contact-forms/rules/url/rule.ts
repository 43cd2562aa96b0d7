import { toTexts } from '../lists';
import type { Accepts } from '../rule';

const SCHEMES =
	'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn'.split(
		' '
	);

/** Requires a URL with a protocol that the site allows and, for web protocols, a valid host. */
export const accepts: Accepts = ( rule, input ) => {
	const schemes = rule.schemes ? toTexts( rule.schemes ) : SCHEMES;
	return input.values( rule.field ).every( ( value ) => isUrl( value, schemes ) );
};

function isUrl( value: string, schemes: string[] ): boolean {
	const [ , scheme = '', rest = '' ] = /^([a-z][a-z0-9+.-]*):(\P{Cc}+)$/isu.exec( value ) ?? [];
	if ( ! schemes.includes( scheme.toLowerCase() ) ) {
		return false;
	}
	if ( ! /^(?:https?|ftp)$/i.test( scheme ) && ! rest.startsWith( '//' ) ) {
		return true;
	}
	const [ , authority = '' ] = /^[/\\]{0,2}([^/\\?#]*)/.exec( rest )!;
	const place = authority.slice( authority.lastIndexOf( '@' ) + 1 );
	const [ , host = '', port = 0 ] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec( place ) ?? [];
	return +port <= 65535 && isHost( host );
}

const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const IPV4 = new RegExp( `^(?:${ OCTET }\\.){3}${ OCTET }$` );

function isHost( host: string ): boolean {
	if ( host[ 0 ] === '[' ) {
		return isIpv6( host.slice( 1, -1 ) );
	}
	return /(?:^|\.)\d+\.?$/.test( host )
		? IPV4.test( host )
		: /^[^\p{Z}\p{Cc}\uFEFF"%<>@[\]^`{|}]+$/u.test( host );
}

function isIpv6( address: string ): boolean {
	const halves = address.split( '::' );
	const groups = halves.flatMap( ( half ) => ( half ? half.split( ':' ) : [] ) );
	return (
		groups.every( ( group ) => /^[\da-f]{1,4}$/i.test( group ) ) &&
		( halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length < 8 )
	);
}
