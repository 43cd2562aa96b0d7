import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import { ACCORDION, problemsOf, save } from '../support/editor';
import { dataNow, formOf, pictures, savedData } from '../support/fields';
import { fileNamed } from '../support/media-dialog';

test.describe( 'rich text', () => {
	const text = '<p>Hello <strong>you</strong></p>\n<h2>Boats</h2>';
	const panels = [ { title: 'One', content_text: text, autop: false, extra: '1' } ];
	const editors = ( page: Page ) =>
		page.evaluate( () => ( window as any ).tinymce.editors.length as number );

	async function dialogOf( page: Page, values: object = {} ) {
		const { id, canvas } = await formOf( page, ACCORDION, { panels, ...values } );
		await canvas.getByRole( 'button', { name: /One/, expanded: false } ).click();
		const edit = canvas.getByRole( 'button', { name: /Edit text/ } );
		const dialog = page.getByRole( 'dialog', { name: 'Content' } );
		const body = dialog.frameLocator( 'iframe' ).locator( 'body' );
		const open = async () => {
			await edit.click();
			await expect( body ).toHaveText( /Hello/ );
			await expect( body ).toBeFocused();
		};
		return { id, canvas, edit, dialog, body, open };
	}

	test( 'is written in the visual editor and as code, and stored with the name of the editor', async ( {
		page,
	} ) => {
		const problems = problemsOf( page );
		const { id, edit, dialog, body, open } = await dialogOf( page );
		await open();
		await body.press( 'Control+End' );
		await page.keyboard.type( ' and nets' );
		await body.press( 'Control+a' );
		await dialog.getByRole( 'button', { name: 'Italic (Ctrl+I)' } ).click();
		await dialog.getByRole( 'tab', { name: 'Code' } ).click();
		const code = dialog.getByLabel( 'HTML code' );
		await expect( code ).toHaveValue(
			'<p><em>Hello <strong>you</strong></em></p>\n<h2><em>Boats and nets</em></h2>'
		);
		await code.fill( '<p>Hello code</p>\n<div class="wide" data-a="b">x</div>' );
		await dialog.getByRole( 'tab', { name: 'Visual' } ).click();
		await expect( body.locator( 'div.wide[data-a="b"]' ) ).toHaveText( 'x' );
		await body.press( 'Control+End' );
		await page.keyboard.type( 'y' );
		await dialog.getByRole( 'button', { name: 'Done' } ).click();
		await expect( dialog ).toBeHidden();
		await expect( edit ).toBeFocused();
		await save( page );
		expect( ( await savedData( id ) ).panels ).toEqual( [
			{
				...panels[ 0 ],
				content_text: '<p>Hello code</p>\n<div class="wide" data-a="b">xy</div>',
				content_text_selected_editor: 'tmce',
			},
		] );
		expect( problems ).toEqual( [] );
	} );

	test( 'does not change on Cancel and Escape, and no editor remains after many openings', async ( {
		page,
	} ) => {
		const { dialog, body, open, edit } = await dialogOf( page );
		const before = JSON.stringify( await dataNow( page ) );
		for ( let round = 0; round < 20; round++ ) {
			await edit.click();
			await page.waitForFunction(
				() => ( window as any ).tinymce.editors[ 0 ]?.initialized === true
			);
			await ( round % 2
				? body.press( 'Escape' )
				: dialog.getByRole( 'button', { name: 'Cancel' } ).click() );
			await dialog.waitFor( { state: 'hidden' } );
		}
		expect( await editors( page ) ).toBe( 0 );
		await expect( page.locator( '.mce-tinymce, .mce-floatpanel' ) ).toHaveCount( 0 );

		await open();
		await page.keyboard.type( 'lost ' );
		await body.press( 'Escape' );
		await expect( dialog.getByRole( 'alert' ) ).toContainText( 'unsaved changes' );
		await dialog.getByRole( 'button', { name: 'Discard changes' } ).click();
		await expect( edit ).toBeFocused();
		expect( JSON.stringify( await dataNow( page ) ) ).toBe( before );
	} );

	test( 'has its toolbar, its buttons and the exit within reach of the keyboard', async ( {
		page,
	} ) => {
		const { dialog, body, open } = await dialogOf( page );
		await open();
		await body.press( 'Alt+F10' );
		await expect( dialog.locator( '.mce-listbox button, .mce-listbox' ).first() ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( body ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( dialog.getByRole( 'button', { name: 'Cancel' } ) ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( dialog.getByRole( 'button', { name: 'Done' } ) ).toBeFocused();
		await expect( dialog.getByRole( 'button', { name: 'Done' } ) ).toBeInViewport( {
			ratio: 1,
		} );
	} );

	test( 'inserts an image of the library and a link with core’s own dialog', async ( {
		page,
	} ) => {
		const [ picture ] = await pictures();
		const { dialog, body, open } = await dialogOf( page );
		await open();
		await body.press( 'Control+Home' );
		await dialog.getByRole( 'button', { name: 'Add Media' } ).click();
		const library = page.getByRole( 'dialog', { name: /Add media/i } );
		await library.getByRole( 'tab', { name: 'Media Library' } ).click();
		await fileNamed( library, picture!.title ).click();
		await library.getByRole( 'button', { name: /^Insert into/ } ).click();
		await expect( body.locator( 'img' ) ).toBeVisible();
		await body.getByText( 'Boats' ).dblclick();
		await dialog.getByRole( 'button', { name: /Insert\/edit link/ } ).click();
		await page.getByLabel( 'Paste URL or type to search' ).fill( 'https://example.org/' );
		await page.keyboard.press( 'Enter' );
		await dialog.getByRole( 'button', { name: 'Done' } ).click();
		const [ panel ] = ( await dataNow( page ) ).panels;
		expect( panel.content_text ).toMatch(
			new RegExp( `<img class="[^"]*wp-image-${ picture!.id }` )
		);
		expect( panel.content_text ).toContain( '<a href="https://example.org/">Boats</a>' );
	} );
} );
