import { afterEach, describe, expect, it } from 'vitest';
import { isThere, WAYS } from '../../../../tests/support/delete-plugin';
import { putPlugin, removePlugins } from '../../../../tests/support/old-plugins';
import { errorLog, phpFile } from '../../../../tests/support/site';
import { addOldViews, dropOldTables, makeOldTables } from '../support/old-views';

const { call } = phpFile( 'features/popular-posts/tests/php/switch-kept-views.php' );

const POPULAR = 'wordpress-popular-posts/wordpress-popular-posts.php';

afterEach( removePlugins );

describe.each( WAYS )( 'WordPress Popular Posts that is deleted %s', ( _, remove ) => {
	it( 'keeps its views and their settings', async () => {
		await makeOldTables();
		await addOldViews( [ { post: 1, views: 26_639, at: '2026-11-01 10:00:00' } ] );
		await call( 'store_view_settings' );
		await putPlugin( POPULAR );
		expect( ( await remove( POPULAR ) ).status ).toBeLessThan( 400 );
		expect( await isThere( POPULAR ) ).toBe( false );
		expect( await call( 'views_and_settings' ) ).toEqual( [
			26_639,
			26_639,
			{ tools: { sampling: true } },
			false,
		] );
		await dropOldTables();
	} );
} );

it( 'the plugin deletes all other data, and the kept data can be deleted later', async () => {
	await putPlugin( POPULAR );
	expect( await call( 'make_caches' ) ).toEqual( [ null, 'x', false ] );
} );

it( 'logs no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
