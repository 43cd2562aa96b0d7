import { expect, test } from '@playwright/test';
import { dropForms, makeForm } from '../support/contact-form';
import { row } from '../support/contact-widget';
import {
	attribute,
	contributorPages,
	EVIL,
	MARKUP,
	watchDamage,
} from '../../../../tests/support/contributor-page';
import { blockOf } from '../../../../tests/support/editor';
import { settings } from '../support/inbox-site';
import { php } from '../../../../tests/support/site';

const pages = contributorPages();

test.use( { storageState: { cookies: [], origins: [] } } );
test.afterAll( async () => {
	await pages.remove();
	await dropForms();
	await php( `delete_option( 'pagewright_forms' );` );
} );

test( 'a forged captcha in a form field loads no script, and the form keeps the real one', async ( {
	page,
} ) => {
	await settings( { captcha: 'turnstile', captcha_key: 'the-key', captcha_secret: 'secret' } );
	const facts = { script: `${ EVIL }/x.js`, global: 'Object', key: 'x', failed: MARKUP };
	const captcha = `<span class="pagewright-captcha" data-pagewright-captcha="${ attribute( facts ) }" data-options="${ attribute( facts ) }" data-script="${ EVIL }/x.js">${ attribute( facts ) }<script type="application/json">${ JSON.stringify( facts ) }</script></span>`;
	const button = '<input type="submit" class="wpcf7-submit" value="Forged">';
	const damage = await watchDamage( page );
	await page.goto(
		await pages.page(
			`<div class="wpcf7">${ captcha }</div>[contact-form-7 id="${ await makeForm() }"]` +
				blockOf( 'SiteOrigin_Widgets_ContactForm_Widget', {
					widgetData: {
						title: 'Write to us',
						fields: [
							row( 'name', `Your Name ${ captcha }`, '', {
								description: captcha + button,
							} ),
							row( 'email', 'E-Mail', '', { description: captcha } ),
						],
					},
				} )
		)
	);
	expect( await page.locator( `[data-script^="${ EVIL }"]` ).count() ).toBeGreaterThan( 1 );
	const forms = page.locator( 'form.wpcf7-form' );
	await expect( forms ).toHaveCount( 2 );
	for ( const form of await forms.all() ) {
		await expect(
			form.locator( '[data-pagewright-captcha] > script[type="application/json"]' )
		).toHaveCount( 1 );
		await form.getByRole( 'textbox' ).first().focus();
		// The test responds with a script that does not define the service.
		await expect( form.getByRole( 'alert' ) ).toContainText( 'could not be loaded' );
	}
	expect( new Set( damage.believed ) ).toEqual(
		new Set( [ 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit' ] )
	);
	expect( damage.errors ).toEqual( [] );
} );
