import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { putPlugin, removePlugins } from '../../../../tests/support/old-plugins';
import { dropOldSite, makeOldSite } from '../../../../tests/support/old-site';
import { oldViews } from '../../../../tests/support/old-views';
import { errorLog } from '../../../../tests/support/site';
import { wp, wpJson } from '../../../../tests/support/switch-cli';
import { setActive, switchStatus, switchStep } from '../../../../tests/support/switching';

const POPULAR = 'wordpress-popular-posts/wordpress-popular-posts.php';

const clear = async () => {
	await removePlugins();
	await dropOldSite();
};

beforeEach( async () => {
	await clear();
	await makeOldSite();
	await putPlugin( POPULAR );
} );
afterAll( clear );

it( 'the Switch tab offers the import before the deletion', async () => {
	await setActive( POPULAR );
	const { body } = await switchStep( 'wordpress-popular-posts', 'deactivate' );
	expect( body.plugin.next ).toMatchObject( {
		name: 'import',
		label: 'Import 26,639 views',
	} );
	await oldViews.import();
	const plugin = ( await switchStatus() )[ 'wordpress-popular-posts' ];
	expect( plugin.next.name ).toBe( 'delete' );
	expect( plugin.history[ 0 ].step ).toBe( 'imported' );
} );

describe( 'wp pagewright switch', () => {
	it( 'status lists the views, lists and settings', async () => {
		const { out } = await wp( [ 'status', 'wordpress-popular-posts' ] );
		expect( out ).toBe(
			'wordpress-popular-posts: WordPress Popular Posts, inactive\n' +
				'  - 26,639 views of 2 posts\n' +
				'  - 1 post or page with a list or view count\n' +
				'  - Settings: counted users, sampling, link targets, and storage times of view counts and lists\n' +
				'  Import 26,639 views\n'
		);
	} );

	it( 'import imports to the end, once', async () => {
		expect( await wpJson( [ 'import' ] ) ).toEqual( {
			code: 0,
			value: { views: 26_639, skipped: 0 },
		} );
		expect(
			( await wpJson( [ 'status', 'wordpress-popular-posts' ] ) ).value.plugins[ 0 ].next.name
		).toBe( 'delete' );
	} );

	it( 'undo activates in another process', async () => {
		expect( await wp( [ 'undo', 'wordpress-popular-posts' ] ) ).toEqual( {
			code: 0,
			out: '',
			commands: [ 'plugin activate wordpress-popular-posts' ],
		} );
	} );

	it( 'import does nothing without tables, and waits while the plugin counts', async () => {
		await setActive( POPULAR );
		expect( ( await wp( [ 'import' ] ) ).code ).toBe( 1 );
		await clear();
		expect( ( await wp( [ 'import' ] ) ).code ).toBe( 2 );
	} );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
