import { crc32, deflateSync } from 'node:zlib';

/** Returns a square PNG that cannot be compressed: three bytes for each pixel. Equal for equal sides. */
export function noise( side: number ): Buffer {
	const row = side * 3 + 1;
	const pixels = Buffer.alloc( row * side );
	let state = 1;
	for ( let i = 0; i < pixels.length; i++ ) {
		state = ( Math.imul( state, 1_664_525 ) + 1_013_904_223 ) >>> 0;
		// The first byte of a row names its filter; 0 is none.
		pixels[ i ] = i % row ? state >>> 24 : 0;
	}
	const head = Buffer.from( [ 0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0 ] );
	head.writeUInt32BE( side, 0 );
	head.writeUInt32BE( side, 4 );
	return Buffer.concat( [
		Buffer.from( [ 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a ] ),
		chunk( 'IHDR', head ),
		chunk( 'IDAT', deflateSync( pixels, { level: 0 } ) ),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}

function chunk( type: string, content: Buffer ): Buffer {
	const body = Buffer.concat( [ Buffer.from( type ), content ] );
	const [ length, sum ] = [ Buffer.alloc( 4 ), Buffer.alloc( 4 ) ];
	length.writeUInt32BE( content.length );
	sum.writeUInt32BE( crc32( body ) );
	return Buffer.concat( [ length, body, sum ] );
}
