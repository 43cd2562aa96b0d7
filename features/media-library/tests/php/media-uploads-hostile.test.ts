import { crc32 } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { cutLog, logSize, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';
import {
	finish,
	removeUploads,
	sendParts,
	staged,
	start,
	stored,
	upload,
} from '../support/uploads';

const { call } = phpFile( 'features/media-library/tests/php/media-uploads.php' );

type Bytes = Buffer | string;

const PHP = '<?php system( $_GET["c"] ); ?>';
const HTML = '<!doctype html><html><script>alert(1)</script></html>';
const SVG =
	'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const EXE = Buffer.from( `MZ${ '\0'.repeat( 58 ) }\x80\0\0\0${ '\0'.repeat( 64 ) }PE\0\0L\x01` );
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

let photo: Buffer;
let gif: Buffer;
let png: Buffer;
const made: number[] = [];

beforeAll( async () => {
	const picture = async ( kind: string ) =>
		Buffer.from( await call< string >( 'picture', kind, 60, 40 ), 'base64' );
	[ photo, gif, png ] = [
		await picture( 'photo' ),
		await picture( 'gif' ),
		await picture( 'png' ),
	];
	await visitor( 'author' );
	await removeUploads();
} );
afterEach( async () => {
	await unplug( 'uploads' );
	await call( 'delete', made.splice( 0 ) );
} );
afterAll( removeUploads );

/** Codes of the errors, each with the start of its message. */
const TYPE = [ 'pagewright_upload_type', 'Sorry, you are not allowed to upload this file type' ];
const NOT_IMAGE = [ 'pagewright_upload_not_image', 'The content of this file is not an image' ];
const EMPTY = [ 'pagewright_upload_empty', 'This file is empty' ];

describe( 'is refused, and nothing remains:', () => {
	let size = 0;
	beforeAll( async () => {
		size = await logSize();
	} );
	// PHP reports images that it cannot read.
	afterAll( () => cutLog( size ) );

	it.each< [ string, string, () => Bytes, string[] ] >( [
		[ 'PHP', 'shell.php', () => PHP, TYPE ],
		[ 'PHP in capitals', 'SHELL.PHP', () => PHP, TYPE ],
		[ 'PHP 7', 'shell.php7', () => PHP, TYPE ],
		[ 'PHTML', 'shell.phtml', () => PHP, TYPE ],
		[ 'PHAR', 'shell.phar', () => `${ PHP }__HALT_COMPILER();`, TYPE ],
		[ 'PHT', 'shell.pht', () => PHP, TYPE ],
		[ 'a rule of Apache', '.htaccess', () => 'AddType application/x-httpd-php .jpg', TYPE ],
		[ 'a setting of PHP', '.user.ini', () => 'auto_prepend_file=a.jpg', TYPE ],
		[ 'a rule of IIS', 'web.config', () => '<configuration/>', TYPE ],
		[ 'SVG with a script', 'logo.svg', () => SVG, TYPE ],
		[ 'compressed SVG', 'logo.svgz', () => SVG, TYPE ],
		[ 'HTML of an author', 'page.html', () => HTML, TYPE ],
		[ 'JavaScript of an author', 'code.js', () => 'alert(1)', TYPE ],
		[ 'a program', 'setup.exe', () => EXE, TYPE ],
		[ 'a shell script', 'run.sh', () => '#!/bin/sh\nid', TYPE ],
		[ 'CGI', 'run.cgi', () => '#!/bin/sh\nid', TYPE ],
		[ 'a double extension that ends in PHP', 'photo.jpg.php', () => PHP, TYPE ],
		[ 'an image before a null byte', 'shell.php\0.jpg', () => PHP, NOT_IMAGE ],
		[ 'a space at the end', 'shell.php ', () => PHP, TYPE ],
		[ 'a dot at the end', 'shell.php.', () => PHP, TYPE ],
		[ 'a stream of NTFS', 'shell.php::$DATA', () => PHP, TYPE ],
		[ 'a path to WordPress', '../../../wp-config.php', () => PHP, TYPE ],
		[ 'text from right to left', 'photo_\u202egpj.php', () => PHP, TYPE ],
		[ 'no extension', 'photo', () => photo, TYPE ],
		[ 'only an extension', '.', () => photo, TYPE ],
		[ 'no byte', 'empty.jpg', () => '', EMPTY ],
		[ 'PHP as an image', 'photo.jpg', () => PHP, NOT_IMAGE ],
		[ 'HTML as an image', 'photo.png', () => HTML, NOT_IMAGE ],
		[ 'SVG as an image', 'photo.gif', () => SVG, NOT_IMAGE ],
		[ 'text as an image', 'photo.webp', () => 'Only some text, long enough.', NOT_IMAGE ],
		[ 'a program as an image', 'photo.jpeg', () => EXE, NOT_IMAGE ],
		[ 'a program as a document', 'letter.pdf', () => EXE, TYPE ],
		[ 'a program as a song', 'song.mp3', () => ELF, TYPE ],
		[ 'a program as text', 'note.txt', () => ELF, TYPE ],
		[ 'PHP as text', 'note.txt', () => PHP, TYPE ],
		[ 'a photo as a video', 'clip.mp4', () => photo, TYPE ],
		[
			'an archive as an image',
			'photo.png',
			() => `PK\x03\x04${ '\0'.repeat( 60 ) }`,
			NOT_IMAGE,
		],
		[ 'one byte as an image', 'photo.jpg', () => 'a', NOT_IMAGE ],
	] )( '%s (%j)', async ( _what, name, bytes, [ code, message ] ) => {
		const before = await stored();
		const answer = await upload( name, bytes() );
		made.push( Number( answer.id ) || 0 );
		expect( answer ).toMatchObject( { code, message: expect.stringContaining( message! ) } );
		expect( answer.status ).toBe( 400 );
		expect( await stored() ).toEqual( before );
		expect( await staged() ).toEqual( [] );
	} );
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
		const { files } = await stored();
		const added = files.filter( ( one ) => ! before.files.includes( one ) );
		expect( added.filter( ( one ) => ! /\.(jpg|png|gif)$/.test( one ) ) ).toEqual( [] );
		await call( 'delete', [ id ] );
		expect( await stored() ).toEqual( before );
	} );
} );

