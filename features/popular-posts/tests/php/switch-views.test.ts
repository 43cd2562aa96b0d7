import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePost } from '../../../../tests/support/editor';
import { putPlugin, removePlugins } from '../../../../tests/support/old-plugins';
import { addOldViews, ago, dropOldTables, makeOldTables } from '../support/old-views';
import { errorLog, php, phpFile } from '../../../../tests/support/site';
import { view } from '../support/views';

const { call } = phpFile( 'features/popular-posts/tests/php/switch-views.php' );

const POPULAR = 'wordpress-popular-posts/wordpress-popular-posts.php';
const LOAD = `require_once ABSPATH . 'wp-admin/includes/plugin.php';`;

let first: number;
let second: number;

/** Returns the lists and counts of several ranges for visitors. */
const shown = () => call< Record< string, unknown > >( 'shown', first );

const EXPECTED = {
	all: 'One 505 views Two 3 views',
	'all of one': '505 views',
	last24hours: 'Two 2 views One 1 view',
	'last24hours of one': '1 view',
	last7days: 'One 5 views Two 3 views',
	'last7days of one': '5 views',
};

beforeAll( async () => {
	await putPlugin( POPULAR );
	first = await makePost( '', { post_title: 'One' } );
	second = await makePost( '', { post_title: 'Two' } );
} );
beforeEach( async () => {
	await makeOldTables();
	await call( 'use_old_plugin' );
	const [ hour, day, week ] = await Promise.all( [ 2, 50, 100 ].map( ago ) );
	await addOldViews(
		[
			{ post: first, at: hour! },
			{ post: first, at: day!, views: 4 },
			{ post: second, at: hour!, views: 2 },
			{ post: second, at: week! },
		],
		{ [ first ]: 500 }
	);
} );
afterAll( async () => {
	await removePlugins();
	await dropOldTables();
	await php(
		`wp_delete_post( ${ first }, true ); wp_delete_post( ${ second }, true ); delete_option( 'pagewright_views_old' );`
	);
} );

describe( 'after WordPress Popular Posts is deactivated', () => {
	it( 'lists show its views, and counting continues with its settings', async () => {
		await call( 'replace_old_plugin' );
		expect( await shown() ).toEqual( EXPECTED );
		expect( await call( 'settings' ) ).toEqual( [ true, 'members' ] );
		await php( `delete_option( 'wpp_settings_config' );` );
		expect( await errorLog() ).toBe( '' );
	} );

	it( 'new views are added to them', async () => {
		await php( `${ LOAD } deactivate_plugins( '${ POPULAR }' );` );
		expect( ( await view( first ) ).status ).toBe( 201 );
		await call( 'fold_views' );
		expect( await shown() ).toMatchObject( {
			'all of one': '506 views',
			'last24hours of one': '2 views',
			last24hours: 'Two 2 views One 2 views',
			all: 'One 506 views Two 3 views',
		} );
	} );

	it( 'numbers are equal before, during and after an import', async () => {
		await php( `${ LOAD } deactivate_plugins( '${ POPULAR }' );` );
		await php( `Pagewright\\Features\\PopularPosts\\Views\\Import\\Import::start( false );` );
		const phases = new Set< string >();
		let phase = '';
		while ( phase !== 'done' ) {
			expect( await shown() ).toEqual( EXPECTED );
			// One batch at a time.
			phase = await call< string >( 'import_one_piece' );
			phases.add( phase );
		}
		expect( [ ...phases ] ).toEqual( [ 'summary', 'totals', 'spans', 'done' ] );
		expect( await shown() ).toEqual( EXPECTED );
		expect( await php( `return get_option( 'pagewright_views_old' );` ) ).toBe( false );
		expect( await errorLog() ).toBe( '' );
	} );

	it( 'the old tables are not queried after they were deleted', async () => {
		await php( `${ LOAD } deactivate_plugins( '${ POPULAR }' );` );
		await php( `global $wpdb; $wpdb->query( "DROP TABLE {$wpdb->prefix}popularpostsdata" );` );
		expect( await shown() ).toMatchObject( { all: '', 'all of one': '0 views' } );
		await php( `do_action( 'admin_init' );` );
		expect( await php( `return get_option( 'pagewright_views_old' );` ) ).toBe( false );
		expect( await shown() ).toMatchObject( { all: '', 'all of one': '0 views' } );
		expect( await errorLog() ).toBe( '' );
	} );
} );

it( 'the same applies if it was deactivated before this plugin was activated', async () => {
	await php(
		`${ LOAD } deactivate_plugins( array( '${ POPULAR }', 'pagewright/plugin.php' ) );`
	);
	await call( 'activate_later' );
	expect( await shown() ).toEqual( EXPECTED );
} );
