import { expect, test } from '@playwright/test';
import {
	CLEAN,
	contributorPages,
	EVIL,
	forged,
	MARKUP,
	watchDamage,
} from '../../../../tests/support/contributor-page';

const pages = contributorPages();

test.use( { storageState: { cookies: [], origins: [] } } );
test.afterAll( async () => {
	await pages.remove();
} );

test( 'forged page data does not change the lightbox', async ( { page } ) => {
	const damage = await watchDamage( page );
	await page.goto(
		await pages.page(
			forged( 'wp-script-module-data-pagewright-lightbox', {
				css: `${ EVIL }/x.css`,
				words: { close: MARKUP },
			} ) +
				'<figure><a href="/wp-includes/images/media/default.png" data-pagewright-lightbox=""><img src="/wp-includes/images/media/default.png" alt="A picture"></a></figure>'
		)
	);
	await page.getByRole( 'link', { name: 'A picture' } ).click();
	await expect(
		page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Close' } )
	).toBeVisible();
	expect( damage ).toEqual( CLEAN );
} );