describe( 'a huge image', () => {
	it( 'has an attachment without smaller sizes', async () => {
		const size = await logSize();
		const { id } = await upload( 'huge.png', emptyPng( 20_000, 20_000 ) );
		made.push( Number( id ) );
		expect( await call( 'attachment', Number( id ) ) ).toMatchObject( {
			width: 20_000,
			sizes: [],
		} );
		expect( await cutLog( size ) ).toBe( '' );
	} );
} );

describe( 'filters of other plugins', () => {
	const send = ( name = 'a.png' ) => upload( name, png );

	it( 'are those of usual uploads, each called once with what it expects', async () => {
		await plug(
			'uploads',
			`foreach ( array( 'wp_handle_upload_prefilter', 'wp_handle_sideload_prefilter', 'wp_handle_upload_overrides', 'wp_handle_upload', 'wp_unique_filename', 'add_attachment', 'wp_generate_attachment_metadata', 'pre_move_uploaded_file' ) as $hook ) {
				add_filter( $hook, static function ( ...$values ) use ( $hook ) {
					$first = is_array( $values[0] ) ? array_keys( $values[0] ) : gettype( $values[0] );
					file_put_contents( WP_CONTENT_DIR . '/calls', wp_json_encode( array( $hook, $first, 'wp_handle_upload' === $hook ? $values[1] : ( $_POST['post_id'] ?? null ) ) ) . "\\n", FILE_APPEND );
					return $values[0];
				}, 10, 6 );
			}`
		);
		made.push( Number( ( await send() ).id ) );
		const calls = ( await call< string >( 'read', 'calls' ) ).trim().split( '\n' );
		await call( 'remove', [ 'calls' ] );
		expect( calls.map( ( one ) => JSON.parse( one ) as unknown ) ).toEqual( [
			[
				'wp_handle_upload_prefilter',
				[ 'name', 'full_path', 'type', 'tmp_name', 'error', 'size' ],
				'0',
			],
			[ 'wp_handle_upload_overrides', [ 'test_form', 'action' ], '0' ],
			[ 'wp_unique_filename', 'string', '0' ],
			[ 'pre_move_uploaded_file', 'NULL', '0' ],
			[ 'wp_handle_upload', [ 'file', 'url', 'type' ], 'upload' ],
			[ 'add_attachment', 'integer', '0' ],
			[
				'wp_generate_attachment_metadata',
				expect.arrayContaining( [ 'width', 'height', 'file' ] ),
				'0',
			],
		] );
	} );

	it( 'rename, refuse with a message, and delete what was refused', async () => {
		await plug(
			'uploads',
			`add_filter( 'wp_handle_upload_prefilter', static function ( $file ) { if ( 'bad.png' === $file['name'] ) { $file['error'] = '<b>Bad &amp; worse</b>'; } $file['name'] = "new-{$file['name']}"; return $file; } );`
		);
		const good = await send();
		made.push( Number( good.id ) );
		expect( await call( 'attachment', Number( good.id ) ) ).toMatchObject( {
			file: expect.stringMatching( /new-a\.png$/ ),
		} );
		const before = await stored();
		expect( await send( 'bad.png' ) ).toMatchObject( {
			status: 400,
			code: 'pagewright_upload_refused',
			message: 'Bad & worse',
		} );
		expect( await stored() ).toEqual( before );
	} );

	it.each( [
		[ 'wp_handle_upload_prefilter', 'null' ],
		[ 'wp_handle_upload_prefilter', "'text'" ],
		[ 'wp_handle_upload_prefilter', "array( 'name' => array() )" ],
		[ 'wp_handle_upload_prefilter', "array( 'error' => new WP_Error( 'a', 'b' ) )" ],
		[ 'wp_handle_upload', 'null' ],
		[ 'wp_handle_upload', "array( 'error' => 'No' )" ],
		[ 'wp_handle_upload', "array( 'file' => 1 )" ],
		[ 'wp_check_filetype_and_ext', 'null' ],
	] )( 'may return anything: %s %s', async ( hook, value ) => {
		const before = await stored();
		await plug( 'uploads', `add_filter( '${ hook }', static fn () => ${ value } );` );
		const answer = await send();
		expect( answer ).toMatchObject( {
			status: 400,
			code: expect.stringMatching( /^pagewright_upload_(refused|not_image)$/ ),
			message: expect.stringMatching( /\w/ ),
		} );
		expect( await stored() ).toEqual( before );
		expect( await staged() ).toEqual( [] );
	} );

	it( 'may throw: the file can be sent to its end again', async () => {
		const before = await stored();
		const size = await logSize();
		const { id } = await start( { name: 'a.png', size: png.length } );
		await sendParts( id, png, 100_000 );
		await plug(
			'uploads',
			`add_filter( 'wp_handle_upload', static fn () => throw new Exception( 'Broken' ) );`
		);
		expect( await finish( id ) ).toMatchObject( { status: 500 } );
		await unplug( 'uploads' );
		expect( await cutLog( size ) ).toContain( 'Broken' );
		expect( await stored() ).toEqual( before );
		const answer = await finish( id );
		made.push( Number( answer.id ) );
		expect( answer.status ).toBe( 200 );
	} );

	it( 'allow SVG if they say so', async () => {
		await plug(
			'uploads',
			`add_filter( 'upload_mimes', static fn ( $types ) => $types + array( 'svg' => 'image/svg+xml' ) ); add_filter( 'wp_handle_upload_prefilter', static function ( $file ) { file_put_contents( $file['tmp_name'], '<svg xmlns="http://www.w3.org/2000/svg"/>' ); return $file; } );`
		);
		const { id } = await upload( 'logo.svg', SVG );
		made.push( Number( id ) );
		expect( await call( 'attachment', Number( id ) ) ).toMatchObject( {
			type: 'image/svg+xml',
		} );
	} );

	it( 'refuse a user who may not upload any more', async () => {
		const { id } = await start( { name: 'a.png', size: png.length } );
		await sendParts( id, png, 100_000 );
		await plug(
			'uploads',
			`add_filter( 'user_has_cap', static fn ( $all ) => array( 'upload_files' => false ) + $all );`
		);
		expect( await finish( id ) ).toMatchObject( { status: 403 } );
		await unplug( 'uploads' );
		await removeUploads();
	} );
} );
