import { hasText, textOf, viewOf, type Read } from './bytes';
import type { Block, ImageFacts } from './facts';

/** An animation has one part for each image. */
const MOST_CHUNKS = 20_000;

const ANIMATED = 0x02;

/** Returns facts of a WebP. */
export async function readWebp( read: Read ): Promise< ImageFacts > {
	const facts = { format: 'webp' as const, width: 0, height: 0, isAnimated: false };
	const blocks: Block[] = [];
	let at = 12;
	for ( let i = 0; i < MOST_CHUNKS; i++ ) {
		const head = await read( at, at + 8 );
		if ( head.length < 8 ) {
			return { ...facts, blocks, isComplete: true };
		}
		const type = textOf( head.subarray( 0, 4 ) );
		const length = viewOf( head ).getUint32( 4, true );
		const start = at + 8;
		const end = start + length;
		if ( type.startsWith( 'VP8' ) ) {
			Object.assign( facts, sizeOf( type, await read( start, start + 10 ), facts ) );
		} else if ( type === 'EXIF' ) {
			// Some programs write the name of the segment of a JPEG before it.
			const isNamed = hasText( await read( start, start + 6 ), 'Exif\0\0' );
			blocks.push( { type: 'exif', start: start + ( isNamed ? 6 : 0 ), end } );
		} else if ( type === 'XMP ' ) {
			blocks.push( { type: 'xmp', start, end } );
		}
		at = end + ( length % 2 );
	}
	return { ...facts, blocks, isComplete: false };
}

function sizeOf( type: string, bytes: Uint8Array, known: { width: number } ) {
	if ( bytes.length < 10 || ( known.width && type !== 'VP8X' ) ) {
		return {};
	}
	const view = viewOf( bytes );
	if ( type === 'VP8X' ) {
		return {
			width: 1 + ( view.getUint32( 4, true ) & 0xffffff ),
			height: 1 + ( view.getUint32( 6, true ) >>> 8 ),
			isAnimated: ( bytes[ 0 ]! & ANIMATED ) > 0,
		};
	}
	if ( type === 'VP8L' ) {
		const bits = view.getUint32( 1, true );
		return { width: 1 + ( bits & 0x3fff ), height: 1 + ( ( bits >>> 14 ) & 0x3fff ) };
	}
	return {
		width: view.getUint16( 6, true ) & 0x3fff,
		height: view.getUint16( 8, true ) & 0x3fff,
	};
}
