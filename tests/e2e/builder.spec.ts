import { expect, test } from '../support/admin-test';
import { builderBlock, nestedEditor, openBuilderForm } from '../support/builder';
import {
	blockName,
	BUTTON,
	insertFound,
	makePost,
	openEditor,
	problemsOf,
	save,
	toolbar,
} from '../support/editor';
import { activateExample, removeExample } from '../support/example-plugin';
import { dataNow, field, pictures, savedData } from '../support/fields';
import { chooseFiles } from '../support/media-dialog';
import { php, phpFile } from '../support/site';
import { typeAtOnce } from '../support/type-at-once';

const { call } = phpFile( 'tests/e2e/builder.php' );

test.beforeAll( activateExample );
test.afterAll( removeExample );

const HELLO = { blocks: '<!-- wp:paragraph -->\n<p>Hello</p>\n<!-- /wp:paragraph -->' };
const widget = ( name: string, values: object, grid = 0, cell = 0 ) => ( {
	...values,
	panels_info: { class: name, grid, cell, id: 0 },
} );

test( 'content is written in its own block editor, saved, shown and opened again', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const [ picture ] = await pictures();
	const { id, canvas } = await openBuilderForm( page, { keep: 'me' } );
	await field( canvas, 'content' )
		.getByRole( 'button', { name: /Add content/ } )
		.focus();
	await page.keyboard.press( 'Enter' );
	const { dialog, canvas: inner } = nestedEditor( page );
	await expect( inner.getByRole( 'document', { name: /Empty block/ } ) ).toBeFocused();
	await page.keyboard.type( 'Fresh bread' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( '/image' );
	await expect( page.getByRole( 'option', { name: 'Image', selected: true } ) ).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await inner.getByRole( 'button', { name: 'Media Library' } ).click();
	await chooseFiles( page, [ picture!.id ], /^Select$/ );
	await expect( inner.locator( '.wp-block-image img' ) ).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Add block' } ).first().click();
	await insertFound( page, 'Pagewright button', blockName( BUTTON ) );
	await inner.getByLabel( 'Button text' ).fill( 'Order now' );
	await dialog.getByRole( 'button', { name: 'Done' } ).click();
	await expect( dialog ).toBeHidden();
	await expect(
		field( canvas, 'content' ).getByRole( 'button', { name: /Edit content/ } )
	).toBeFocused();
	await expect( canvas.locator( '.pagewright-block__rendering' ) ).toContainText( 'Fresh bread' );
	await expect( canvas.locator( '.pagewright-block__rendering .sowb-button' ) ).toContainText(
		'Order now'
	);
	await save( page );
	const stored = await savedData( id );
	expect( stored ).toEqual( { keep: 'me', content: { blocks: expect.any( String ) } } );
	expect( stored.content.blocks ).toMatch( /^<!-- wp:paragraph[\s\S]*wp:image[\s\S]*wp:sowb/ );

	const visitor = await page.context().newPage();
	await visitor.goto( `/?p=${ id }` );
	const shown = visitor.locator( '.example-builder__content' );
	await expect( shown.locator( 'p' ) ).toHaveText( 'Fresh bread' );
	await expect( shown.locator( `img.wp-image-${ picture!.id }` ) ).toBeVisible();
	await expect( shown.locator( '.sowb-button' ) ).toContainText( 'Order now' );
	await visitor.close();

	const again = await openEditor( page, id );
	await expect( again.locator( '.pagewright-block__rendering' ) ).toContainText( 'Fresh bread' );
	expect( await dataNow( page ) ).toEqual( stored );
	expect( problems ).toEqual( [] );
} );

