import { hasText, readerOf, viewOf, type Read } from './bytes';
import type { Block, ImageFacts } from './facts';
import { iptcIn, withIptc } from './iptc';

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
/** The continuation of a text that is too long for one segment. */
const MORE_XMP = 'http://ns.adobe.com/xmp/extension/\0';
/** Its header: a checksum, and two numbers. */
const MORE_XMP_HEADER = 40;
/** The list of more images in the same file, such as the depth of a photo. */
const IMAGES = 'MPF\0';
const IMAGES_TAG = 0xb002;

const SCAN = 0xda;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP13 = 0xed;
/** Segments with the size: all from C0 to CF, but three. */
const SIZES = [ 0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf ];

/** No camera writes so many. */
const MOST_SEGMENTS = 2000;
const MOST_IMAGES = 20;

/** Returns facts of a JPEG. */
export async function readJpeg( read: Read ): Promise< ImageFacts > {
	const blocks: Block[] = [];
	const first = await readSegments( read, 0, blocks );
	let { isComplete } = first;
	for ( const at of first.images ) {
		if ( ! hasText( await read( at, at + 2 ), '\xff\xd8' ) ) {
			continue;
		}
		isComplete = ( await readSegments( read, at, blocks ) ).isComplete && isComplete;
	}
	const { width, height } = first;
	return { format: 'jpeg', width, height, isAnimated: false, blocks, isComplete };
}

interface Segments {
	width: number;
	height: number;
	/** Places of more images. */
	images: readonly number[];
	/** IPTC data; null without any. */
	iptc: Uint8Array | null;
	isComplete: boolean;
}

/** Reads the segments before the pixels of an image, and adds their metadata. */
async function readSegments( read: Read, from: number, blocks: Block[] ): Promise< Segments > {
	const found: Segments = { width: 0, height: 0, images: [], iptc: null, isComplete: false };
	let at = from + 2;
	for ( let i = 0; i < MOST_SEGMENTS; i++ ) {
		const head = await read( at, at + 4 );
		const [ mark, marker = 0 ] = head;
		if ( mark === 0xff && marker === SCAN ) {
			return { ...found, isComplete: true };
		}
		// Bytes between segments.
		if ( mark === 0xff && marker === 0xff ) {
			at++;
			continue;
		}
		if ( mark !== 0xff || marker < 0xc0 || head.length < 4 ) {
			return found;
		}
		const end = at + 2 + viewOf( head ).getUint16( 2 );
		if ( [ APP1, APP2, APP13, ...SIZES ].includes( marker ) ) {
			const content = await read( at + 4, end );
			const start = at + 4;
			if ( marker === APP1 ) {
				blocks.push( ...metadataOf( content, start ) );
			} else if ( marker === APP2 && hasText( content, IMAGES ) ) {
				found.images = imagesOf( content.subarray( 4 ), start + 4 );
			} else if ( marker === APP13 ) {
				found.iptc ??= iptcIn( content );
			} else if ( marker !== APP2 && content.length >= 5 ) {
				found.height = viewOf( content ).getUint16( 1 );
				found.width = viewOf( content ).getUint16( 3 );
			}
		}
		at = end;
	}
	return found;
}

/** Returns the metadata of a segment. */
function metadataOf( content: Uint8Array, at: number ): Block[] {
	const end = at + content.length;
	if ( hasText( content, 'Exif\0' ) ) {
		return [ { type: 'exif', start: at + EXIF.length, end } ];
	}
	if ( hasText( content, XMP ) ) {
		return [ { type: 'xmp', start: at + XMP.length, end } ];
	}
	return hasText( content, MORE_XMP )
		? [ { type: 'xmp', start: at + MORE_XMP.length + MORE_XMP_HEADER, end } ]
		: [];
}

/** Returns the places of more images. The list has the format of TIFF, and counts from its own start. */
function imagesOf( bytes: Uint8Array, start: number ): number[] {
	const view = viewOf( bytes );
	const isLittle = bytes[ 0 ] === 0x49;
	const long = ( at: number ) => ( at + 4 <= bytes.length ? view.getUint32( at, isLittle ) : 0 );
	const list = long( 4 );
	const count = list + 2 <= bytes.length && list ? view.getUint16( list, isLittle ) : 0;
	for ( let i = 0; i < count; i++ ) {
		const entry = list + 2 + i * 12;
		if ( entry + 12 <= bytes.length && view.getUint16( entry, isLittle ) === IMAGES_TAG ) {
			const images = Math.min( long( entry + 4 ) / 16, MOST_IMAGES );
			return Array.from( { length: images }, ( _, image ) =>
				long( long( entry + 8 ) + image * 16 + 8 )
			).flatMap( ( offset ) => ( offset ? [ start + offset ] : [] ) );
		}
	}
	return [];
}

/** Returns the IPTC data of a JPEG, such as title, caption and credit; null without any, and for other files. */
export async function iptcOf( file: Blob ): Promise< Uint8Array | null > {
	const read = readerOf( file );
	return hasText( await read( 0, 3 ), '\xff\xd8\xff' )
		? ( await readSegments( read, 0, [] ) ).iptc
		: null;
}

/** Data that is put into a JPEG. */
interface Metadata {
	exif: Uint8Array | null;
	iptc: Uint8Array | null;
}

/** Puts data into a JPEG without metadata. Leaves out data that is too long for a segment. */
export function addMetadata( jpeg: Blob, { exif, iptc }: Metadata ): Blob {
	const parts = [
		jpeg.slice( 0, 2 ),
		...( exif ? segmentOf( APP1, [ new TextEncoder().encode( EXIF ), exif ] ) : [] ),
		...( iptc ? segmentOf( APP13, [ withIptc( iptc ) ] ) : [] ),
		jpeg.slice( 2 ),
	];
	return new Blob( parts as BlobPart[], { type: 'image/jpeg' } );
}

function segmentOf( marker: number, content: readonly Uint8Array[] ): readonly Uint8Array[] {
	const length = content.reduce( ( sum, part ) => sum + part.length, 2 );
	return length > 0xffff
		? []
		: [ new Uint8Array( [ 0xff, marker, length >> 8, length & 0xff ] ), ...content ];
}
