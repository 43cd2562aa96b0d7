/** Reads a part of a file, by its first byte and the byte behind it. It is shorter at the end of the file. */
export type Read = ( from: number, to: number ) => Promise< Uint8Array >;

/** So much is read at once. */
const BLOCK_BYTES = 128 * 1024;

/** Returns a function that reads a file in blocks, and keeps the last one. */
export function readerOf( file: Blob ): Read {
	let start = 0;
	let block = new Uint8Array();
	return async ( from, to ) => {
		if ( from < start || to > start + block.length ) {
			const end = Math.max( to, from + BLOCK_BYTES );
			block = new Uint8Array( await file.slice( from, end ).arrayBuffer() );
			start = from;
		}
		return block.subarray( from - start, to - start );
	};
}

export const viewOf = ( { buffer, byteOffset, byteLength }: Uint8Array ): DataView =>
	new DataView( buffer, byteOffset, byteLength );

/** Returns bytes as text with one character for each byte. */
export const textOf = ( bytes: Uint8Array ): string => {
	let text = '';
	for ( let at = 0; at < bytes.length; at += 0x8000 ) {
		text += String.fromCharCode( ...bytes.subarray( at, at + 0x8000 ) );
	}
	return text;
};

/** Returns whether bytes have a text at a place. */
export function hasText( bytes: Uint8Array, text: string, at = 0 ): boolean {
	for ( let i = 0; i < text.length; i++ ) {
		if ( bytes[ at + i ] !== text.charCodeAt( i ) ) {
			return false;
		}
	}
	return true;
}