test( 'closing asks first, and undo in the dialog does not change the post', async ( { page } ) => {
	const problems = problemsOf( page );
	const { canvas } = await openBuilderForm( page, { keep: 'me', content: HELLO } );
	const before = JSON.stringify( await dataNow( page ) );
	const edit = field( canvas, 'content' ).getByRole( 'button', { name: /Edit content/ } );
	const { dialog, canvas: inner } = nestedEditor( page );
	await edit.click();
	await expect( inner.getByText( 'Hello' ) ).toBeFocused();
	await dialog.getByRole( 'button', { name: 'Cancel' } ).press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( edit ).toBeFocused();

	await edit.click();
	await expect( inner.getByText( 'Hello' ) ).toBeFocused();
	await page.keyboard.press( 'End' );
	await typeAtOnce( page, ' you' );
	await expect( inner.getByText( 'Hello you' ) ).toBeVisible();
	await page.keyboard.press( 'Control+z' );
	await expect( inner.getByText( 'Hello', { exact: true } ) ).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Redo' } ).click();
	await expect( inner.getByText( 'Hello you' ) ).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Close' } ).click();
	await expect( dialog.getByRole( 'alert' ) ).toContainText( 'unsaved changes' );
	await dialog.getByRole( 'button', { name: 'Discard changes' } ).click();
	await expect( dialog ).toBeHidden();
	await expect( edit ).toBeFocused();
	expect( JSON.stringify( await dataNow( page ) ) ).toBe( before );
	expect( problems ).toEqual( [] );
} );

