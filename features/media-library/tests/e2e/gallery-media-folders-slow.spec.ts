import { expect, test } from '@playwright/test';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();

const button = () => media.page.getByRole( 'button', { name: 'Folders' } );
const folders = () => media.page.getByRole( 'region', { name: 'Folders' } );

test( 'at 390 px, Escape closes the folders while their code loads', async () => {
	let letThrough = () => {};
	const isHeld = new Promise< void >( ( done ) => ( letThrough = done ) );
	await media.page.route( /FolderPanel-/, async ( route ) => {
		await isHeld;
		await route.fallback();
	} );
	await media.open( 'grid-screen-with-folders', { width: 390 } );
	await button().click();
	await expect( folders() ).toBeFocused();
	await media.page.keyboard.press( 'Escape' );
	await expect( folders() ).toHaveCount( 0 );
	await expect( button() ).toBeFocused();
	letThrough();
} );
