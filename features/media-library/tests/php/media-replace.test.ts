// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { plug } from '../../../../tests/support/plug';
import { visitor } from '../../../../tests/support/visitor';
import {
	BLUE,
	callReplace,
	filesOf,
	image,
	kept,
	made,
	photo,
	publicFiles,
	RED,
	stateOf,
	undo,
	setUp,
} from '../support/replace';
import { read } from '../support/media';
import { attachment, sha256 } from '../support/uploads';

const { images, put, upload } = setUp();

describe( 'a replaced file', () => {
	it( 'has the same address, texts and ID; metadata, sizes, hash and color are new', async () => {
		const id = await upload();
		await callReplace( 'set_modified', id );
		const before = await stateOf( id );
		expect( ( await made( id ) ).color ).toMatch( /^d/ );
		const answer = await put( id, images.blue );
		expect( answer ).toMatchObject( { status: 200, attachments: [ { id, width: 900 } ] } );
		const after = await stateOf( id );
		expect( [ after.url, after.texts ] ).toEqual( [ before.url, before.texts ] );
		expect( await attachment( id ) ).toMatchObject( {
			file: expect.stringMatching( /\/lake\.jpg$/ ),
			hash: sha256( images.blue ),
			stored: sha256( images.blue ),
			mode: expect.stringMatching( /^6[46]4$/ ),
		} );
		const now = await made( id );
		expect( now ).toMatchObject( { width: 900, height: 600, file: 'lake.jpg', missing: [] } );
		expect( now.color ).toMatch( /d.$/ );
		expect( now.modified > '2026' ).toBe( true );
		for ( const [ name, width, height ] of Object.values( now.sizes ) ) {
			expect( await image( id, name ) ).toEqual( [ width, height, 'blue' ] );
		}
		const page = await fetch( after.url );
		expect( sha256( Buffer.from( await page.arrayBuffer() ) ) ).toBe( sha256( images.blue ) );
	} );

	it( 'keeps the addresses of sizes that the new one does not have, in exactly these pixels', async () => {
		const id = await upload();
		const old = Object.values( ( await made( id ) ).sizes );
		expect( old.length ).toBeGreaterThan( 3 );
		await put( id, images.tall );
		for ( const [ name, width, height ] of old ) {
			expect( await image( id, name ) ).toEqual( [ width, height, 'blue' ] );
		}
		const names = Object.values( ( await made( id ) ).sizes ).map( ( [ name ] ) => name );
		expect( old.filter( ( [ name ] ) => ! names.includes( name ) ).length ).toBeGreaterThan(
			1
		);
	} );

	it( 'leaves nothing when the attachment is deleted', async () => {
		const before = await publicFiles();
		const id = await upload();
		await put( id, images.tall );
		await put( id, images.blue );
		expect( await kept() ).not.toEqual( [] );
		await callReplace( 'delete_attachment', id );
		expect( await publicFiles() ).toEqual( before );
		expect( await kept() ).toEqual( [ 'index.php', 'web.config' ] );
	} );

	it.each( [
		[ 'larger than WordPress stores images', 'lake.jpg', () => photo( 3000, 2000, BLUE ) ],
		[ 'rotated', 'lake.jpg', () => photo( 800, 600, BLUE, 6 ) ],
	] )(
		'keeps its address if it is %s, with the whole image beside it',
		async ( _what, name, make ) => {
			const id = await upload( name, images.red );
			const { url } = await stateOf( id );
			const bytes = await make();
			expect( await put( id, bytes ) ).toMatchObject( { status: 200 } );
			expect( ( await stateOf( id ) ).url ).toBe( url );
			const now = await made( id );
			expect( now ).toMatchObject( {
				file: 'lake.jpg',
				original: 'lake-original.jpg',
				hash: sha256( bytes ),
				missing: [],
			} );
			expect( await image( id, 'lake.jpg' ) ).toEqual( [ now.width, now.height, 'blue' ] );
			expect( ( await filesOf( id ) )[ 'lake-original.jpg' ] ).toBe( sha256( bytes ) );
			expect(
				Object.keys( await filesOf( id ) ).filter( ( file ) =>
					/scaled|rotated/.test( file )
				)
			).toEqual( [] );
			const before = Object.keys( await filesOf( id ) );
			expect( before.length ).toBeGreaterThan( 4 );
			await callReplace( 'delete_attachment', id );
			expect( ( await publicFiles() ).filter( ( file ) => /\/lake/.test( file ) ) ).toEqual(
				[]
			);
		}
	);

	it.each( [
		[ 'a small image', () => images.blue ],
		[ 'another large image', () => photo( 2700, 1800, BLUE ) ],
	] )( 'keeps its address if a large image becomes %s', async ( _what, make ) => {
		const id = await upload( 'sea.jpg', await photo( 3000, 2000, RED ) );
		const { url } = await stateOf( id );
		expect( url ).toMatch( /sea-scaled\.jpg$/ );
		const bytes = await make();
		expect( await put( id, bytes ) ).toMatchObject( { status: 200 } );
		expect( ( await stateOf( id ) ).url ).toBe( url );
		const now = await made( id );
		expect( now ).toMatchObject( {
			file: 'sea-scaled.jpg',
			original: 'sea.jpg',
			hash: sha256( bytes ),
		} );
		expect( await image( id, 'sea-scaled.jpg' ) ).toEqual( [ now.width, now.height, 'blue' ] );
		expect( ( await filesOf( id ) )[ 'sea.jpg' ] ).toBe( sha256( bytes ) );
	} );

	it( 'is where it was used', async () => {
		const id = await upload();
		const { url } = await stateOf( id );
		const post = await callReplace< number >(
			'make_post',
			`<!-- wp:image {"id":${ id }} --><figure class="wp-block-image"><img src="${ url }" class="wp-image-${ id }"/></figure><!-- /wp:image -->`
		);
		const who = await visitor( 'editor' );
		const uses = async () =>
			(
				await who.fetch( `/wp-json/pagewright/v1/media/uses?id=${ id }`, {
					headers: who.nonce,
				} )
			).json();
		const before = await uses();
		expect( before ).toMatchObject( { uses: [ { post } ] } );
		await put( id, images.blue );
		expect( await uses() ).toEqual( before );
		await callReplace( 'delete_post', post );
	} );

	it( 'shows in our lists: the thumbnail has another URL, and what callers insert has not', async () => {
		const id = await upload();
		const who = await visitor( 'editor' );
		const thumb = async () => {
			const list = await who.fetch( '/wp-json/pagewright/v1/media?per_page=1', {
				headers: who.nonce,
			} );
			const { fields, rows } = ( await list.json() ) as {
				fields: string[];
				rows: string[][];
			};
			return rows[ 0 ]![ fields.indexOf( 'thumb' ) ]!;
		};
		const first = await thumb();
		expect( first ).toMatch( /lake-150x150\.jpg$/ );
		const { attachments } = await put( id, images.blue );
		expect( JSON.stringify( attachments ) ).not.toContain( '?v=' );
		const second = await thumb();
		expect( second ).toMatch( /lake-150x150\.jpg\?v=\d+$/ );
		await undo( id );
		expect( await thumb() ).toMatch( /lake-150x150\.jpg\?v=\d+$/ );
		expect( await thumb() ).not.toBe( second );
	} );

	it( 'says when it was replaced and until when the old one can be restored', async () => {
		const id = await upload();
		const whole = async () => {
			const { attachments } = await read< { attachments: object[] } >(
				`/attachments?ids[]=${ id }`
			);
			const [ { fileVersion, thumbVersion, replacedAt, restorableUntil } ] = attachments as [
				Record< string, number >,
			];
			return { fileVersion, thumbVersion, replacedAt, restorableUntil };
		};
		expect( await whole() ).toEqual( {} );
		const [ replaced ] = ( await put( id, images.blue ) ).attachments as [
			Record< string, number >,
		];
		const { fileVersion, replacedAt } = replaced!;
		expect( fileVersion ).toBeGreaterThan( 0 );
		expect( replacedAt! % 1000 ).toBe( 0 );
		expect( await whole() ).toEqual( {
			...{ fileVersion, thumbVersion: fileVersion, replacedAt },
			restorableUntil: replacedAt! + 30 * 86_400_000,
		} );
		await undo( id );
		expect( await whole() ).toEqual( {
			fileVersion: expect.any( Number ),
			thumbVersion: expect.any( Number ),
		} );
		expect( ( await whole() ).fileVersion ).not.toBe( fileVersion );
	} );

	it( 'is announced to other plugins once, after it is complete', async () => {
		const id = await upload();
		await plug(
			'replace',
			`foreach ( array( 'pagewright/media-library/replaced', 'wp_update_attachment_metadata', 'attachment_updated', 'clean_attachment_cache', 'wp_handle_upload_prefilter', 'wp_handle_upload' ) as $hook ) {
				add_filter( $hook, static function ( $value ) use ( $hook ) {
					file_put_contents( WP_CONTENT_DIR . '/replace-calls', "$hook\\n", FILE_APPEND );
					return $value;
				} );
			}`
		);
		await put( id, images.blue );
		const calls = ( await callReplace< string >( 'read_calls' ) ).trim().split( '\n' );
		const count = ( hook: string ) => calls.filter( ( call ) => call === hook ).length;
		expect( count( 'wp_handle_upload_prefilter' ) ).toBe( 1 );
		expect( count( 'wp_handle_upload' ) ).toBe( 1 );
		expect( count( 'attachment_updated' ) ).toBe( 1 );
		expect( count( 'wp_update_attachment_metadata' ) ).toBeGreaterThan( 0 );
		expect( count( 'clean_attachment_cache' ) ).toBeGreaterThan( 0 );
		expect( count( 'pagewright/media-library/replaced' ) ).toBe( 1 );
		expect( calls.at( -1 ) ).toBe( 'pagewright/media-library/replaced' );
	} );

	it( 'can be a document', async () => {
		const id = await upload( 'note.txt', Buffer.from( 'Old text.' ) );
		expect( await put( id, Buffer.from( 'New text.' ), 'other.txt' ) ).toMatchObject( {
			status: 200,
		} );
		expect( await attachment( id ) ).toMatchObject( { hash: sha256( 'New text.' ) } );
		await undo( id );
		expect( await attachment( id ) ).toMatchObject( { hash: sha256( 'Old text.' ) } );
	} );
} );
