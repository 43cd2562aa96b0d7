import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import {
	ACCORDION,
	blockOf,
	BUTTON,
	insert,
	makePost,
	openEditor,
	openTemplatePart,
	problemsOf,
	save,
	savedContent,
	toolbar,
} from '../support/editor';

const insertInto = ( page: Page, name: string, parent?: string ) =>
	page.evaluate(
		( [ block, within ] ) => {
			const { select, dispatch } = ( window as any ).wp.data;
			const found =
				within &&
				select( 'core/block-editor' )
					.getClientIdsWithDescendants()
					.find(
						( id: string ) =>
							select( 'core/block-editor' ).getBlockName( id ) === within
					);
			dispatch( 'core/block-editor' ).insertBlocks(
				( window as any ).wp.blocks.createBlock( block ),
				0,
				found || undefined
			);
		},
		[ name, parent ] as const
	);
const NAME = 'sowb/siteorigin-widget-button-widget';

test( 'nested in columns', async ( { page } ) => {
	const canvas = await openEditor( page );
	await page.evaluate( () => {
		const { createBlock } = ( window as any ).wp.blocks;
		( window as any ).wp.data
			.dispatch( 'core/block-editor' )
			.insertBlocks(
				createBlock( 'core/columns', {}, [
					createBlock( 'core/column' ),
					createBlock( 'core/column' ),
				] )
			);
	} );
	await insertInto( page, NAME, 'core/column' );
	await canvas.getByLabel( 'Button text' ).fill( 'In a column' );
	await expect( canvas.locator( '.sowb-button' ) ).toHaveText( /In a column/ );
	expect( await savedContent( await save( page ) ) ).toContain( '"text":"In a column"' );
} );

test( 'a synced pattern', async ( { page } ) => {
	const pattern = await makePost( blockOf( BUTTON, { widgetData: { text: 'Shared' } } ), {
		post_type: 'wp_block',
	} );
	const canvas = await openEditor(
		page,
		await makePost( `<!-- wp:block {"ref":${ pattern }} /-->` )
	);
	await expect( canvas.locator( '.sowb-button' ) ).toHaveText( /Shared/ );
} );

test( 'the site editor and a template part', async ( { page } ) => {
	const problems = problemsOf( page );
	await openTemplatePart( page );
	await insertInto( page, NAME );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await canvas.getByLabel( 'Button text' ).fill( 'In the footer' );
	await expect( canvas.locator( '.sowb-button' ) ).toHaveText( /In the footer/ );
	expect(
		await page.evaluate( () =>
			Boolean( ( window as any ).tinymce && ( window as any ).wp.oldEditor )
		),
		'the text editor is there'
	).toBe( true );
	expect( problems ).toEqual( [] );
} );

test( 'the inserter lists the widgets in their own category', async ( { page } ) => {
	await openEditor( page );
	await page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).first().click();
	await expect( page.getByRole( 'heading', { name: 'Pagewright Widgets' } ) ).toBeVisible();
	for ( const name of [
		'Pagewright Accordion',
		'Pagewright Button',
		'Headline',
		'Pagewright Image',
	] ) {
		await expect(
			page
				.getByRole( 'listbox', { name: 'Pagewright Widgets' } )
				.getByRole( 'option', { name, exact: true } )
		).toBeVisible();
	}
} );

test( 'the editor loads little of our code until a form opens', async ( { page } ) => {
	const ours: string[] = [];
	page.on(
		'request',
		( request ) =>
			/plugins\/pagewright\/build\//.test( request.url() ) &&
			ours.push( request.url().replace( /^.*build\/|\?.*$/g, '' ) )
	);
	const canvas = await openEditor( page );
	await page.waitForLoadState( 'networkidle' );
	expect( [ ...new Set( ours ) ].sort() ).toEqual( [
		// Instead of the scripts of WordPress's media dialog.
		'classic-scripts.js',
		'editor.css',
		'editor.js',
		// Connects the media library to its dialogs.
		'media-dialog.js',
	] );
	await insert( page, ACCORDION );
	await expect( canvas.getByRole( 'button', { name: /Add panel/ } ) ).toBeVisible();
	expect( ours ).toContain( 'form.js' );
	await toolbar( page, 'Preview' ).click();
} );
