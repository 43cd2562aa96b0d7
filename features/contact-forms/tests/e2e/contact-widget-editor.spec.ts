import { expect, test } from '../../../../tests/support/admin-test';
import { blockOf, makePost, openEditor, problemsOf } from '../../../../tests/support/editor';
import { php } from '../../../../tests/support/site';

const CONTACT_FORM = 'SiteOrigin_Widgets_ContactForm_Widget';

test( 'a contact form in the editor shows no response, and the page has no error', async ( {
	page,
} ) => {
	const id = await makePost(
		blockOf( CONTACT_FORM, {
			widgetData: {
				title: 'Write to us',
				fields: [
					{ type: 'name', label: 'Your Name', required: { required: true } },
					{ type: 'textarea', label: 'Message', required: { required: true } },
				],
			},
		} )
	);
	try {
		const problems = problemsOf( page );
		const canvas = await openEditor( page, id );
		await expect( canvas.locator( '.wpcf7-form' ) ).toBeVisible();
		await expect( canvas.locator( '.wpcf7-response-output' ) ).toBeHidden();
		await expect( canvas.locator( '.sow-contact-form-success' ) ).toBeHidden();
		// Texts for screen readers and hidden fields use no space.
		const rest = await canvas
			.locator( '.screen-reader-response, .hidden-fields-container' )
			.evaluateAll( ( all ) =>
				all.map( ( element ) => element.getBoundingClientRect().height )
			);
		expect( Math.max( ...rest ) ).toBeLessThanOrEqual( 1 );
		expect( problems ).toEqual( [] );
	} finally {
		await php( `wp_delete_post( ${ id }, true );` );
	}
} );
