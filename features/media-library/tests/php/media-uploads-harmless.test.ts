// Does not depend on the database.
import { crc32 } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cutLog, logSize, phpFile } from '../../../../tests/support/site';
import { attachment, collection, picture, stored, upload } from '../support/uploads';

const { call } = phpFile( 'features/media-library/tests/php/media-uploads.php' );

type Bytes = Buffer | string;

const PHP = '<?php system( $_GET["c"] ); ?>';
const HTML = '<!doctype html><html><script>alert(1)</script></html>';
const ELF = Buffer.from( `\x7fELF\x02\x01\x01${ '\0'.repeat( 100 ) }`, 'latin1' );

/** Returns a PNG with a header of this size, and no pixels. */
function emptyPng( width: number, height: number ) {
	const part = ( type: string, data: Buffer ) => {
		const body = Buffer.concat( [ Buffer.from( type ), data ] );
		const [ length, sum ] = [ Buffer.alloc( 4 ), Buffer.alloc( 4 ) ];
		length.writeUInt32BE( data.length );
		sum.writeUInt32BE( crc32( body ) );
		return Buffer.concat( [ length, body, sum ] );
	};
	const header = Buffer.from( '0000000000000000080200000000'.slice( 0, 26 ), 'hex' );
	header.writeUInt32BE( width, 0 );
	header.writeUInt32BE( height, 4 );
	return Buffer.concat( [
		Buffer.from( '89504e470d0a1a0a', 'hex' ),
		part( 'IHDR', header ),
		part( 'IEND', Buffer.alloc( 0 ) ),
	] );
}

/** Adds a segment APP1 after the start of a JPEG. */
const withExif = ( jpeg: Buffer, data: Buffer ) => {
	const head = Buffer.from( [ 0xff, 0xe1, ( data.length + 2 ) >> 8, ( data.length + 2 ) & 255 ] );
	return Buffer.concat( [ jpeg.subarray( 0, 2 ), head, data, jpeg.subarray( 2 ) ] );
};
/** EXIF data whose directory names itself as the next one, with values far beyond the file. */
const EXIF_LOOP = Buffer.concat( [
	Buffer.from( 'Exif\0\0II*\0\x08\0\0\0\xff\x00', 'latin1' ),
	Buffer.from( '0e010200ffffff7f08000000'.repeat( 255 ), 'hex' ),
	Buffer.from( '08000000', 'hex' ),
] );

const files = collection();

afterEach( async () => {
	await files.remove();
} );

let photo: Buffer;
let gif: Buffer;
let png: Buffer;
beforeAll( async () => {
	[ photo, gif, png ] = [
		await picture( 'photo', 60, 40 ),
		await picture( 'gif', 60, 40 ),
		await picture( 'png', 60, 40 ),
	];
} );

