// Runs on both databases.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePost } from '../../../../tests/support/editor';
import { php, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';
import { view } from '../support/views';

const { call } = phpFile( 'features/popular-posts/tests/php/views-lifecycle.php' );

const table = ( name: string ) =>
	`Pagewright\\Features\\PopularPosts\\Views\\Tables::name( '${ name }' )`;
const names = ( name: string, column: string ) =>
	php< string[] >(
		`global $wpdb; return $wpdb->get_col( "SELECT ${ column } FROM " . ${ table( name ) } . " ORDER BY ${ column }" );`
	);

beforeEach( () => call( 'start_counting' ) );
afterAll( () => call( 'remove_counts' ) );

describe( 'retention', () => {
	const fill = ( settings: object ) => call( 'fill', settings );

	it( 'keeps hours and days for the time in the settings', async () => {
		await fill( { hour_days: 41, day_days: 64 } );
		expect( await names( 'hours', 'hour' ) ).toHaveLength( 6 );
		expect( await names( 'days', 'day' ) ).toHaveLength( 4 );
	} );

	it( 'keeps days forever by default', async () => {
		await fill( { hour_days: 62 } );
		expect( await names( 'hours', 'hour' ) ).toHaveLength( 6 );
		expect( await names( 'days', 'day' ) ).toHaveLength( 5 );
	} );

	it( 'keeps days of a stored range', async () => {
		await call( 'keep_sums', 50 );
		await fill( { day_days: 1 } );
		expect( await names( 'days', 'day' ) ).toHaveLength( 3 );
	} );

	it( 'deletes the counts of a post with the post', async () => {
		const id = await makePost( 'Counted' );
		await call( 'trash_and_delete', id );
		expect( await names( 'totals', 'post_id' ) ).toEqual( [ '1', String( id ) ] );
		await php( `wp_delete_post( ${ id }, true );` );
		for ( const one of [ 'totals', 'hours', 'days', 'spans' ] ) {
			expect( await names( one, 'post_id' ), one ).toEqual( [ '1' ] );
		}
	} );
} );

describe( 'the end of the plugin', () => {
	const uninstall = () => php( `Pagewright\\Features\\PopularPosts\\Lifecycle::uninstall();` );
	const left = () => call< string[] >( 'left' );

	it( 'keeps counts on deactivation', async () => {
		await call( 'deactivate' );
		expect( await php( `return wp_next_scheduled( 'pagewright_views_retention' );` ) ).toBe(
			false
		);
		expect( await names( 'hours', 'views' ) ).toEqual( [ '3' ] );
	} );

	it( 'keeps counts on deletion, and removes the loader', async () => {
		await php( `Pagewright\\Features\\PopularPosts\\Views\\Loader\\Installer::install();` );
		await uninstall();
		expect( ( await left() ).length ).toBeGreaterThan( 5 );
		expect( await php( `return is_file( WPMU_PLUGIN_DIR . '/pagewright-views.php' );` ) ).toBe(
			false
		);
	} );

	it( 'deletes counts if the settings say so', async () => {
		await php(
			`Pagewright\\Features\\PopularPosts\\Views\\Settings::load()->with( array( 'erase_on_uninstall' => true ) )->save();`
		);
		await uninstall();
		expect( await left() ).toEqual( [] );
	} );
} );

const ask = async ( body: unknown ) => {
	const who = await visitor( 'administrator' );
	const response = await who.fetch( '/wp-json/sowb/v1/screen/views', {
		method: 'POST',
		headers: { ...who.nonce, 'Content-Type': 'application/json' },
		body: JSON.stringify( body ),
	} );
	return { status: response.status, body: await response.json() };
};

describe( 'the loader', () => {
	const act = ( action: string ) => ask( { action } );

	it( 'is installed and removed, and is valid PHP', async () => {
		expect( ( await act( 'install-loader' ) ).body.loader ).toMatchObject( {
			isInstalled: true,
			isCurrent: true,
		} );
		// Every request loads it from now on.
		const who = await visitor( 'administrator' );
		expect( ( await who.fetch( '/' ) ).status ).toBe( 200 );
		const code = await php< string >(
			`return file_get_contents( WPMU_PLUGIN_DIR . '/pagewright-views.php' );`
		);
		expect( code ).toContain( 'features/popular-posts/views/early.php' );
		expect( code ).not.toContain( '{plugin}' );
		expect( ( await act( 'remove-loader' ) ).body.loader ).toMatchObject( {
			isInstalled: false,
		} );
	} );

	describe( 'of an older version', () => {
		beforeEach( () => call( 'install_older_loader' ) );
		afterEach( () => call( 'remove_loader' ) );
		const openDashboard = async () =>
			( await visitor( 'administrator' ) ).fetch( '/wp-admin/index.php' );

		it( 'lets the plugin count, whose files moved', async () => {
			expect( await call( 'loader' ) ).toEqual( [
				false,
				expect.stringContaining( "/pagewright/views/early.php'" ),
			] );
			// The first view stores the facts that early answers need.
			await view( 1 );
			expect( await view( 1 ) ).toMatchObject( { status: 201, isLate: false } );
		} );

		it( 'is rewritten when an administrator opens the dashboard', async () => {
			expect( ( await openDashboard() ).status ).toBe( 200 );
			expect( await call( 'loader' ) ).toEqual( [
				true,
				expect.stringContaining( '/features/popular-posts/views/early.php' ),
			] );
		} );

		it( 'is not rewritten if the file is of another plugin', async () => {
			await call( 'put_foreign_file' );
			expect( ( await openDashboard() ).status ).toBe( 200 );
			expect( await call( 'loader' ) ).toEqual( [ false, '<?php // Theirs.' ] );
		} );
	} );

	it( 'of another version is detected', async () => {
		const state = await call( 'state' );
		expect( state ).toMatchObject( { isInstalled: true, isCurrent: false } );
	} );
} );

it( 'an administrator deletes all counts, and settings stay', async () => {
	await php( `( new Pagewright\\Features\\PopularPosts\\Views\\TableStore() )->add( 1, 3 );` );
	const { body } = await ask( { action: 'delete-counts' } );
	expect( body.settings.enabled ).toBe( true );
	expect( await names( 'hours', 'hour' ) ).toEqual( [] );
} );

it( 'the password of a Redis server is not sent to the browser', async () => {
	const stored = () =>
		php< string >(
			`return Pagewright\\Features\\PopularPosts\\Views\\Settings::load()->redis;`
		);
	const { body } = await ask( { settings: { redis: 'redis://me:secret@127.0.0.1:1/2' } } );
	expect( body.settings.redis ).toBe( 'redis://me:••••@127.0.0.1:1/2' );
	expect( await stored() ).toBe( 'redis://me:secret@127.0.0.1:1/2' );
	await ask( { settings: { redis: body.settings.redis, cache_seconds: 30 } } );
	expect( await stored() ).toBe( 'redis://me:secret@127.0.0.1:1/2' );
	await ask( { settings: { redis: '127.0.0.1:6379' } } );
	expect( await stored() ).toBe( '127.0.0.1:6379' );
} );
