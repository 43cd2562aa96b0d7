import { expect, it } from 'vitest';
import { FIRST_CHUNK_BYTES, firstChunkBytes, nextChunkBytes } from './chunk-size';

it.each( [
	[ 'a fast chunk', FIRST_CHUNK_BYTES, 200, 1_000_000, 2 * FIRST_CHUNK_BYTES ],
	[ 'a fast chunk near the limit', 800_000, 200, 1_000_000, 1_000_000 ],
	[ 'a chunk in good time', 500_000, 2000, 1_000_000, 500_000 ],
	[ 'a slow chunk', 800_000, 5000, 1_000_000, 400_000 ],
	[ 'a slow chunk of the first length', FIRST_CHUNK_BYTES, 9000, 1_000_000, FIRST_CHUNK_BYTES ],
	[ 'a chunk of a server with a small limit', 1000, 9000, 1000, 1000 ],
] )( 'the length after %s', ( _what, bytes, ms, most, next ) => {
	expect( nextChunkBytes( bytes, ms, most ) ).toBe( next );
} );

it( 'the first length is never above the limit', () => {
	expect( firstChunkBytes( 1_000_000 ) ).toBe( FIRST_CHUNK_BYTES );
	expect( firstChunkBytes( 1000 ) ).toBe( 1000 );
} );
