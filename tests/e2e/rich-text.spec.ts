import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import { openBuilderForm } from '../support/builder';
import { dropClassicTheme, useClassicTheme, useClassicWidgets } from '../support/classic';
import { makePost, save } from '../support/editor';
import { activateExample, removeExample } from '../support/example-plugin';
import { dataNow, dragTo, field, pictures, savedData } from '../support/fields';
import { fileNamed } from '../support/media-dialog';
import { editorsHeld, listenersHeld } from '../support/held';
import { php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/e2e/rich-text.php' );

test.beforeAll( activateExample );
test.afterAll( removeExample );

/** How often a text is opened and closed. */
const TIMES = 10;
/** The first rounds create what WordPress keeps for all editors. */
const FIRST = 5;

/** Opens and closes a text many times; no editor and no listener may be left. */
async function openManyTimes( page: Page, edit: Locator ): Promise< void > {
	const dialog = page.getByRole( 'dialog', { name: 'Text', exact: true } );
	const round = async () => {
		await edit.click();
		await page.waitForFunction(
			() => ( window as any ).tinymce.editors[ 0 ]?.initialized === true
		);
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
		await dialog.waitFor( { state: 'hidden' } );
	};
	for ( let count = 0; count < FIRST; count++ ) {
		await round();
	}
	const listeners = await listenersHeld( page );
	for ( let count = FIRST; count < TIMES; count++ ) {
		await round();
	}
	expect( await page.evaluate( () => ( window as any ).tinymce.editors.length ) ).toBe( 0 );
	await expect( page.locator( '.mce-tinymce, .mce-floatpanel' ) ).toHaveCount( 0 );
	// WordPress may still hold the last one.
	await expect.poll( () => editorsHeld( page ) ).toBeLessThan( 2 );
	await expect.poll( () => listenersHeld( page ) ).toBeLessThan( listeners + TIMES - FIRST );
}

test( 'a text that is opened and closed many times leaves no editor behind', async ( { page } ) => {
	test.setTimeout( 240_000 );
	const { canvas } = await openBuilderForm( page, { text: '<p>Hello</p>' } );
	await openManyTimes(
		page,
		field( canvas, 'text' ).getByRole( 'button', { name: /Edit text/ } )
	);
} );

test( 'nor does a text in a classic widget', async ( { page } ) => {
	test.setTimeout( 240_000 );
	await useClassicTheme();
	await useClassicWidgets();
	await call( 'put_rich_text_into_sidebar' );
	await page.goto( '/wp-admin/widgets.php' );
	const widget = page.locator( '#widgets-right .widget[id*="example-builder-2"]' );
	await widget.locator( '.widget-action' ).click();
	await openManyTimes(
		page,
		widget.locator( '[data-field="text"]' ).getByRole( 'button', { name: /Edit text/ } )
	);
	await dropClassicTheme();
	await php( `delete_option( 'widget_example-builder' );` );
} );

test( 'no text is lost when rows are moved by keyboard and by pointer, and edited after', async ( {
	page,
} ) => {
	const { id, canvas } = await openBuilderForm( page, {
		frames: [ 'One', 'Two', 'Three' ].map( ( title ) => ( {
			title,
			text: `<p>Words of ${ title }</p>`,
		} ) ),
	} );
	const row = ( title: string, state: boolean ) =>
		canvas.getByRole( 'button', { name: new RegExp( `^${ title }$` ), expanded: state } );
	const dialog = page.getByRole( 'dialog', { name: 'Frame text' } );
	const body = dialog.frameLocator( 'iframe' ).locator( 'body' );
	const write = async ( at: number, words: string ) => {
		await field( canvas, `frames.${ at }.text` )
			.getByRole( 'button', { name: /Edit text/ } )
			.click();
		await expect( body ).toBeFocused();
		await body.press( 'Control+End' );
		await page.keyboard.type( words );
		await dialog.getByRole( 'button', { name: 'Done' } ).click();
		await expect( dialog ).toBeHidden();
	};
	await row( 'One', false ).click();
	await write( 0, ' first' );
	await canvas.getByRole( 'button', { name: /^Move down: One/ } ).focus();
	await page.keyboard.press( 'Enter' );
	await write( 1, ' second' );
	await row( 'One', true ).click();
	const handle = ( title: string ) =>
		canvas.getByRole( 'button', { name: new RegExp( `^Drag: ${ title }` ) } );
	await dragTo( page, handle( 'Three' ), handle( 'Two' ) );
	await expect
		.poll( async () => ( await dataNow( page ) ).frames.map( ( each: any ) => each.title ) )
		.toEqual( [ 'Three', 'Two', 'One' ] );
	await row( 'Three', false ).click();
	await write( 0, ' third' );
	await save( page );
	expect( ( await savedData( id ) ).frames.map( ( each: any ) => each.text ) ).toEqual( [
		'<p>Words of Three third</p>',
		'<p>Words of Two</p>',
		'<p>Words of One first second</p>',
	] );
} );

test( 'the link dialog of WordPress opens above the dialog, searches, and Escape closes only it', async ( {
	page,
} ) => {
	await makePost( '', { post_title: 'Harbor prices' } );
	const { canvas } = await openBuilderForm( page, { text: '<p>Boats</p>' } );
	await field( canvas, 'text' )
		.getByRole( 'button', { name: /Edit text/ } )
		.click();
	const dialog = page.getByRole( 'dialog', { name: 'Text', exact: true } );
	const body = dialog.frameLocator( 'iframe' ).locator( 'body' );
	await expect( body ).toBeFocused();
	const box = page.locator( '#wp-link-wrap' );
	const open = async () => {
		await body.press( 'Control+a' );
		await dialog.getByRole( 'button', { name: /Insert\/edit link/ } ).click();
		await page.getByRole( 'button', { name: 'Link options' } ).click();
		await expect( box ).toBeVisible();
	};
	await open();
	await expect( page.locator( '#wp-link-url' ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( box ).toBeHidden();
	await expect( dialog ).toBeVisible();
	await expect( body ).toHaveText( 'Boats' );

	await open();
	const search = page.locator( '#wp-link-search' );
	await search.fill( 'Harb' );
	await box
		.locator( '#search-results li' )
		.filter( { hasText: 'Harbor prices' } )
		.first()
		.click();
	await expect( page.locator( '#wp-link-url' ) ).toHaveValue( /harbor-prices/ );
	await box.locator( '#wp-link-submit' ).click();
	await expect( body.locator( 'a' ) ).toHaveAttribute( 'href', /harbor-prices/ );
	await dialog.getByRole( 'button', { name: 'Done' } ).click();
	expect( ( await dataNow( page ) ).text ).toMatch(
		/<a href="[^"]*harbor-prices[^"]*">Boats<\/a>/
	);
} );

test( 'code gets a link and an image at the caret, and opens as code next time', async ( {
	page,
} ) => {
	await makePost( '', { post_title: 'Harbor prices' } );
	const [ picture ] = await pictures();
	const { canvas } = await openBuilderForm( page, {
		text: 'Boats & more',
		frames: [ { title: 'One', text: 'Words' } ],
	} );
	const edit = field( canvas, 'text' ).getByRole( 'button', { name: /Edit text/ } );
	await edit.click();
	const dialog = page.getByRole( 'dialog', { name: 'Text', exact: true } );
	await dialog.getByRole( 'tab', { name: 'Code' } ).click();
	const code = dialog.getByLabel( 'HTML code' );
	await code.evaluate( ( area: HTMLTextAreaElement ) => area.setSelectionRange( 0, 5 ) );
	await dialog.getByRole( 'button', { name: 'Link' } ).click();
	const box = page
		.getByRole( 'dialog', { name: /link/i } )
		.filter( { has: page.locator( '#wp-link-url' ) } );
	await box.locator( '#wp-link-url' ).fill( 'harbor.example' );
	await box.locator( '#wp-link-submit' ).click();
	await expect( code ).toHaveValue( '<a href="http://harbor.example">Boats</a> & more' );
	await code.press( 'Control+End' );
	await dialog.getByRole( 'button', { name: 'Add media' } ).click();
	const library = page.getByRole( 'dialog', { name: 'Add media' } );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	await fileNamed( library, picture!.title ).click();
	await library.getByRole( 'button', { name: 'Insert into text' } ).click();
	await expect( code ).toHaveValue(
		new RegExp( `more<img [^>]*wp-image-${ picture!.id }"[^>]*>$` )
	);
	await expect( code ).toBeFocused();
	await dialog.getByRole( 'button', { name: 'Done' } ).click();
	expect( await dataNow( page ) ).toMatchObject( {
		text: expect.stringMatching( /^<a href="http:\/\/harbor.example">Boats<\/a> & more<img / ),
		text_selected_editor: 'html',
	} );
	expect( await page.evaluate( () => ( window as any ).getUserSetting( 'editor' ) ) ).toBe(
		'html'
	);
	await canvas.getByRole( 'button', { name: /^One$/ } ).click();
	await field( canvas, 'frames.0.text' )
		.getByRole( 'button', { name: /Edit text/ } )
		.click();
	const other = page.getByRole( 'dialog', { name: 'Frame text' } );
	await expect( other.getByRole( 'tab', { name: 'Code' } ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await other.getByRole( 'tab', { name: 'Visual' } ).click();
	await other.getByRole( 'button', { name: 'Done' } ).click();
	expect( await page.evaluate( () => ( window as any ).getUserSetting( 'editor' ) ) ).toBe(
		'tinymce'
	);
} );
