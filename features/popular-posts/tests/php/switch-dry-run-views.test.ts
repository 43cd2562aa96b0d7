import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { putPlugin, removePlugins } from '../../../../tests/support/old-plugins';
import { dropOldSite, makeOldSite } from '../../../../tests/support/old-site';
import { oldViews } from '../../../../tests/support/old-views';
import { plug, unplug } from '../../../../tests/support/plug';
import { errorLog, php, phpFile } from '../../../../tests/support/site';
import { dryRun, dryRunRow, finishDryRun, setActive } from '../../../../tests/support/switching';

const { call } = phpFile( 'features/popular-posts/tests/php/switch-dry-run-views.php' );

const POPULAR = 'wordpress-popular-posts/wordpress-popular-posts.php';
let id: number;

beforeAll( async () => {
	await makeOldSite();
	await putPlugin( POPULAR );
	await setActive( POPULAR );
	id = await call< number >( 'make_page' );
} );
afterEach( async () => {
	await unplug( 'dry-run' );
	await dryRun( { action: 'cancel' } );
} );
afterAll( async () => {
	await php( `wp_delete_post( ${ id }, true );` );
	await removePlugins();
	await dropOldSite();
} );

it( 'the dry run compares its block with the old views, without the placeholder for its script', async () => {
	await plug(
		'dry-run',
		`add_shortcode( 'wpp_views_count', static fn () => isset( $_GET['isSelected'] ) ? '26,600 views' : '<div class="wpp-shortcode-placeholder"></div>' );`
	);
	await dryRun( { action: 'start' } );
	await finishDryRun();
	expect( await dryRunRow( id ) ).toMatchObject( { compared: 1, result: 'same' } );
} );

it( 'the dry run compares nothing before the tables for views exist', async () => {
	await oldViews.dropOurs();
	await dryRun( { action: 'start' } );
	await finishDryRun();
	expect( await dryRunRow( id ) ).toMatchObject( { compared: 0, result: 'uncompared' } );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
