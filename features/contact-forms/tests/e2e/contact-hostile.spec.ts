import { expect, test } from '@playwright/test';
import { blockOf } from '../../../../tests/support/editor';
import { prepareHostilePages, testHostileEngine } from '../../../../tests/support/hostile-engine';
import { plug, unplug } from '../../../../tests/support/plug';
import { forget } from '../support/contact-widget';

prepareHostilePages();

/** Functions that remove the content of the real engines. */
const removals: Array< () => Promise< unknown > > = [];
test.afterAll( async () => {
	for ( const remove of removals ) {
		await remove();
	}
} );

testHostileEngine( 'captcha', 'features/contact-forms/public/captcha', {
	root: '<div class="wpcf7"><span @ data-pagewright-captcha="x">x</span></div>',
	real: '',
	works: async () => {},
} );

testHostileEngine( 'contact-form', 'features/contact-forms/public/contact-form', {
	root: '<a id="wpcf7" href="https://evil.example">x</a><a id="wpcf7" name="api">x</a><div class="wpcf7" @><div class="pagewright-form-schema">{}</div></div>',
	real: '',
	works: async () => {},
} );

testHostileEngine( 'contact-widget', 'features/contact-forms/public/contact-widget', {
	root: '<div @><div class="sow-contact-form-success">x</div></div>',
	real: async () => {
		removals.push( forget, () => unplug( 'hostile-mail' ) );
		// Visitors type longer than tests.
		await plug(
			'hostile-mail',
			`add_filter( 'pre_wp_mail', '__return_true' ); foreach ( array( '', 'default_' ) as $when ) { add_filter( $when . 'option_pagewright_forms', static fn ( $value ) => array( 'least_seconds' => 0 ) + (array) $value ); }`
		);
		return blockOf(
			'SiteOrigin_Widgets_ContactForm_Widget',
			{
				widgetData: {
					settings: { submit_text: 'Send it', success_message: '<p>Thank you.</p>' },
					fields: [ { type: 'name', label: 'Your Name' } ],
				},
			},
			'sowb/siteorigin-widgets-contactform-widget'
		);
	},
	works: async ( page ) => {
		await page.getByLabel( 'Your Name' ).fill( 'Ann' );
		await page.getByRole( 'button', { name: 'Send it' } ).click();
		await expect( page.locator( '.is-sent .sow-contact-form-success' ) ).toBeFocused();
		await expect( page.getByRole( 'button', { name: 'Send it' } ) ).toBeHidden();
	},
} );

testHostileEngine( 'spam-trap', 'features/contact-forms/public/spam-trap', {
	root: '<div @ data-pagewright-trap="x y">x</div><div class="pagewright-spam-test" @>x</div>',
	real: '',
	works: async () => {},
} );
