// Does not depend on the database.
import { afterAll, describe, expect, it } from 'vitest';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-kept-data.php' );
const row = () => call< string >( 'row' );

describe( 'the plugin row, about forms and submissions', () => {
	afterAll( () => call( 'forget_settings' ) );

	it( 'says that both are kept', async () => {
		expect( await row() ).toMatch( /is kept: your content,.* forms, and submissions\./ );
	} );

	it( 'says that submissions are deleted if the settings say so', async () => {
		await call( 'erase_on_uninstall' );
		expect( await row() ).toMatch(
			/is kept: your content.* and forms\. Deleted because of its settings: submissions\.$/
		);
	} );
} );
