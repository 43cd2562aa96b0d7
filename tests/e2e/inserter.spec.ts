import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import { dropClassicTheme, useClassicTheme } from '../support/classic';
import { blockOf, makePost, openEditor, problemsOf } from '../support/editor';
import { php } from '../support/site';

const CONTACT_FORM = 'SiteOrigin_Widgets_ContactForm_Widget';

interface Type {
	name: string;
	title: string;
	description: string;
	/** Color of the icon; '' for the text color. */
	color: string;
}

/** Returns every block in the inserter. */
const types = ( page: Page ): Promise< Type[] > =>
	page.evaluate( () =>
		( window as any ).wp.blocks
			.getBlockTypes()
			.map( ( { name, title, description, icon }: any ) => ( {
				name,
				title,
				description,
				color: icon?.foreground ?? '',
			} ) )
	);

test( 'no widget has the title, the description or the plain icon of another block', async ( {
	page,
} ) => {
	await openEditor( page );
	const all = await types( page );
	const ours = all.filter( ( { name } ) => name.startsWith( 'sowb/siteorigin-' ) );
	expect( ours.length ).toBeGreaterThanOrEqual( 28 );
	const clashes = ours.flatMap( ( one ) =>
		all
			.filter(
				( other ) =>
					other.name !== one.name &&
					( other.title === one.title || other.description === one.description )
			)
			.map( ( other ) => `${ one.name } and ${ other.name }: ${ one.title }` )
	);
	expect( clashes ).toEqual( [] );
	expect( ours.filter( ( { color } ) => color === '' ) ).toEqual( [] );
	const names = ours.map( ( { title } ) => title );
	expect( names ).toContain( 'Pagewright Accordion' );
	expect( names ).toContain( 'Headline' );
} );

test.describe( 'with a classic theme', () => {
	test.beforeAll( useClassicTheme );
	test.afterAll( dropClassicTheme );

	test( 'the widgets screen offers each widget once', async ( { page } ) => {
		await page.goto( '/wp-admin/widgets.php' );
		const items = () =>
			page.evaluate( () => {
				const { select } = ( window as any ).wp?.data ?? {};
				const area = select?.( 'core/block-editor' )
					?.getBlocks?.()
					.find( ( block: any ) => block.attributes.id === 'side' );
				return area
					? select( 'core/block-editor' )
							.getInserterItems( area.clientId )
							.map( ( { id, title }: any ) => ( { id, title } ) )
					: [];
			} );
		// Variations of the legacy widget come with a response of the server.
		await expect
			.poll( async () =>
				( await items() ).some( ( { id }: any ) => /legacy-widget\//.test( id ) )
			)
			.toBe( true );
		const all: Array< { id: string; title: string } > = await items();
		const ours = all.filter( ( { id } ) => id.startsWith( 'sowb/' ) );
		expect( ours.length ).toBeGreaterThanOrEqual( 31 );
		const twice = all.filter(
			( { id, title } ) =>
				id.includes( 'legacy-widget/' ) &&
				( title.startsWith( 'Pagewright ' ) ||
					ours.some( ( block ) => block.title === title ) )
		);
		expect( twice ).toEqual( [] );
	} );
} );

test( 'a contact form in the editor shows no answer, and the page has no fault', async ( {
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
