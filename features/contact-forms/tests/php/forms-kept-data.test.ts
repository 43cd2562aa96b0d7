// Does not depend on the database.
import { afterAll, describe, expect, it } from 'vitest';
import { php } from '../../../../tests/support/site';

const row = () =>
	php< string >(
		`return implode( '', apply_filters( 'plugin_row_meta', array( 'Version 1' ), plugin_basename( Pagewright\\FILE ) ) );`
	);

describe( 'the row of this plugin says of forms and submissions', () => {
	afterAll( () =>
		php(
			`delete_option( 'pagewright_forms' ); Pagewright\\Features\\ContactForms\\Settings::create();`
		)
	);

	it( 'that both are kept', async () => {
		expect( await row() ).toContain(
			'is kept: your content, view counts, forms, and submissions.'
		);
	} );

	it( 'that submissions are deleted where the settings say so', async () => {
		await php(
			`Pagewright\\Features\\ContactForms\\Settings::load()->with( array( 'erase_on_uninstall' => true ) )->save();`
		);
		expect( await row() ).toMatch(
			/is kept: your content, view counts, and forms\. Deleted because of its settings: submissions\.$/
		);
	} );
} );
