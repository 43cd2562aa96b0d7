import { expect, test } from '../../../../tests/support/admin-test';
import { unplug } from '../../../../tests/support/plug';
import { CHANGES } from '../support/changes';
import { expireNonces, renewNonces } from '../support/expired-nonces';

test.afterEach( async () => {
	await renewNonces();
	await unplug( 'media-dialog' );
} );

for ( const [ what, prepare ] of Object.entries( CHANGES ) ) {
	test( `${ what } after the nonces of the page expired`, async ( { page } ) => {
		const { make, isMade, remove } = await prepare( page );
		await expireNonces();
		await make();
		await isMade();
		await renewNonces();
		await remove();
	} );

	test( `${ what } after the user has logged in again`, async ( { page } ) => {
		const { make, makeAgain = make, isMade, remove } = await prepare( page );
		const cookies = await page.context().cookies();
		await page.context().clearCookies();
		try {
			await make();
			await expect(
				page
					.getByText( /You are logged out/ )
					.filter( { visible: true } )
					.first()
			).toBeVisible();
		} finally {
			await page.context().addCookies( cookies );
		}
		await makeAgain();
		await isMade();
		await remove();
	} );
}