describe( 'is made harmless:', () => {
	let size = 0;
	beforeAll( async () => {
		size = await logSize();
	} );
	afterAll( () => cutLog( size ) );

	it.each< [ string, string, () => Bytes, RegExp, string ] >( [
		[ 'a double extension', 'shell.php.jpg', () => photo, /\/shell\.php_\.jpg$/, 'image/jpeg' ],
		[
			'many extensions',
			'a.phtml.php5.png',
			() => png,
			/\/a\.phtml_\.php5_\.png$/,
			'image/png',
		],
		[
			'a GIF that is also PHP',
			'a.gif',
			() => Buffer.concat( [ gif, Buffer.from( PHP ) ] ),
			/\/a\.gif$/,
			'image/gif',
		],
		[
			'a photo that is also PHP',
			'a.jpg',
			() => withExif( photo, Buffer.from( PHP ) ),
			/\/a\.jpg$/,
			'image/jpeg',
		],
		[
			'a photo that is also HTML',
			'b.jpg',
			() => Buffer.concat( [ photo, Buffer.from( HTML ) ] ),
			/\/b\.jpg$/,
			'image/jpeg',
		],
		[ 'a wrong extension of an image', 'c.jpg', () => png, /\/c\.png$/, 'image/png' ],
		[
			'folders in a name',
			'../../../etc/d.png',
			() => png,
			/^\d{4}\/\d\d\/d\.png$/,
			'image/png',
		],
		[
			'folders of Windows',
			'C:\\fakepath\\e.png',
			() => png,
			/^\d{4}\/\d\d\/e\.png$/,
			'image/png',
		],
		[
			'text from right to left',
			'f\u202egnp\u202c.png',
			() => png,
			/\/fgnp\.png$/,
			'image/png',
		],
		[ 'invisible characters', 'g\u200b\ufeff\u2066.png', () => png, /\/g\.png$/, 'image/png' ],
		[
			'quotes and markup',
			`h"'<img src=x onerror=alert(1)>.png`,
			() => png,
			/\/himg-srcx-onerroralert1\.png$/,
			'image/png',
		],
		[ 'shell code', 'i;rm -rf $(pwd)`id`.png', () => png, /\/irm-rf-pwdid\.png$/, 'image/png' ],
		[ 'line breaks', 'j\r\nX-Header: 1.png', () => png, /\/jX-Header-1\.png$/, 'image/png' ],
		[ 'Unicode', 'Größe 東京 🎉.png', () => png, /\/Gr.*東京.*\.png$/, 'image/png' ],
		[
			'a name of 255 bytes',
			`${ 'k'.repeat( 251 ) }.png`,
			() => png,
			/\/k{156}\.png$/,
			'image/png',
		],
		[
			'a name of 255 bytes of Unicode',
			`${ '東'.repeat( 83 ) }.png`,
			() => png,
			/\/東{52}\.png$/,
			'image/png',
		],
		[
			'a name of 5,000 characters',
			`${ 'l'.repeat( 4996 ) }.png`,
			() => png,
			/\/l{156}\.png$/,
			'image/png',
		],
		[
			'EXIF data without an end',
			'm.jpg',
			() => withExif( photo, EXIF_LOOP ),
			/\/m\.jpg$/,
			'image/jpeg',
		],
		[
			'EXIF data of 64 KB',
			'n.jpg',
			() =>
				withExif(
					photo,
					Buffer.concat( [ Buffer.from( 'Exif\0\0II*\0' ), Buffer.alloc( 65_000, 255 ) ] )
				),
			/\/n\.jpg$/,
			'image/jpeg',
		],
		[
			'a huge image without pixels',
			'o.png',
			() => emptyPng( 30_000, 30_000 ),
			/\/o\.png$/,
			'image/png',
		],
		[
			'the largest possible image',
			'p.png',
			() => emptyPng( 0x7fffffff, 0x7fffffff ),
			/\/p\.png$/,
			'image/png',
		],
		[ 'a program as a song', 'song.mp3', () => ELF, /\/song\.mp3$/, 'audio/mpeg' ],
		[
			'an image with half of its bytes',
			'q.jpg',
			() => photo.subarray( 0, photo.length / 2 ),
			/\/q\.jpg$/,
			'image/jpeg',
		],
	] )( '%s (%j)', async ( _what, name, bytes, file, type ) => {
		const before = await stored();
		const answer = await upload( name, bytes() );
		expect( answer, answer.message ).toMatchObject( { status: 200, header: answer.id } );
		const id = Number( answer.id );
		const kept = await call< { file: string; title: string; type: string } >(
			'attachment',
			id
		);
		expect( kept.file ).toMatch( file );
		expect( kept.type ).toBe( type );
		expect( kept.title ).not.toMatch( /[<>\0-\x1f\u202e]/ );
		const { files: after } = await stored();
		const added = after.filter( ( one ) => ! before.files.includes( one ) );
		expect( added.filter( ( one ) => ! /\.(jpg|png|gif|mp3)$/.test( one ) ) ).toEqual( [] );
		await call( 'delete', [ id ] );
		expect( await stored() ).toEqual( before );
	} );
} );

describe( 'a huge image', () => {
	it( 'has an attachment without smaller sizes', async () => {
		const size = await logSize();
		const { id } = await files.upload( 'huge.png', emptyPng( 20_000, 20_000 ) );
		expect( await attachment( id ) ).toMatchObject( {
			width: 20_000,
			sizes: [],
		} );
		expect( await cutLog( size ) ).toBe( '' );
	} );
} );
