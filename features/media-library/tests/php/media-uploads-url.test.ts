// Does not depend on the database.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
	dropOutside,
	forget,
	openOutside,
	useOutside,
	type Outside,
} from '../../../../tests/support/outside';
import { errorLog, phpFile } from '../../../../tests/support/site';
import { collection, fromUrl, picture, staged, stored } from '../support/uploads';

const { call } = phpFile( 'features/media-library/tests/php/media-uploads-url.php' );
const PHP = '<?php system( $_GET["c"] ); ?>';

let outside: Outside;
const files = collection();

beforeAll( async () => {
	const photo = await picture( 'photo', 60, 40 );
	const image = { 'content-type': 'image/jpeg' };
	outside = await openOutside( {
		'/files/lake%20house.jpg': { raw: photo, headers: image },
		'/photo.php': { raw: photo, headers: { 'content-type': 'image/jpeg; charset=binary' } },
		'/download/5': {
			raw: photo,
			headers: { ...image, 'content-disposition': 'attachment; filename="../../Lake 5.jpg"' },
		},
		'/download/6': {
			raw: photo,
			headers: {
				'content-disposition': `attachment; filename*=UTF-8''%E6%9D%B1%E4%BA%AC.png`,
			},
		},
		'/page.png': { raw: '<!doctype html><p>Log in', headers: { 'content-type': 'text/html' } },
		'/shell.png': { raw: PHP, headers: image },
		'/shell.php': { raw: PHP, headers: { 'content-type': 'application/octet-stream' } },
		'/named': {
			raw: PHP,
			headers: { ...image, 'content-disposition': 'attachment; filename="shell.php"' },
		},
		'/empty.png': { raw: '', headers: image },
		'/inside': { status: 302, headers: { location: 'http://169.254.169.254/latest' } },
		'/to-file': { status: 302, headers: { location: 'file:///etc/passwd' } },
		'/large.png': { raw: Buffer.alloc( 5000 ), headers: image },
	} );
	await useOutside( outside );
} );
beforeEach( forget );
afterEach( () => files.remove() );
afterAll( () => dropOutside( outside ) );

/** Uploads the file at a path of the other server. */
const get = async ( path: string, data: object = {} ) =>
	files.remember( await fromUrl( `${ outside.base }${ path }`, data ) );

describe( 'a file at a URL becomes an attachment', () => {
	it.each( [
		[ 'with the name of the path', '/files/lake%20house.jpg', 'lake-house.jpg' ],
		[ 'with the extension of its type', '/photo.php?id=5', 'photo.jpg' ],
		[ 'with the name that the server gives, without folders', '/download/5', 'Lake-5.jpg' ],
		[ 'with a name in UTF-8, and the extension of its content', '/download/6', '東京.jpg' ],
		[ 'after redirects', '/pictures/moved.jpg', 'picture.webp' ],
	] )( '%s', async ( _what, path, name ) => {
		const made = await get( path );
		expect( [ made.status, made.code ] ).toEqual( [ 201, undefined ] );
		expect( await call( 'facts', made.id ) ).toMatchObject( { file: name, parent: 0 } );
		expect( await staged() ).toEqual( [] );
		expect( await call( 'temporary' ) ).toEqual( [] );
		expect( await errorLog() ).toBe( '' );
	} );

	it( 'of a post, with its sizes', async () => {
		const post = await call< number >( 'make_post' );
		const { id } = await get( '/files/lake%20house.jpg', { post } );
		expect( await call( 'facts', id ) ).toMatchObject( { parent: post, width: 60 } );
	} );
} );

const NO_FILE = 'There is no file at this URL, or the other server does not respond.';
const NOT_PUBLIC = 'The server may not download this URL, because it is not public.';
const TYPE = 'Sorry, you are not allowed to upload this file type.';

describe( 'is refused, and nothing remains:', () => {
	it.each( [
		[ 'a missing file', '/missing.png', 'url', NO_FILE ],
		[ 'a page', '/page.png', 'url', 'There is a web page at this URL, not a file' ],
		[ 'PHP with the name of an image', '/shell.png', 'not_image', '' ],
		[ 'PHP', '/shell.php', 'type', TYPE ],
		[ 'PHP with the type of an image', '/named', 'not_image', '' ],
		[ 'an empty file', '/empty.png', 'empty', '' ],
		[ 'a redirect to the metadata of a cloud', '/inside', 'url', NOT_PUBLIC ],
		[ 'a redirect to a file of the server', '/to-file', 'url', NOT_PUBLIC ],
		[
			'a circle of redirects',
			'/pictures/around.jpg',
			'url',
			'This URL has too many redirects',
		],
	] )( '%s', async ( _what, path, code, message ) => {
		const before = await stored();
		const refused = await get( path );
		expect( [ refused.status, refused.code ] ).toEqual( [
			400,
			`pagewright_upload_${ code }`,
		] );
		expect( refused.message ).toContain( message );
		expect( await stored() ).toEqual( before );
		expect( await staged() ).toEqual( [] );
		expect( await call( 'temporary' ) ).toEqual( [] );
	} );

	it( 'a file that is too large', async () => {
		await call( 'plug_limit', 4000 );
		const refused = await get( '/large.png' );
		await call( 'unplug_limit' );
		expect( refused.code ).toBe( 'pagewright_upload_url' );
		expect( refused.message ).toContain( 'is larger than 4 KB' );
		expect( await call( 'temporary' ) ).toEqual( [] );
	} );

	it( 'a URL of this computer, without requests', async () => {
		const { port } = new URL( outside.base );
		outside.asked.length = 0;
		for ( const host of [ 'localhost', '[::1]', '0.0.0.0', '2130706433', '127.1' ] ) {
			const refused = await fromUrl( `http://${ host }:${ port }/files/lake%20house.jpg` );
			expect( refused.code ).toBe( 'pagewright_upload_url' );
		}
		expect( outside.asked ).toEqual( [] );
	} );

	it( 'many calls in a short time', async () => {
		await call( 'use_up_rate' );
		const refused = await get( '/files/lake%20house.jpg' );
		expect( [ refused.status, refused.code ] ).toEqual( [ 429, 'pagewright_too_often' ] );
	} );
} );
