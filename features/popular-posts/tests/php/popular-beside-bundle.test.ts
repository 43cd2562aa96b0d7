// Does not depend on the database.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putPlugin, removePlugins } from '../../../../tests/support/old-plugins';
import { errorLog, php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/php/popular-beside-bundle.php' );

const BUNDLE = 'so-widgets-bundle/so-widgets-bundle.php';

beforeAll( async () => {
	await putPlugin( BUNDLE );
	await php(
		`update_option( 'active_plugins', array( 'pagewright/plugin.php', '${ BUNDLE }' ) );`
	);
} );
afterAll( removePlugins );

it( 'lists and view counts work while SiteOrigin Widgets Bundle is active', async () => {
	expect( await call( 'shown' ) ).toEqual( {
		list: expect.not.stringContaining( '[wpp' ),
		count: expect.not.stringContaining( '[wpp' ),
		function: true,
		widget: expect.stringContaining( 'popular' ),
	} );
	expect( await errorLog() ).toBe( '' );
} );
