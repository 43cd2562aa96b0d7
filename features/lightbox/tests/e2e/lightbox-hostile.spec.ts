import { expect } from '@playwright/test';
import { testHostileEngine, prepareHostilePages } from '../../../../tests/support/hostile-engine';

prepareHostilePages();

testHostileEngine( 'lightbox', 'features/lightbox/public', {
	root: '<figure><a href="/wp-includes/images/media/default.png" data-pagewright-lightbox="" @><img src="/wp-includes/images/media/default.png" alt="Forged"></a></figure>',
	real: '',
	works: async ( page ) => {
		await page.getByRole( 'link', { name: 'Forged' } ).first().click();
		await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Close' } ).click();
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	},
} );
