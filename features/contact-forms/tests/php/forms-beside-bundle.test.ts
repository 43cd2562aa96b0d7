// Does not depend on the database.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putPlugin, removePlugins } from '../../../../tests/support/old-plugins';
import { errorLog, phpFile } from '../../../../tests/support/site';
import { setActive } from '../../../../tests/support/switching';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-beside-bundle.php' );

const BUNDLE = 'so-widgets-bundle/so-widgets-bundle.php';

beforeAll( async () => {
	await putPlugin( BUNDLE );
	await setActive( BUNDLE );
} );
afterAll( removePlugins );

it( 'contact forms work while SiteOrigin Widgets Bundle is active', async () => {
	expect( await call( 'shown' ) ).toMatchObject( {
		form: expect.stringContaining( 'name="your-name"' ),
	} );
	expect( await errorLog() ).toBe( '' );
} );
