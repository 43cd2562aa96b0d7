import { hasText, textOf, viewOf, type Read } from './bytes';
import type { Block, ImageFacts } from './facts';

/** Parts of a PNG; the pixels are in many of them. */
const MOST_CHUNKS = 50_000;

/** Keywords with which older programs store EXIF and XMP as text. */
const RAW = /^Raw profile type (?:exif|app1|xmp)\0/i;
const XMP = 'XML:com.adobe.xmp\0';

/** Returns facts of a PNG. */
export async function readPng( read: Read ): Promise< ImageFacts > {
	const header = viewOf( await read( 0, 24 ) );
	const [ width, height ] =
		header.byteLength < 24 ? [ 0, 0 ] : [ header.getUint32( 16 ), header.getUint32( 20 ) ];
	const facts = { format: 'png' as const, width, height, isAnimated: false };
	const blocks: Block[] = [];
	let at = 8;
	for ( let i = 0; i < MOST_CHUNKS; i++ ) {
		const head = await read( at, at + 8 );
		if ( head.length < 8 ) {
			// Other programs may read a file without its end.
			return { ...facts, blocks, isComplete: true };
		}
		const length = viewOf( head ).getUint32( 0 );
		const type = textOf( head.subarray( 4 ) );
		const chunk = { start: at, end: at + 12 + length };
		if ( type === 'eXIf' ) {
			blocks.push( { type: 'exif', start: at + 8, end: at + 8 + length, chunk } );
		} else if ( type === 'iTXt' || type === 'tEXt' || type === 'zTXt' ) {
			const text = await read( at + 8, at + 8 + Math.min( length, 100 ) );
			blocks.push( ...textBlocks( text, chunk ) );
		} else if ( type === 'acTL' ) {
			facts.isAnimated = true;
		}
		if ( type === 'IEND' ) {
			return { ...facts, blocks, isComplete: true };
		}
		at = chunk.end;
	}
	return { ...facts, blocks, isComplete: false };
}

function textBlocks( text: Uint8Array, chunk: { start: number; end: number } ): Block[] {
	const all = { start: chunk.start + 8, end: chunk.end - 4, chunk };
	if ( RAW.test( textOf( text ) ) ) {
		return [ { type: 'opaque', ...all } ];
	}
	if ( ! hasText( text, XMP ) ) {
		return [];
	}
	const isCompressed = text[ XMP.length ] !== 0;
	return [ { type: isCompressed ? 'opaque' : 'xmp', ...all } ];
}

/** Returns the checksum of a part of a PNG. */
export function checksum( bytes: Uint8Array ): number {
	let sum = -1;
	for ( const byte of bytes ) {
		sum ^= byte;
		for ( let bit = 0; bit < 8; bit++ ) {
			sum = ( sum >>> 1 ) ^ ( sum & 1 ? 0xedb88320 : 0 );
		}
	}
	return ~sum >>> 0;
}
