import { expect, type Locator } from '@playwright/test';
import { php } from '../../../../tests/support/site';

/** Checks that the field of another plugin (`plug_credit` in `dialog.php`) is saved for the shown file. */
export async function expectCreditSaved( dialog: Locator, id: number ): Promise< void > {
	const credit = dialog.getByLabel( 'Credit' );
	const saved = dialog
		.page()
		.waitForResponse( ( response ) =>
			( response.request().postData() ?? '' ).includes( 'save-attachment-compat' )
		);
	await credit.fill( 'Ann Sailor' );
	await credit.blur();
	await saved;
	expect( await php( `return get_post_meta( ${ id }, 'test_credit', true );` ) ).toBe(
		'Ann Sailor'
	);
	await php( `delete_post_meta_by_key( 'test_credit' );` );
}
