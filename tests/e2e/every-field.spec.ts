import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import { dropClassicTheme, useClassicTheme, useClassicWidgets } from '../support/classic';
import { insertFound, makePost, openEditor, problemsOf } from '../support/editor';
import { EVERY_FIELD_BLOCK, EVERY_VALUE, useEveryField } from '../support/every-field';
import { activateExample, removeExample } from '../support/example-plugin';
import { pictures } from '../support/fields';
import { dropOutside, forget, openOutside, useOutside, type Outside } from '../support/outside';
import { php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/e2e/every-field.php' );

let outside: Outside;
let harbor: number;
let picture: string;

test.beforeAll( async () => {
	outside = await openOutside();
	await useOutside( outside );
	await activateExample();
	harbor = await makePost( '', { post_title: 'Harbor prices' } );
	picture = ( await pictures() )[ 0 ]!.title;
} );
test.beforeEach( () => forget() );
test.afterAll( async () => {
	await php(
		`wp_delete_post( ${ harbor }, true ); delete_option( 'widget_example-every-field' );`
	);
	await removeExample();
	await dropOutside( outside );
} );

const hands = ( page: Page, hasBlocks = true ) => ( {
	page,
	picture,
	hasBlocks,
} );

const insert = ( page: Page, area?: string ) =>
	page.evaluate(
		( [ name, id ] ) => {
			const { select, dispatch } = ( window as any ).wp.data;
			const parent = select( 'core/block-editor' )
				.getBlocks()
				.find( ( block: any ) => id && block.attributes.id === id );
			dispatch( 'core/block-editor' ).insertBlocks(
				( window as any ).wp.blocks.createBlock( name ),
				0,
				parent?.clientId
			);
		},
		[ EVERY_FIELD_BLOCK, area ] as const
	);

/** Returns the data of the block on the screen, at any nesting level. */
const valuesIn = ( page: Page ) =>
	page.evaluate( ( name ) => {
		const { select } = ( window as any ).wp.data;
		const editor = select( 'core/block-editor' );
		const id = editor
			.getClientIdsWithDescendants()
			.find( ( each: string ) => editor.getBlockName( each ) === name );
		return editor.getBlockAttributes( id ).widgetData;
	}, EVERY_FIELD_BLOCK );

const dropWelcome = ( page: Page, screen: string ) =>
	page.evaluate(
		( scope ) =>
			( window as any ).wp.data
				.dispatch( 'core/preferences' )
				.set( scope, 'welcomeGuide', false ),
		screen
	);

const hasEditor = ( page: Page ) =>
	page.waitForFunction(
		() => ( window as any ).wp?.data?.select( 'core/block-editor' )?.getBlocks?.().length
	);

test.describe( 'every field type', () => {
	test.setTimeout( 240_000 );

	test( 'in the post editor', async ( { page } ) => {
		const problems = problemsOf( page );
		const canvas = await openEditor( page );
		await insert( page );
		await useEveryField( canvas.locator( '.pagewright-form' ).first(), hands( page ) );
		expect( await valuesIn( page ) ).toMatchObject( EVERY_VALUE );
		expect( problems ).toEqual( [] );
	} );

	test( 'in the site editor', async ( { page } ) => {
		const problems = problemsOf( page );
		await page.goto(
			'/wp-admin/site-editor.php?postType=wp_template_part&postId=twentytwentyfive//footer&canvas=edit'
		);
		await hasEditor( page );
		await dropWelcome( page, 'core/edit-site' );
		await insert( page );
		const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		await useEveryField( canvas.locator( '.pagewright-form' ).first(), hands( page ) );
		expect( await valuesIn( page ) ).toMatchObject( EVERY_VALUE );
		expect( problems ).toEqual( [] );
	} );

	test.describe( 'with widget areas', () => {
		test.beforeAll( useClassicTheme );
		test.afterAll( dropClassicTheme );

		test( 'in the widgets screen with blocks', async ( { page } ) => {
			const problems = problemsOf( page );
			await page.goto( '/wp-admin/widgets.php' );
			await hasEditor( page );
			await dropWelcome( page, 'core/edit-widgets' );
			await insert( page, 'side' );
			await useEveryField( page.locator( '.pagewright-form' ).first(), hands( page ) );
			expect( await valuesIn( page ) ).toMatchObject( EVERY_VALUE );
			expect( problems ).toEqual( [] );
		} );

		test( 'in the Customizer with blocks', async ( { page } ) => {
			await page.goto( '/wp-admin/customize.php?autofocus[section]=sidebar-widgets-side' );
			const panel = page.locator( '#customize-controls' );
			const welcome = panel.getByRole( 'button', { name: 'Got it' } );
			const add = panel.getByRole( 'button', { name: 'Add block' } );
			await welcome.or( add ).first().waitFor();
			if ( await welcome.isVisible() ) {
				await welcome.click();
			}
			await add.first().click();
			await insertFound( page, 'Every field', EVERY_FIELD_BLOCK );
			await useEveryField( panel.locator( '.pagewright-form' ).first(), hands( page ) );
			await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
			await expect( page.getByRole( 'button', { name: 'Published' } ) ).toBeVisible();
			const content = await php< string >(
				`return implode( array_column( array_filter( get_option( 'widget_block' ), 'is_array' ), 'content' ) );`
			);
			const [ , json ] = /<!-- wp:example\/every-field (\{.*\}) \/-->/s.exec( content )!;
			expect( JSON.parse( json! ).widgetData ).toMatchObject( EVERY_VALUE );
		} );

		test( 'in the classic widgets screen and the classic Customizer', async ( { page } ) => {
			await useClassicWidgets();
			const place = () => call( 'place' );
			// A classic widget stores a query as one text.
			const values = { ...EVERY_VALUE, posts: 'sticky=only' };
			const stored = () =>
				php< any >( `return get_option( 'widget_example-every-field' )[2];` );
			await place();
			const problems = problemsOf( page );
			await page.goto( '/wp-admin/widgets.php' );
			const widget = page.locator( '#widgets-right .widget[id*="example-every-field-2"]' );
			await widget.locator( '.widget-action' ).click();
			await useEveryField( widget.locator( '.pagewright-form' ), hands( page, false ) );
			await widget.getByRole( 'button', { name: 'Save' } ).click();
			await expect( widget.getByRole( 'button', { name: 'Saved' } ) ).toBeVisible();
			expect( await stored() ).toMatchObject( values );

			await place();
			await page.goto( '/wp-admin/customize.php?autofocus[section]=sidebar-widgets-side' );
			const control = page.locator( '.customize-control-widget_form' ).first();
			await control.locator( '.widget-action' ).click();
			await useEveryField( control.locator( '.pagewright-form' ), hands( page, false ) );
			await expect(
				page.frameLocator( 'iframe[title="Site Preview"]' ).last().locator( 'aside' )
			).toContainText( '"text":"Press"' );
			await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
			await expect( page.getByRole( 'button', { name: 'Published' } ) ).toBeVisible();
			expect( await stored() ).toMatchObject( values );
			expect( problems ).toEqual( [] );
		} );
	} );
} );
