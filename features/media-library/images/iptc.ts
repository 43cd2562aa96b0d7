import { hasText, viewOf } from './bytes';

/** The name of a segment with resources of Photoshop. */
const RESOURCES = 'Photoshop 3.0\0';
const RESOURCE = '8BIM';
/** The resource with title, caption and credit. Others describe the old pixels, such as a preview. */
const IPTC = 0x0404;

/** Returns the IPTC data in the content of a segment of a JPEG; null without any. */
export function iptcIn( content: Uint8Array ): Uint8Array | null {
	if ( ! hasText( content, RESOURCES ) ) {
		return null;
	}
	let at = RESOURCES.length;
	while ( at + 12 <= content.length && hasText( content, RESOURCE, at ) ) {
		// A name with its length, and the data, each end at an even place.
		const nameBytes = 1 + content[ at + 6 ]!;
		const sizeAt = at + 6 + nameBytes + ( nameBytes % 2 );
		if ( sizeAt + 4 > content.length ) {
			return null;
		}
		const view = viewOf( content );
		const size = view.getUint32( sizeAt );
		const end = sizeAt + 4 + size;
		if ( view.getUint16( at + 4 ) === IPTC ) {
			return size > 0 && end <= content.length ? content.slice( sizeAt + 4, end ) : null;
		}
		at = end + ( size % 2 );
	}
	return null;
}

/** Returns the content of a segment with IPTC data. */
export function withIptc( data: Uint8Array ): Uint8Array {
	const head = `${ RESOURCES }${ RESOURCE }`;
	const content = new Uint8Array( head.length + 8 + data.length + ( data.length % 2 ) );
	content.set( Uint8Array.from( head, ( char ) => char.charCodeAt( 0 ) ) );
	const view = viewOf( content );
	view.setUint16( head.length, IPTC );
	view.setUint32( head.length + 4, data.length );
	content.set( data, head.length + 8 );
	return content;
}
