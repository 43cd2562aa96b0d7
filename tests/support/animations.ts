import { crc32, deflateRawSync } from 'node:zlib';

/** A small rotating square, 120 by 80. */
export const SPINNER = {
	v: '5.7.0',
	fr: 30,
	ip: 0,
	op: 60,
	w: 120,
	h: 80,
	nm: 'spinner',
	ddd: 0,
	assets: [],
	layers: [
		{
			ddd: 0,
			ind: 1,
			ty: 4,
			sr: 1,
			ip: 0,
			op: 60,
			st: 0,
			bm: 0,
			ao: 0,
			ks: {
				o: { a: 0, k: 100 },
				r: {
					a: 1,
					k: [
						{
							t: 0,
							s: [ 0 ],
							i: { x: [ 0.8 ], y: [ 1 ] },
							o: { x: [ 0.2 ], y: [ 0 ] },
						},
						{ t: 60, s: [ 360 ] },
					],
				},
				p: { a: 0, k: [ 60, 40, 0 ] },
				a: { a: 0, k: [ 0, 0, 0 ] },
				s: { a: 0, k: [ 100, 100, 100 ] },
			},
			shapes: [
				{
					ty: 'gr',
					it: [
						{
							ty: 'rc',
							d: 1,
							s: { a: 0, k: [ 50, 50 ] },
							p: { a: 0, k: [ 0, 0 ] },
							r: { a: 0, k: 6 },
						},
						{
							ty: 'fl',
							c: { a: 0, k: [ 0.1, 0.3, 0.6, 1 ] },
							o: { a: 0, k: 100 },
							r: 1,
						},
						{
							ty: 'tr',
							p: { a: 0, k: [ 0, 0 ] },
							a: { a: 0, k: [ 0, 0 ] },
							s: { a: 0, k: [ 100, 100 ] },
							r: { a: 0, k: 0 },
							o: { a: 0, k: 100 },
						},
					],
				},
			],
		},
	],
};

/** Returns a zip archive of these files, compressed. */
export function zip( files: Record< string, string > ): Buffer {
	const parts: Buffer[] = [];
	const directory: Buffer[] = [];
	let at = 0;
	for ( const [ name, text ] of Object.entries( files ) ) {
		const raw = Buffer.from( text );
		const packed = deflateRawSync( raw );
		const facts = Buffer.alloc( 26 );
		facts.writeUInt16LE( 20, 0 );
		facts.writeUInt16LE( 8, 4 );
		facts.writeUInt32LE( crc32( raw ), 10 );
		facts.writeUInt32LE( packed.length, 14 );
		facts.writeUInt32LE( raw.length, 18 );
		facts.writeUInt16LE( name.length, 22 );
		const local = Buffer.concat( [
			Buffer.from( 'PK\x03\x04' ),
			facts,
			Buffer.from( name ),
			packed,
		] );
		const more = Buffer.alloc( 14 );
		more.writeUInt32LE( at, 10 );
		directory.push(
			Buffer.concat( [
				Buffer.from( 'PK\x01\x02' ),
				Buffer.from( [ 20, 0 ] ),
				facts,
				more,
				Buffer.from( name ),
			] )
		);
		parts.push( local );
		at += local.length;
	}
	const size = directory.reduce( ( sum, entry ) => sum + entry.length, 0 );
	const end = Buffer.alloc( 22 );
	end.write( 'PK\x05\x06' );
	end.writeUInt16LE( parts.length, 8 );
	end.writeUInt16LE( parts.length, 10 );
	end.writeUInt32LE( size, 12 );
	end.writeUInt32LE( at, 16 );
	return Buffer.concat( [ ...parts, ...directory, end ] );
}

/** Returns a .lottie archive of the spinner. */
export const archive = ( animation: object = SPINNER ) =>
	zip( {
		'manifest.json': JSON.stringify( { version: '1', animations: [ { id: 'spin' } ] } ),
		'animations/spin.json': JSON.stringify( animation ),
	} );
