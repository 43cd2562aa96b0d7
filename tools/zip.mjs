// Writes a zip: deflated, in the given order, with equal bytes for equal files.
import { crc32, deflateRawSync } from 'node:zlib';

/** Midnight of 1980-01-01, the minimum of the format: a real time would change every archive. */
const DATE = ( 1 << 5 ) | 1;
const VERSION_NEEDED = 20;
const MADE_ON_UNIX = ( 3 << 8 ) | VERSION_NEEDED;
const NAMES_ARE_UTF8 = 1 << 11;
const DEFLATED = 8;
const PLAIN_FILE_0644 = 0o100644 * 0x10000;

/**
 * @param {Array<{name: string, data: Buffer}>} files Names with forward slashes.
 * @return {Buffer} The archive.
 */
export function zip( files ) {
	const bodies = [];
	const directory = [];
	let offset = 0;
	for ( const { name, data } of files ) {
		const packed = deflateRawSync( data, { level: 9 } );
		const common = fields( [
			[ 2, VERSION_NEEDED ],
			[ 2, NAMES_ARE_UTF8 ],
			[ 2, DEFLATED ],
			[ 2, 0 ],
			[ 2, DATE ],
			[ 4, crc32( data ) ],
			[ 4, packed.length ],
			[ 4, data.length ],
			[ 2, Buffer.byteLength( name ) ],
			[ 2, 0 ],
		] );
		const body = Buffer.concat( [
			Buffer.from( 'PK\x03\x04' ),
			common,
			Buffer.from( name ),
			packed,
		] );
		const place = fields( [
			[ 2, 0 ],
			[ 2, 0 ],
			[ 2, 0 ],
			[ 4, PLAIN_FILE_0644 ],
			[ 4, offset ],
		] );
		directory.push(
			Buffer.from( 'PK\x01\x02' ),
			fields( [ [ 2, MADE_ON_UNIX ] ] ),
			common,
			place,
			Buffer.from( name )
		);
		bodies.push( body );
		offset += body.length;
	}
	const listing = Buffer.concat( directory );
	const end = fields( [
		[ 2, 0 ],
		[ 2, 0 ],
		[ 2, files.length ],
		[ 2, files.length ],
		[ 4, listing.length ],
		[ 4, offset ],
		[ 2, 0 ],
	] );
	return Buffer.concat( [ ...bodies, listing, Buffer.from( 'PK\x05\x06' ), end ] );
}

/** Returns little-endian numbers, each with its length in bytes. */
function fields( numbers ) {
	const out = Buffer.alloc( numbers.reduce( ( sum, [ length ] ) => sum + length, 0 ) );
	let at = 0;
	for ( const [ length, value ] of numbers ) {
		out.writeUIntLE( value, at, length );
		at += length;
	}
	return out;
}
