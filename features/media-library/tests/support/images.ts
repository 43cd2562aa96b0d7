/** Images with metadata, byte by byte. */

/** An entry of EXIF: tag, type, and values; values of type 4 may be the name of another list. */
type Entry = readonly [ tag: number, type: number, values: readonly number[] | string ];

const BYTES: Readonly< Record< number, number > > = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 4 };

const LATITUDE: Entry = [ 2, 5, [ 52, 1, 30, 1, 0, 1 ] ];
const LONGITUDE: Entry = [ 4, 5, [ 13, 1, 24, 1, 0, 1 ] ];
export const GPS: readonly Entry[] = [
	[ 0, 1, [ 2, 3, 0, 0 ] ],
	[ 1, 2, 'N\0' ],
	LATITUDE,
	[ 3, 2, 'E\0' ],
	LONGITUDE,
];

/** Where the preview begins, behind everything else. */
const PREVIEW_AT = 600;

/** Returns EXIF data of a photo: camera, orientation and date, and place and preview if it has one. */
export function exif( {
	isLittle = true,
	orientation = 6,
	gps = GPS as readonly Entry[] | null,
	preview = true as boolean | Uint8Array,
} = {} ): Uint8Array< ArrayBuffer > {
	const small = typeof preview === 'boolean' ? new Uint8Array() : preview;
	const lists: Record< string, readonly Entry[] > = {
		main: [
			[ 0x010f, 2, 'Camera\0' ],
			[ 0x0112, 3, [ orientation ] ],
			[ 0x8769, 4, 'exif' ],
			...( gps ? [ [ 0x8825, 4, 'gps' ] as const ] : [] ),
			[ 0xc4a5, 2, 'behind the place\0' ],
		],
		exif: [
			[ 0x9003, 2, '2026:05:04 03:02:01\0' ],
			[ 0xa433, 2, 'Lens\0' ],
		],
		...( gps && { gps } ),
		...( preview && {
			preview: [
				[ 0x0103, 3, [ 6 ] ],
				[ 0x0201, 4, [ PREVIEW_AT ] ],
				[ 0x0202, 4, [ small.length ] ],
			],
		} ),
	};
	const starts: Record< string, number > = {};
	let end = 8;
	for ( const [ name, entries ] of Object.entries( lists ) ) {
		starts[ name ] = end;
		end += 6 + entries.length * 12;
	}
	const bytes = new Uint8Array( PREVIEW_AT + small.length );
	const view = new DataView( bytes.buffer );
	view.setUint16( 0, isLittle ? 0x4949 : 0x4d4d );
	view.setUint16( 2, 42, isLittle );
	view.setUint32( 4, starts.main!, isLittle );
	for ( const [ name, entries ] of Object.entries( lists ) ) {
		let at = starts[ name ]!;
		view.setUint16( at, entries.length, isLittle );
		at += 2;
		for ( const [ tag, type, value ] of entries ) {
			const start = typeof value === 'string' && type === 4 ? starts[ value ]! : null;
			const values =
				start !== null
					? [ start ]
					: typeof value === 'string'
						? [ ...value ].map( ( char ) => char.charCodeAt( 0 ) )
						: value;
			const size = BYTES[ type ]!;
			view.setUint16( at, tag, isLittle );
			view.setUint16( at + 2, type, isLittle );
			view.setUint32( at + 4, type === 5 ? values.length / 2 : values.length, isLittle );
			let place = at + 8;
			if ( values.length * size > 4 ) {
				view.setUint32( place, end, isLittle );
				place = end;
				end += values.length * size;
			}
			values.forEach( ( one, i ) => {
				if ( size === 1 ) {
					view.setUint8( place + i, one );
				} else if ( size === 2 ) {
					view.setUint16( place + i * 2, one, isLittle );
				} else {
					view.setUint32( place + i * 4, one, isLittle );
				}
			} );
			at += 12;
		}
		if ( name === 'main' && preview ) {
			view.setUint32( at, starts.preview!, isLittle );
		}
	}
	if ( ! small.length ) {
		return bytes.slice( 0, end );
	}
	bytes.set( small, PREVIEW_AT );
	return bytes;
}

export const XMP_WITH_PLACE =
	'<x:xmpmeta xmlns:x="adobe:ns:meta/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"' +
	' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/">' +
	'<rdf:Description dc:title="Harbor" exif:GPSLatitude="52,30.0N" exif:GPSLongitude=\'13,24E\'>' +
	'<exif:GPSAltitude>34/1</exif:GPSAltitude><dc:creator>Ada</dc:creator></rdf:Description></x:xmpmeta>';

const ascii = ( text: string ) => Uint8Array.from( text, ( char ) => char.charCodeAt( 0 ) );
export const join = ( ...parts: ReadonlyArray< ArrayLike< number > > ) =>
	Uint8Array.from( parts.flatMap( ( part ) => Array.from( part ) ) );
const big = ( value: number, size: number ) =>
	Array.from( { length: size }, ( _, i ) => ( value / 256 ** ( size - 1 - i ) ) & 255 );
const little = ( value: number, size: number ) => big( value, size ).reverse();

export const segment = ( marker: number, content: ArrayLike< number > ) =>
	join( [ 0xff, marker ], big( content.length + 2, 2 ), content );
export const exifSegment = ( data: Uint8Array ) =>
	segment( 0xe1, join( ascii( 'Exif\0\0' ), data ) );
