import { expect, test } from '@playwright/test';
import {
	CLEAN,
	contributorPages,
	EVIL,
	forged,
	MARKUP,
	wasHit,
	watchDamage,
} from '../../../../tests/support/contributor-page';
import {
	answer as answerForPeople,
	HASH,
	peoplePage,
	PROFILE,
	removePeople,
} from '../support/hover-cards';

const pages = contributorPages();

test.use( { storageState: { cookies: [], origins: [] } } );
test.afterAll( async () => {
	await pages.remove();
	await removePeople();
} );

test( 'forged page data does not change hover-cards', async ( { page } ) => {
	await peoplePage( 'forged-people' );
	const damage = await watchDamage( page );
	await answerForPeople( page );
	await page.goto(
		await pages.page(
			forged( 'wp-script-module-data-pagewright-hover-cards', {
				css: `${ EVIL }/x.css`,
				words: { Contact: MARKUP },
			} ),
			`<!-- wp:html --><p>[test_avatar hash=${ HASH }]</p><!-- /wp:html -->`
		)
	);
	await page.locator( 'img[data-pagewright-hover-card]' ).hover();
	await expect( page.locator( '.pagewright-hover-cards__card' ) ).toContainText(
		PROFILE.display_name
	);
	expect( damage ).toEqual( CLEAN );
	expect( await wasHit( page ) ).toBe( false );
} );
