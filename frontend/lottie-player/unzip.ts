const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * Returns the files of a zip archive by name. Reads its central directory, because the sizes in
 * local headers may be missing. Rejects for invalid archives. Source: APPNOTE.TXT 6.3, 4.3.12 and
 * 4.3.16.
 */
export async function unzip( archive: ArrayBuffer ): Promise< Map< string, Uint8Array > > {
	const view = new DataView( archive );
	const files = new Map< string, Uint8Array >();
	let end = archive.byteLength - 22;
	while ( end >= 0 && view.getUint32( end, true ) !== END ) {
		end--;
	}
	const count = view.getUint16( end + 10, true );
	let at = view.getUint32( end + 16, true );
	for ( let i = 0; i < count && view.getUint32( at, true ) === ENTRY; i++ ) {
		const nameLength = view.getUint16( at + 28, true );
		const name = new TextDecoder().decode( new Uint8Array( archive, at + 46, nameLength ) );
		files.set( name, await unpack( archive, at ) );
		at += 46 + nameLength + view.getUint16( at + 30, true ) + view.getUint16( at + 32, true );
	}
	return files;
}

/** Returns the file at this position of the central directory. */
async function unpack( archive: ArrayBuffer, entry: number ): Promise< Uint8Array > {
	const view = new DataView( archive );
	const method = view.getUint16( entry + 10, true );
	const size = view.getUint32( entry + 20, true );
	const local = view.getUint32( entry + 42, true );
	const start =
		local + 30 + view.getUint16( local + 26, true ) + view.getUint16( local + 28, true );
	const packed = new Uint8Array( archive, start, size );
	if ( method === STORED ) {
		return packed;
	}
	if ( method !== DEFLATED ) {
		throw new Error( `Packed by method ${ method }.` );
	}
	const stream = new Blob( [ packed ] )
		.stream()
		.pipeThrough( new DecompressionStream( 'deflate-raw' ) );
	return new Uint8Array( await new Response( stream ).arrayBuffer() );
}
