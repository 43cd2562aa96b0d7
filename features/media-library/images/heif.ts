import { textOf, viewOf, type Read } from './bytes';
import type { Block, ImageFacts, ImageFormat } from './facts';

/** Boxes on one level of a file, and items of an image: a photo has about 60. */
const MOST_BOXES = 200;
const MOST_ITEMS = 5000;
/** The list of items of a photo has a few kilobytes. */
const MOST_META_BYTES = 4 * 1024 ** 2;

interface Box {
	type: string;
	/** First byte of the content, and the byte behind it. */
	start: number;
	end: number;
}

/** An item with metadata. */
interface Item {
	id: number;
	type: Block[ 'type' ];
}

/** Returns facts of a HEIC or AVIF image. */
export async function readHeif( read: Read, format: ImageFormat ): Promise< ImageFacts > {
	const facts = { format, width: 0, height: 0, isAnimated: false };
	const boxes = await topBoxes( read );
	const meta = boxes.find( ( { type } ) => type === 'meta' );
	const isAnimated = boxes.some( ( { type } ) => type === 'moov' );
	if ( ! meta || meta.end - meta.start > MOST_META_BYTES ) {
		return { ...facts, isAnimated, blocks: [], isComplete: false };
	}
	const bytes = await read( meta.start, meta.end );
	const inside = boxesOf( bytes, { type: '', start: 4, end: bytes.length } );
	const blocks = await metadataOf( read, bytes, inside, meta.start );
	return {
		...{ ...facts, ...largestSize( bytes, inside ), isAnimated },
		...{ blocks: blocks ?? [], isComplete: blocks !== null },
	};
}

async function topBoxes( read: Read ): Promise< Box[] > {
	const boxes: Box[] = [];
	let at = 0;
	while ( boxes.length < MOST_BOXES ) {
		const box = boxAt( await read( at, at + 16 ), 0 );
		if ( ! box ) {
			break;
		}
		const end = box.end === Infinity ? Infinity : at + box.end;
		boxes.push( { type: box.type, start: at + box.start, end } );
		at = end;
		if ( end === Infinity ) {
			break;
		}
	}
	return boxes;
}

/** Returns the boxes inside a part of a file. */
function boxesOf( bytes: Uint8Array, { start, end }: Box ): Box[] {
	const boxes: Box[] = [];
	let at = start;
	while ( at < end && boxes.length < MOST_BOXES ) {
		const box = boxAt( bytes, at );
		if ( ! box || box.end > end ) {
			break;
		}
		boxes.push( box );
		at = box.end;
	}
	return boxes;
}

/** Returns the box at a place; null if there is none. */
function boxAt( bytes: Uint8Array, at: number ): Box | null {
	if ( at + 8 > bytes.length ) {
		return null;
	}
	const view = viewOf( bytes );
	const type = textOf( bytes.subarray( at + 4, at + 8 ) );
	const size = view.getUint32( at );
	if ( size === 0 ) {
		return { type, start: at + 8, end: Infinity };
	}
	const isLong = size === 1;
	if ( isLong && at + 16 > bytes.length ) {
		return null;
	}
	const length = isLong ? Number( view.getBigUint64( at + 8 ) ) : size;
	const start = at + ( isLong ? 16 : 8 );
	return at + length < start ? null : { type, start, end: at + length };
}

/** Returns the size of the largest image: others are parts of it, or previews. */
function largestSize( bytes: Uint8Array, inside: readonly Box[] ) {
	const view = viewOf( bytes );
	const sizes = inside
		.filter( ( { type } ) => type === 'iprp' )
		.flatMap( ( box ) => boxesOf( bytes, box ) )
		.filter( ( { type } ) => type === 'ipco' )
		.flatMap( ( box ) => boxesOf( bytes, box ) )
		.filter( ( { type, start, end } ) => type === 'ispe' && end - start >= 12 )
		.map( ( { start } ) => ( {
			width: view.getUint32( start + 4 ),
			height: view.getUint32( start + 8 ),
		} ) );
	return sizes.sort( ( a, b ) => b.width * b.height - a.width * a.height )[ 0 ] ?? {};
}

