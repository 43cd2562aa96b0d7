// Does not depend on the database.
import { afterAll, describe, expect, it } from 'vitest';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/php/views-kept-data.php' );
const row = () => call< string >( 'row' );

describe( 'the row of this plugin says of view counts', () => {
	afterAll( () => call( 'forget_settings' ) );

	it( 'that they are kept, after the content', async () => {
		expect( await row() ).toMatch( /is kept: your content(,| and) view counts/ );
	} );

	it( 'that they are deleted if the settings say so', async () => {
		await call( 'erase_on_uninstall' );
		expect( await row() ).toContain( 'Deleted because of its settings: view counts.' );
	} );
} );
