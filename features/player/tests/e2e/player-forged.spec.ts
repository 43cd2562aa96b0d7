import { expect, test } from '@playwright/test';
import {
	attribute,
	CLEAN,
	contributorPages,
	EVIL,
	forged,
	MARKUP,
	wasHit,
	watchDamage,
} from '../../../../tests/support/contributor-page';
import { php } from '../../../../tests/support/site';

const pages = contributorPages();

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( () =>
	php( `update_option( 'pagewright_features', array( 'player' => true ), true );` )
);
test.afterAll( async () => {
	await pages.remove();
	await php( `delete_option( 'pagewright_features' );` );
} );

test( 'forged page data does not change the URLs of engines', async ( { page } ) => {
	const damage = await watchDamage( page );
	await page.goto(
		await pages.page(
			forged( 'wp-script-module-data-pagewright-player', {
				cdn: { hls: { url: `${ EVIL }/hls.js`, integrity: 'sha384-AAAA' } },
				texts: { play: MARKUP },
			} ) +
				forged( 'wp-script-module-data-pagewright-player', {} ) +
				`<div class="pagewright-player is-video" data-pagewright="player" data-options="${ attribute( { cdn: { hls: { url: `${ EVIL }/hls.js`, integrity: ' ' } } } ) }"><video class="pagewright-player__media" controls><source src="/x.m3u8" type="application/x-mpegurl"></video></div>`,
			'<!-- wp:html --><figure class="wp-block-video"><video controls src="/clip.mp4"></video></figure><!-- /wp:html -->[video src="/clip.mp4"]'
		)
	);
	await expect( page.locator( '.pagewright-player.is-ready' ).first() ).toBeVisible();
	await page.mouse.wheel( 0, 4000 );
	await expect( page.locator( '.pagewright-player.is-ready' ) ).toHaveCount( 2 );
	await expect( page.locator( '.pagewright-player.is-error' ) ).toHaveCount( 2 );
	expect( damage ).toEqual( CLEAN );
	expect( await wasHit( page ) ).toBe( false );
} );