/** Returns the metadata; null if it is not where it can be changed. */
async function metadataOf(
	read: Read,
	bytes: Uint8Array,
	inside: readonly Box[],
	offset: number
): Promise< Block[] | null > {
	const box = ( name: string ) => inside.find( ( { type } ) => type === name );
	const [ info, location, data ] = [ box( 'iinf' ), box( 'iloc' ), box( 'idat' ) ];
	const items = info ? itemsOf( bytes, info ) : [];
	if ( ! items.length ) {
		return [];
	}
	try {
		const places = location ? placesOf( bytes, location ) : new Map< number, Place >();
		const blocks: Block[] = [];
		for ( const { id, type } of items ) {
			const place = places.get( id );
			const base = place?.isInside ? data && data.start + offset : 0;
			if ( ! place || base === undefined ) {
				return null;
			}
			const start = base + place.start;
			blocks.push( { type, start, end: start + place.length } );
		}
		return await Promise.all( blocks.map( ( block ) => withoutPrefix( read, block ) ) );
	} catch {
		return null;
	}
}

/** EXIF data begins with the length of a name, and often with the name. */
async function withoutPrefix( read: Read, block: Block ): Promise< Block > {
	if ( block.type !== 'exif' ) {
		return block;
	}
	const head = await read( block.start, block.start + 4 );
	return { ...block, start: block.start + 4 + viewOf( head ).getUint32( 0 ) };
}

/** Returns the items with metadata. */
function itemsOf( bytes: Uint8Array, info: Box ): Item[] {
	const countBytes = bytes[ info.start ] ? 4 : 2;
	const entries = boxesOf( bytes, { ...info, start: info.start + 4 + countBytes } );
	return entries.flatMap( ( { start, end } ): Item[] => {
		const version = bytes[ start ] ?? 0;
		if ( version < 2 || end - start < 12 ) {
			return [];
		}
		const view = viewOf( bytes );
		const id = version > 2 ? view.getUint32( start + 4 ) : view.getUint16( start + 4 );
		const at = start + ( version > 2 ? 10 : 8 );
		const type = textOf( bytes.subarray( at, at + 4 ) );
		if ( type === 'Exif' ) {
			return [ { id, type: 'exif' } ];
		}
		const isXmp = textOf( bytes.subarray( at + 4, end ) ).includes( 'application/rdf+xml' );
		return type === 'mime' && isXmp ? [ { id, type: 'xmp' } ] : [];
	} );
}

interface Place {
	/** Whether the data is in the list of boxes itself. */
	isInside: boolean;
	start: number;
	length: number;
}

/**
 * Returns where items are that have one part.
 *
 * @throws RangeError If the box is too short.
 */
function placesOf( bytes: Uint8Array, { start, end }: Box ): Map< number, Place > {
	const view = viewOf( bytes.subarray( 0, end ) );
	let at = start + 4;
	const next = ( size: number ) => {
		at += size;
		switch ( size ) {
			case 0:
				return 0;
			case 2:
				return view.getUint16( at - 2 );
			case 4:
				return view.getUint32( at - 4 );
			case 8:
				return Number( view.getBigUint64( at - 8 ) );
			default:
				throw new RangeError();
		}
	};
	const version = view.getUint8( start );
	const sizes = next( 2 );
	const [ offsetSize, lengthSize ] = [ sizes >> 12, ( sizes >> 8 ) & 15 ];
	const [ baseSize, indexSize ] = [ ( sizes >> 4 ) & 15, version ? sizes & 15 : 0 ];
	const count = next( version < 2 ? 2 : 4 );
	const places = new Map< number, Place >();
	for ( let i = 0; i < Math.min( count, MOST_ITEMS ); i++ ) {
		const id = next( version < 2 ? 2 : 4 );
		const method = version ? next( 2 ) & 15 : 0;
		const isHere = next( 2 ) === 0;
		const base = next( baseSize );
		const parts = next( 2 );
		for ( let part = 0; part < parts; part++ ) {
			next( indexSize );
			const from = base + next( offsetSize );
			const length = next( lengthSize );
			if ( isHere && parts === 1 && method < 2 ) {
				places.set( id, { isInside: method === 1, start: from, length } );
			}
		}
	}
	return places;
}