test( 'the keyboard reaches the blocks, the toolbar and the exit', async ( { page } ) => {
	const { canvas } = await openBuilderForm( page, { keep: 'me', content: HELLO } );
	const edit = field( canvas, 'content' ).getByRole( 'button', { name: /Edit content/ } );
	const { dialog, canvas: inner } = nestedEditor( page );
	await edit.focus();
	await page.keyboard.press( 'Enter' );
	await expect( inner.getByText( 'Hello' ) ).toBeFocused();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( '!' );
	const done = dialog.getByRole( 'button', { name: 'Done' } );
	for ( let step = 0; step < 60; step++ ) {
		if (
			await done.evaluate( ( element ) => element === element.ownerDocument.activeElement )
		) {
			break;
		}
		await page.keyboard.press( 'Tab' );
	}
	await expect( done ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( edit ).toBeFocused();
	expect( ( await dataNow( page ) ).content.blocks ).toContain( '<p>Hello!</p>' );
} );

test( 'an old layout is shown as such, converted to blocks and back', async ( {
	page,
	browser,
} ) => {
	const [ picture ] = await pictures();
	const layout = {
		widgets: [
			widget( BUTTON, { text: 'Order' } ),
			widget(
				'WP_Widget_Text',
				{ title: 'Hours', text: '<p>Nine to <b>five</b></p>' },
				1,
				0
			),
			widget( 'SiteOrigin_Widget_Image_Widget', { image: picture!.id, size: 'full' }, 1, 1 ),
			widget( 'Acme_Weather_Widget', { city: 'Oslo' }, 1, 1 ),
		],
		grids: [ { cells: 1 }, { cells: 2 } ],
		grid_cells: [
			{ grid: 0, weight: 1 },
			{ grid: 1, weight: 0.5 },
			{ grid: 1, weight: 0.5 },
		],
	};
	const problems = problemsOf( page );
	const { id, canvas } = await openBuilderForm( page, {
		keep: 'me',
		frames: [ { title: 'One', content: JSON.stringify( layout ) } ],
	} );
	const words = async () => {
		const visitor = await browser.newPage( { storageState: { cookies: [], origins: [] } } );
		await visitor.goto( `/?p=${ id }` );
		const frame = visitor.locator( '.example-builder__frame' );
		const found = {
			text: ( await frame.innerText() ).replace( /\s+/g, ' ' ).trim(),
			pictures: await frame
				.locator( 'img' )
				.evaluateAll( ( all ) => all.map( ( each ) => ( each as HTMLImageElement ).src ) ),
		};
		await visitor.close();
		return found;
	};
	const before = await words();
	expect( before ).toEqual( {
		text: 'One Order Hours Nine to five',
		pictures: [ expect.stringContaining( '/uploads/' ) ],
	} );
	const data = JSON.stringify( await dataNow( page ) );
	await canvas.getByRole( 'button', { name: /One/, expanded: false } ).click();
	const content = field( canvas, 'frames.0.content' );
	await expect( content ).toContainText( 'A Page Builder layout with 4 widgets.' );
	await expect( content ).toContainText( 'Button, Text, Image, Acme Weather' );
	const convert = content.getByRole( 'button', { name: 'Convert to blocks' } );
	await convert.focus();
	await page.keyboard.press( 'Enter' );
	const edit = content.getByRole( 'button', { name: /Edit content/ } );
	await expect( edit ).toBeFocused();
	await page.keyboard.press( 'Control+z' );
	await expect( convert ).toBeVisible();
	expect( JSON.stringify( await dataNow( page ) ) ).toBe( data );
	await convert.click();
	await expect( content ).toContainText( 'Button, Columns' );
	await save( page );
	expect( await words() ).toEqual( before );

	await edit.click();
	const { dialog, canvas: inner } = nestedEditor( page, 'Frame content' );
	await expect( inner.getByText( 'Nine to five' ) ).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Done' } ).click();
	await expect( dialog ).toBeHidden();
	expect( await words() ).toEqual( before );
	expect( problems ).toEqual( [] );
} );

test( 'a preview matches the page after the form is closed', async ( { page } ) => {
	const id = await makePost( builderBlock( { content: HELLO } ) );
	const canvas = await openEditor( page, id );
	await expect( canvas.locator( '.example-builder__content p' ) ).toHaveText( 'Hello' );
	await canvas.locator( '.pagewright-block' ).click();
	await toolbar( page, 'Edit' ).click();
	await expect( canvas.locator( '.pagewright-form' ) ).toBeVisible();
	await toolbar( page, 'Preview' ).click();
	await expect( canvas.locator( '.example-builder__content p' ) ).toHaveText( 'Hello' );
} );

test( 'the classic widgets screen explains its limits, writes code and keeps layouts', async ( {
	page,
} ) => {
	const layout = { widgets: [ widget( BUTTON, { text: 'Order' } ) ], grids: [ { cells: 1 } ] };
	await call( 'use_classic_theme' );
	try {
		await page.goto( '/' );
		await call( 'put_builder_into_sidebar', layout );
		const problems = problemsOf( page );
		await page.goto( '/wp-admin/widgets.php' );
		const box = page.locator( '#widgets-right .widget[id*="example-builder-2"]' );
		await box.locator( '.widget-action' ).click();
		await box.getByRole( 'button', { name: /One/, expanded: false } ).click();
		await expect( box.getByRole( 'button', { name: 'Convert to blocks' } ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await box.getByRole( 'button', { name: /Add content/ } ).click();
		const dialog = page.getByRole( 'dialog', { name: 'Content', exact: true } );
		await expect( dialog ).toContainText( 'use the widget in a post or page' );
		await dialog.getByLabel( 'Blocks as code' ).fill( HELLO.blocks );
		await dialog.getByRole( 'button', { name: 'Done' } ).click();
		await box.getByRole( 'button', { name: 'Save' } ).click();
		await expect( box.getByRole( 'button', { name: 'Saved' } ) ).toBeVisible();
		expect( await php( `return get_option( 'widget_example-builder' )[2];` ) ).toMatchObject( {
			content: HELLO,
			frames: [ { title: 'One', content: layout } ],
		} );
		await page.goto( '/' );
		await expect( page.locator( 'aside' ) ).toContainText( 'Hello' );
		await expect( page.locator( 'aside .sowb-button' ) ).toContainText( 'Order' );
		expect( problems ).toEqual( [] );
	} finally {
		await php( `switch_theme( 'twentytwentyfive' );` );
	}
} );
