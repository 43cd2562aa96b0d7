import { viewOf } from './bytes';
import type { Block, ImageFacts } from './facts';
import { checksum } from './png';
import { MOST_METADATA_BYTES } from './read-image';
import { withoutPlace } from './tiff';
import { withoutXmpPlace } from './xmp';

/**
 * Removes the place from the metadata of an image. The pixels and all other metadata stay as they are,
 * byte for byte. Returns null if the file cannot be changed safely.
 */
export async function removePlace( file: File, facts: ImageFacts ): Promise< File | null > {
	if ( ! facts.isComplete ) {
		return null;
	}
	const parts: BlobPart[] = [];
	let done = 0;
	for ( const block of [ ...facts.blocks ].sort( ( a, b ) => a.start - b.start ) ) {
		const { start, end } = block.chunk ?? block;
		// Two of them must not share bytes.
		const part = start < done ? null : await partOf( file, block );
		if ( ! part ) {
			return null;
		}
		parts.push( file.slice( done, start ), part as BlobPart );
		done = end;
	}
	const { name, type, lastModified } = file;
	return new File( [ ...parts, file.slice( done ) ], name, { type, lastModified } );
}

/** Returns the new bytes of a part of the file; null if it cannot be changed. */
async function partOf( file: Blob, block: Block ): Promise< Uint8Array | null > {
	if ( block.type === 'opaque' ) {
		return new Uint8Array();
	}
	const { start, end, chunk = block } = block;
	if ( end - start > MOST_METADATA_BYTES ) {
		return null;
	}
	const bytes = new Uint8Array( await file.slice( chunk.start, chunk.end ).arrayBuffer() );
	const from = start - chunk.start;
	const old = bytes.subarray( from, from + end - start );
	const cleaned = block.type === 'exif' ? withoutPlace( old ) : withoutXmpPlace( old );
	if ( ! cleaned || cleaned === old ) {
		return cleaned && bytes;
	}
	bytes.set( cleaned, from );
	if ( block.chunk ) {
		const sumAt = bytes.length - 4;
		viewOf( bytes ).setUint32( sumAt, checksum( bytes.subarray( 4, sumAt ) ) );
	}
	return bytes;
}

/** Returns the EXIF data of an image; null without any. */
export async function exifOf( file: Blob, { blocks }: ImageFacts ): Promise< Uint8Array | null > {
	const block = blocks.find( ( { type } ) => type === 'exif' );
	return block
		? new Uint8Array( await file.slice( block.start, block.end ).arrayBuffer() )
		: null;
}
