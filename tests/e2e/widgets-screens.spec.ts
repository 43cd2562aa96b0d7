import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import { dropClassicTheme, useClassicTheme, useClassicWidgets } from '../support/classic';
import {
	ACCORDION,
	blockName,
	blockOf,
	BUTTON,
	insertFound,
	makePost,
	problemsOf,
} from '../support/editor';
import { php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/e2e/widgets-screens.php' );

const NAME = 'sowb/siteorigin-widget-button-widget';

async function update( page: Page ) {
	await page.getByRole( 'button', { name: 'Update', exact: true } ).click();
	await expect( page.getByText( 'Widgets saved.' ).first() ).toBeVisible();
	// WordPress fires the event while it still adds new widgets to their area.
	await page.waitForFunction(
		() =>
			! ( window as any ).wp.data
				.select( 'core' )
				.isSavingEntityRecord( 'root', 'sidebar', 'side' )
	);
}

test.describe( 'with a classic theme', () => {
	test.beforeAll( useClassicTheme );
	test.afterAll( dropClassicTheme );

	test( 'styles are in the head, before their content', async ( { page } ) => {
		const id = await makePost( blockOf( BUTTON, { widgetData: { text: 'Styled' } } ) );
		await page.goto( `/?p=${ id }` );
		expect(
			await page
				.locator( 'head' )
				.evaluate(
					( head ) =>
						head.querySelectorAll(
							'#pagewright-button-css, #pagewright-button-inline-css'
						).length
				)
		).toBe( 1 );
		await expect( page.locator( '#pagewright-accordion-css' ) ).toHaveCount( 0 );
	} );

	test( 'the widgets screen with blocks', async ( { page } ) => {
		const problems = problemsOf( page );
		await page.goto( '/wp-admin/widgets.php' );
		await page.waitForFunction( () =>
			( window as any ).wp?.data
				?.select( 'core/block-editor' )
				?.getBlocks?.()
				.some( ( block: any ) => block.attributes.id === 'side' )
		);
		await page.evaluate( () =>
			( window as any ).wp.data
				.dispatch( 'core/preferences' )
				.set( 'core/edit-widgets', 'welcomeGuide', false )
		);
		await page.evaluate( ( name ) => {
			const { select, dispatch } = ( window as any ).wp.data;
			const area = select( 'core/block-editor' )
				.getBlocks()
				.find( ( block: any ) => block.attributes.id === 'side' );
			dispatch( 'core/block-editor' ).insertBlocks(
				( window as any ).wp.blocks.createBlock( name ),
				0,
				area.clientId
			);
		}, NAME );
		await page
			.locator( '.pagewright-block' )
			.getByLabel( 'Button text' )
			.fill( 'In the sidebar' );
		await expect( page.locator( '.sowb-button' ) ).toHaveText( /In the sidebar/ );
		await update( page );
		await page.goto( '/' );
		await expect( page.locator( 'aside .sowb-button' ) ).toHaveText( /In the sidebar/ );
		expect( problems ).toEqual( [] );
	} );

	test( 'the Customizer with blocks', async ( { page } ) => {
		const problems = problemsOf( page );
		await page.goto( '/wp-admin/customize.php?autofocus[section]=sidebar-widgets-side' );
		const panel = page.locator( '#customize-controls' );
		const welcome = panel.getByRole( 'button', { name: 'Got it' } );
		await welcome
			.or( panel.getByRole( 'button', { name: 'Add block' } ) )
			.first()
			.waitFor();
		if ( await welcome.isVisible() ) {
			await welcome.click();
		}
		await panel.getByRole( 'button', { name: 'Add block' } ).first().click();
		await insertFound( page, 'Accordion', blockName( ACCORDION ) );
		await panel.getByLabel( 'Title', { exact: true } ).first().fill( 'Customized' );
		await panel.getByRole( 'button', { name: /Add panel/ } ).click();
		await page.keyboard.type( 'First' );
		const site = page.frameLocator( 'iframe[title="Site Preview"]' ).last();
		await expect( site.locator( 'aside .sow-accordion-title' ) ).toHaveText( /First/, {
			timeout: 30_000,
		} );
		// The inserter of WordPress 7.1 throws this in the Customizer after inserting a block that
		// the server renders, e.g. a calendar.
		expect(
			problems.filter( ( text ) => ! text.includes( "null (reading 'current')" ) )
		).toEqual( [] );
	} );

	test( 'the classic widgets screen and the classic Customizer', async ( { page } ) => {
		await useClassicWidgets();
		await call( 'put_two_fields_into_sidebar' );
		const problems = problemsOf( page );
		await page.goto( '/wp-admin/widgets.php' );
		const widget = page.locator( '#widgets-right .widget[id*="sow-button-2"]' );
		await widget.locator( '.widget-action' ).click();
		await expect( widget.getByLabel( 'Button text' ) ).toHaveValue( 'Old' );
		await widget.getByLabel( 'Button text' ).fill( 'New' );
		await widget.getByRole( 'button', { name: 'Save' } ).click();
		await expect( widget.getByRole( 'button', { name: 'Saved' } ) ).toBeVisible();
		expect( await php( `return get_option( 'widget_sow-button' )[2];` ) ).toMatchObject( {
			text: 'New',
			later: 'kept',
			new_window: false,
		} );

		await page
			.locator( '#widget-list .widget' )
			.filter( { hasText: 'Accordion' } )
			.locator( '.widget-top' )
			.click();
		await page.locator( '.widgets-chooser-add' ).click();
		const added = page.locator( '#widgets-right .widget[id*="sow-accordion"]' );
		await added.getByLabel( 'Title', { exact: true } ).fill( 'Fresh' );
		await added.getByRole( 'button', { name: 'Save' } ).click();
		await expect( added.getByRole( 'button', { name: 'Saved' } ) ).toBeVisible();

		await page.goto( '/wp-admin/customize.php?autofocus[section]=sidebar-widgets-side' );
		const control = page
			.locator( '.customize-control-widget_form' )
			.filter( { hasText: 'Button' } )
			.first();
		await control.locator( '.widget-action' ).click();
		await control.getByLabel( 'Button text' ).fill( 'Customized' );
		await expect(
			page
				.frameLocator( 'iframe[title="Site Preview"]' )
				.last()
				.locator( 'aside .sowb-button' )
		).toHaveText( /Customized/, { timeout: 30_000 } );
		await php( `unlink( WPMU_PLUGIN_DIR . '/classic-widgets.php' );` );
		expect( problems ).toEqual( [] );
	} );

	test( 'a legacy widget in the widgets screen with blocks', async ( { page } ) => {
		await call( 'put_button_into_sidebar' );
		await page.goto( '/wp-admin/widgets.php' );
		await page.waitForFunction( () =>
			( window as any ).wp?.data
				?.select( 'core/block-editor' )
				?.getClientIdsWithDescendants?.()
				.some(
					( id: string ) =>
						( window as any ).wp.data
							.select( 'core/block-editor' )
							.getBlockName( id ) === 'core/legacy-widget'
				)
		);
		await page.evaluate( () => {
			const { select, dispatch } = ( window as any ).wp.data;
			dispatch( 'core/preferences' ).set( 'core/edit-widgets', 'welcomeGuide', false );
			dispatch( 'core/block-editor' ).selectBlock(
				select( 'core/block-editor' )
					.getClientIdsWithDescendants()
					.find(
						( id: string ) =>
							select( 'core/block-editor' ).getBlockName( id ) ===
							'core/legacy-widget'
					)
			);
		} );
		const field = page.locator( '.wp-block-legacy-widget' ).getByLabel( 'Button text' );
		await expect( field ).toHaveValue( 'Old' );
		await field.fill( 'Newer' );
		// The form of a classic widget saves typed text after a delay.
		await page.waitForFunction( () => {
			const { select } = ( window as any ).wp.data;
			const { getClientIdsWithDescendants, getBlock } = select( 'core/block-editor' );
			return getClientIdsWithDescendants()
				.map( getBlock )
				.some(
					( { name, attributes }: any ) =>
						name === 'core/legacy-widget' &&
						atob( attributes.instance.encoded ).includes( 'Newer' )
				);
		} );
		await update( page );
		expect( await php( `return get_option( 'widget_sow-button' )[2]['text'];` ) ).toBe(
			'Newer'
		);
	} );

	test( 'old blocks of a widget area migrate like those of a post', async ( { page } ) => {
		const old = blockOf( BUTTON, { widgetData: { text: 'In the area' } }, 'sowb/widget-block' );
		await call( 'put_old_block_into_sidebar', old );
		await page.goto( '/wp-admin/widgets.php' );
		await page.waitForFunction( () =>
			( window as any ).wp?.data?.dispatch( 'core/preferences' )
		);
		await page.evaluate( () =>
			( window as any ).wp.data
				.dispatch( 'core/preferences' )
				.set( 'core/edit-widgets', 'welcomeGuide', false )
		);
		const migrate = page.getByRole( 'button', { name: 'Migrate to new block format' } );
		await migrate.click();
		await expect( migrate ).toHaveCount( 0 );
		await update( page );
		const saved = await php< string >(
			`return implode( array_column( array_filter( get_option( 'widget_block' ), 'is_array' ), 'content' ) );`
		);
		expect( saved ).toBe( blockOf( BUTTON, { widgetData: { text: 'In the area' } } ) );
		await php( `delete_option( 'sowb_block_migration' );` );
	} );
} );
