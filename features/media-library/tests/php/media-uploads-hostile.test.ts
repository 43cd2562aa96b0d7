// Does not depend on the database.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cutLog, logSize } from '../../../../tests/support/site';
import { collection, picture, stagedBytes, stored, upload } from '../support/uploads';

type Bytes = Buffer | string;

const PHP = '<?php system( $_GET["c"] ); ?>';
const HTML = '<!doctype html><html><script>alert(1)</script></html>';
const SVG =
	'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const EXE = Buffer.from( `MZ${ '\0'.repeat( 58 ) }\x80\0\0\0${ '\0'.repeat( 64 ) }PE\0\0L\x01` );
const ELF = Buffer.from( `\x7fELF\x02\x01\x01${ '\0'.repeat( 100 ) }`, 'latin1' );

/** Codes of the errors, each with the start of its message. */
const TYPE = [ 'pagewright_upload_type', 'Sorry, you are not allowed to upload this file type' ];
const NOT_IMAGE = [ 'pagewright_upload_not_image', 'The content of this file is not an image' ];
const EMPTY = [ 'pagewright_upload_empty', 'This file is empty' ];

const files = collection();

afterEach( async () => {
	await files.remove();
} );

let photo: Buffer;
beforeAll( async () => {
	photo = await picture( 'photo', 60, 40 );
} );

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
		files.remember( answer );
		expect( answer ).toMatchObject( { code, message: expect.stringContaining( message! ) } );
		expect( answer.status ).toBe( 400 );
		expect( await stored() ).toEqual( before );
		expect( await stagedBytes() ).toEqual( [] );
	} );
} );