export const xmpSegment = ( text: string ) =>
	segment( 0xe1, ascii( `http://ns.adobe.com/xap/1.0/\0${ text }` ) );
/** A segment with IPTC data between other resources of Photoshop. */
export function iptcSegment( caption: string ) {
	const resource = ( id: number, data: ArrayLike< number >, name = '' ) =>
		join(
			ascii( '8BIM' ),
			big( id, 2 ),
			[ name.length ],
			ascii( name ),
			name.length % 2 ? [] : [ 0 ],
			big( data.length, 4 ),
			data,
			data.length % 2 ? [ 0 ] : []
		);
	const data = join( [ 0x1c, 2, 120 ], big( caption.length, 2 ), ascii( caption ) );
	return segment(
		0xed,
		join(
			ascii( 'Photoshop 3.0\0' ),
			resource( 0x040c, [ 1, 2, 3 ], 'old' ),
			resource( 0x0404, data ),
			resource( 0x0425, [ 5 ] )
		)
	);
}
const ICC = segment( 0xe2, ascii( 'ICC_PROFILE\0 a profile' ) );

/** Returns a JPEG without pixels that a decoder could open. */
export const jpeg = (
	segments: readonly Uint8Array[] = [ exifSegment( exif() ) ],
	width = 40,
	height = 30
) =>
	join(
		...[ [ 0xff, 0xd8 ], ...segments, ICC ],
		segment( 0xc0, join( [ 8 ], big( height, 2 ), big( width, 2 ), [ 1, 1, 0x11, 0 ] ) ),
		...[ segment( 0xda, [ 1, 1, 0, 0, 63, 0 ] ), [ 1, 2, 3, 4 ], [ 0xff, 0xd9 ] ]
	);

const chunk = ( type: string, content: ArrayLike< number >, sum = 0 ) =>
	join( big( content.length, 4 ), ascii( type ), content, big( sum, 4 ) );

/** Returns a PNG whose checksums are only right in the end. */
export const png = (
	...parts: ReadonlyArray< readonly [ string, ArrayLike< number > | string ] >
) =>
	join(
		ascii( '\x89PNG\r\n\x1a\n' ),
		chunk( 'IHDR', join( big( 40, 4 ), big( 30, 4 ), [ 8, 2, 0, 0, 0 ] ) ),
		...parts.map( ( [ type, content ] ) =>
			chunk( type, typeof content === 'string' ? ascii( content ) : content )
		),
		chunk( 'IEND', [], 0xae426082 )
	);

/** Returns a WebP. */
export function webp(
	parts: ReadonlyArray< readonly [ string, Uint8Array | string ] >,
	{ width = 40, height = 30, flags = 0 } = {}
) {
	const size = join( [ flags, 0, 0, 0 ], little( width - 1, 3 ), little( height - 1, 3 ) );
	const chunks = ( [ [ 'VP8X', size ], ...parts ] as const ).map( ( [ type, content ] ) => {
		const bytes = typeof content === 'string' ? ascii( content ) : content;
		return join(
			ascii( type ),
			little( bytes.length, 4 ),
			bytes,
			bytes.length % 2 ? [ 0 ] : []
		);
	} );
	const body = join( ascii( 'WEBP' ), ...chunks );
	return join( ascii( 'RIFF' ), little( body.length, 4 ), body );
}

const box = ( type: string, ...parts: ReadonlyArray< ArrayLike< number > > ) => {
	const content = join( ...parts );
	return join( big( content.length + 8, 4 ), ascii( type ), content );
};

/** Returns a HEIC or AVIF image with EXIF data and XMP. */
export function heif( { brand = 'heic', data = exif(), xmp = XMP_WITH_PLACE, parts = 1 } = {} ) {
	const item = ( id: number, type: string, more = '' ) =>
		box( 'infe', [ 2, 0, 0, 0 ], big( id, 2 ), [ 0, 0 ], ascii( `${ type }\0${ more }` ) );
	const exifItem = join( big( 6, 4 ), ascii( 'Exif\0\0' ), data );
	const head = box( 'ftyp', ascii( `${ brand }\0\0\0\0mif1` ) );
	const meta = ( start: number ) => {
		const place = ( id: number, from: number, length: number ) =>
			join(
				...[ big( id, 2 ), [ 0, 0 ], big( parts, 2 ) ],
				...Array.from( { length: parts }, () => join( big( from, 4 ), big( length, 4 ) ) )
			);
		return box(
			'meta',
			[ 0, 0, 0, 0 ],
			box(
				'iinf',
				...[ [ 0, 0, 0, 0 ], big( 2, 2 ), item( 1, 'Exif' ) ],
				item( 2, 'mime', '\0application/rdf+xml\0' )
			),
			box(
				'iprp',
				box( 'ipco', box( 'ispe', [ 0, 0, 0, 0 ], big( 4032, 4 ), big( 3024, 4 ) ) )
			),
			box(
				'iloc',
				...[ [ 0, 0, 0, 0 ], [ 0x44, 0 ], big( 2, 2 ) ],
				place( 1, start, exifItem.length ),
				place( 2, start + exifItem.length, xmp.length )
			)
		);
	};
	const start = head.length + meta( 0 ).length + 8;
	return join( head, meta( start ), box( 'mdat', exifItem, ascii( xmp ), [ 9, 9, 9 ] ) );
}

export const fileWith = ( bytes: Uint8Array, name = 'photo.jpg', type = '' ) =>
	new File( [ bytes as BlobPart ], name, { type, lastModified: 1_700_000_000_000 } );
