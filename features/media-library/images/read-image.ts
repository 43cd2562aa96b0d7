import { hasText, readerOf, textOf, type Read } from './bytes';
import type { Block, ImageFacts } from './facts';
import { readHeif } from './heif';
import { readJpeg } from './jpeg';
import { readPng } from './png';
import { readTiff } from './tiff';
import { readWebp } from './webp';
import { hasXmpPlace } from './xmp';

/** Larger metadata is not read. */
export const MOST_METADATA_BYTES = 16 * 1024 ** 2;

const HEIC_BRANDS = [ 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1' ];
const AVIF_BRANDS = [ 'avif', 'avis' ];

export interface FoundImage extends ImageFacts {
	/** Whether metadata contains the place where a photo was taken, or may contain it. */
	hasPlace: boolean;
}

/** Reads the header and the metadata of an image. Returns null for other files. Never rejects. */
export async function readImage( file: Blob ): Promise< FoundImage | null > {
	try {
		const read = readerOf( file );
		const facts = await factsOf( read );
		return facts && { ...facts, hasPlace: await hasPlace( read, facts ) };
	} catch {
		return null;
	}
}

/** Decides by the content, because names can be wrong. */
async function factsOf( read: Read ): Promise< ImageFacts | null > {
	const head = await read( 0, 64 );
	if ( hasText( head, '\xff\xd8\xff' ) ) {
		return readJpeg( read );
	}
	if ( hasText( head, '\x89PNG\r\n\x1a\n' ) ) {
		return readPng( read );
	}
	if ( hasText( head, 'RIFF' ) && hasText( head, 'WEBP', 8 ) ) {
		return readWebp( read );
	}
	if ( ! hasText( head, 'ftyp', 4 ) ) {
		return null;
	}
	// The first brand is the most important one; the others follow a version.
	const brands = [ 8, 16, 20, 24, 28, 32 ].map( ( at ) => textOf( head.subarray( at, at + 4 ) ) );
	if ( brands.some( ( brand ) => AVIF_BRANDS.includes( brand ) ) ) {
		return readHeif( read, 'avif' );
	}
	return brands.some( ( brand ) => HEIC_BRANDS.includes( brand ) )
		? readHeif( read, 'heic' )
		: null;
}

async function hasPlace( read: Read, { blocks, isComplete }: ImageFacts ): Promise< boolean > {
	for ( const block of blocks ) {
		if ( await mayHavePlace( read, block ) ) {
			return true;
		}
	}
	return ! isComplete;
}

async function mayHavePlace( read: Read, { type, start, end }: Block ): Promise< boolean > {
	if ( type === 'opaque' || end - start > MOST_METADATA_BYTES ) {
		return true;
	}
	const bytes = await read( start, end );
	return type === 'exif' ? readTiff( bytes )?.hasPlace === true : hasXmpPlace( bytes );
}
