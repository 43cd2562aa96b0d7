// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { siteUrl } from '../../../../tests/support/site';
import { BLUE, callReplace, filesOf, kept, photo, setUp, stateOf, undo } from '../support/replace';
import { attachment, sha256 } from '../support/uploads';

const { images, put, upload } = setUp();

describe( 'the old version', () => {
	it( 'returns byte for byte', async () => {
		const id = await upload();
		const [ before, files ] = [ await stateOf( id ), await filesOf( id ) ];
		await put( id, images.blue );
		expect( await filesOf( id ) ).not.toEqual( files );
		expect( await undo( id ) ).toMatchObject( {
			status: 200,
			attachments: [ { id, width: 1200 } ],
		} );
		expect( await filesOf( id ) ).toMatchObject( files );
		const after = await stateOf( id );
		expect( { ...after, meta: { ...after.meta, _wp_attachment_backup_sizes: 0 } } ).toEqual( {
			...before,
			meta: { ...before.meta, _wp_attachment_backup_sizes: 0 },
		} );
		expect( await undo( id ) ).toMatchObject( {
			status: 404,
			code: 'pagewright_upload_no_old_version',
		} );
	} );

	it( 'is the one before the last replacement', async () => {
		const id = await upload();
		await put( id, images.tall );
		const files = await filesOf( id );
		await put( id, images.blue );
		const count = ( await kept() ).filter( ( file ) => file.endsWith( '.kept' ) ).length;
		expect( count ).toBe( Object.keys( files ).length );
		await undo( id );
		expect( await filesOf( id ) ).toMatchObject( files );
	} );

	it( 'returns after a larger image, whose whole image goes', async () => {
		const id = await upload();
		const files = await filesOf( id );
		await put( id, await photo( 3000, 2000, BLUE ) );
		await undo( id );
		const now = await filesOf( id );
		expect( now ).toMatchObject( files );
		expect( Object.keys( now ) ).not.toContain( 'lake-original.jpg' );
	} );

	it( 'is not public, and no server runs it', async () => {
		const id = await upload();
		await put( id, images.blue );
		const url = await callReplace< string >( 'kept_url' );
		expect( url.startsWith( siteUrl ) ).toBe( true );
		expect( url ).toMatch( /\/pagewright-replaced-[0-9a-f]{32}\/\d+-[0-9a-f]{16}-0\.kept$/ );
	} );

	it( 'is deleted after 30 days', async () => {
		const id = await upload();
		await put( id, images.blue );
		expect( await callReplace( 'is_scheduled' ) ).toBe( true );
		await callReplace( 'age', id, 30 * 86_400 - 60 );
		expect( await callReplace( 'run_cron' ) ).toBe( true );
		expect( await kept() ).not.toEqual( [ 'index.php', 'web.config' ] );
		await callReplace( 'age', id, 120 );
		expect( await undo( id ) ).toMatchObject( { status: 404 } );
		expect( await callReplace( 'run_cron' ) ).toBe( false );
		expect( await kept() ).toEqual( [ 'index.php', 'web.config' ] );
		expect( await attachment( id ) ).toMatchObject( { hash: sha256( images.blue ) } );
		expect( ( await stateOf( id ) ).meta ).not.toHaveProperty( '_pagewright_replaced' );
	} );

	it( 'is deleted with the plugin', async () => {
		const id = await upload();
		await put( id, images.blue );
		expect( await callReplace( 'uninstall' ) ).toEqual( [ false, 0, false ] );
		expect( await attachment( id ) ).toMatchObject( { hash: sha256( images.blue ) } );
	} );
} );
