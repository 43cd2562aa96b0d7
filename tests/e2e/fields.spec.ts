import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import {
	blockOf,
	BUTTON,
	IMAGE,
	makePost,
	openEditor,
	problemsOf,
	save,
	toolbar,
} from '../support/editor';
import { activateExample, removeExample } from '../support/example-plugin';
import {
	dataNow,
	field,
	formIn,
	formOf,
	openForm,
	pictures,
	savedData,
	savedJson,
} from '../support/fields';
import { chosenNamed, fileNamed } from '../support/media-dialog';

test.describe( 'media', () => {
	test( 'an image is selected in the library, shown, replaced by a URL and removed', async ( {
		page,
	} ) => {
		const problems = problemsOf( page );
		const [ picture ] = await pictures();
		const { id, canvas } = await formOf( page, IMAGE, { title: 'Kept' } );
		const media = field( canvas, 'image' );
		const choose = media.getByRole( 'button', { name: /Select file/ } );
		await choose.click();
		const library = page.getByRole( 'dialog', { name: 'Image file' } );
		await library.getByRole( 'tab', { name: 'Media Library' } ).click();
		await fileNamed( library, picture!.title ).click();
		await library.getByRole( 'button', { name: 'Use this file' } ).click();

		await expect( media.getByText( picture!.title ) ).toBeVisible();
		await expect
			.poll( () =>
				media.locator( 'img' ).evaluate( ( image: HTMLImageElement ) => image.naturalWidth )
			)
			.toBeGreaterThan( 0 );
		await expect( media.getByRole( 'button', { name: /Replace/ } ) ).toBeFocused();
		await expect( canvas.locator( '.pagewright-block__preview img' ) ).toBeVisible();
		await save( page );
		expect( await savedJson( id ) ).toBe(
			JSON.stringify( { title: 'Kept', image: picture!.id } )
		);

		await media.getByRole( 'button', { name: /Replace/ } ).click();
		await expect( chosenNamed( library, picture!.title ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( library ).toBeHidden();
		await expect( media.getByRole( 'button', { name: /Replace/ } ) ).toBeFocused();
		expect( ( await dataNow( page ) ).image, 'closing changes nothing' ).toBe( picture!.id );

		await media.getByRole( 'button', { name: 'Remove' } ).click();
		await expect( media.locator( 'img' ) ).toHaveCount( 0 );
		await expect( choose ).toBeFocused();
		await media.getByLabel( 'External URL' ).fill( 'https://example.org/boat.png' );
		await expect( canvas.locator( '.pagewright-block__preview img' ) ).toHaveAttribute(
			'src',
			'https://example.org/boat.png'
		);
		await save( page );
		expect( await savedData( id ) ).toEqual( {
			title: 'Kept',
			image: 0,
			image_fallback: 'https://example.org/boat.png',
		} );
		expect( problems ).toEqual( [] );
	} );
} );

test.describe( 'icon', () => {
	test( 'is searched, selected and removed with the keyboard, and rendered in the canvas', async ( {
		page,
	} ) => {
		const problems = problemsOf( page );
		const { canvas } = await formOf( page, BUTTON, { text: 'Go' } );
		const icon = field( canvas, 'button_icon.icon_selected' );
		const toggle = icon.getByRole( 'button', { name: /Select icon/ } );
		await toggle.focus();
		await page.keyboard.press( 'Enter' );
		await expect( icon.getByRole( 'grid', { name: 'Icons' } ) ).toBeVisible();
		await icon.getByLabel( 'Style' ).selectOption( { label: 'Solid' } );
		await icon.getByLabel( 'Search icons' ).focus();
		await page.keyboard.type( 'ship' );
		await expect( icon.getByRole( 'status' ) ).toHaveText( /^\d icons?$/ );
		const ship = icon.getByRole( 'button', { name: 'ship', exact: true } );
		const until = async ( key: string, isThere: () => Promise< boolean > ) => {
			for ( let presses = 0; presses < 8 && ! ( await isThere() ); presses++ ) {
				await page.keyboard.press( key );
			}
		};
		const focused = canvas.locator( '.pagewright-icon__choice:focus' );
		await until( 'Tab', async () => ( await focused.count() ) > 0 );
		await until( 'ArrowRight', () =>
			ship.evaluate( ( button ) => button.matches( ':focus' ) )
		);
		await expect( ship ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( ship ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( ( await dataNow( page ) ).button_icon.icon_selected ).toBe(
			'fontawesome-sow-fas-ship'
		);
		await expect(
			canvas.locator( '.pagewright-block__preview [data-sow-icon]' )
		).toBeVisible();

		const drawn = await ship.locator( 'use' ).evaluate( ( use ) => {
			const { width, height } = ( use as SVGGraphicsElement ).getBBox();
			return { width, height };
		} );
		expect( drawn.width ).toBeGreaterThan( 8 );
		expect( drawn.height ).toBeGreaterThan( 8 );

		await page.keyboard.press( 'Enter' );
		expect( ( await dataNow( page ) ).button_icon.icon_selected ).toBe( '' );
		await page.keyboard.press( 'Escape' );
		await expect( icon.getByRole( 'grid', { name: 'Icons' } ) ).toHaveCount( 0 );
		await expect( toggle ).toBeFocused();
		expect( problems ).toEqual( [] );
	} );

	test( 'of a missing family is named and kept', async ( { page } ) => {
		const kept = { text: 'Go', button_icon: { icon_selected: 'acme-set-rocket' } };
		const { id, canvas } = await formOf( page, BUTTON, kept );
		await expect( field( canvas, 'button_icon.icon_selected' ) ).toContainText(
			'The icon family of “acme-set-rocket” is not installed'
		);
		await canvas.getByLabel( 'Button text' ).fill( 'Stay' );
		await save( page );
		expect( await savedData( id ) ).toEqual( { ...kept, text: 'Stay' } );
	} );
} );

test.describe( 'unsaved changes', () => {
	test( 'are offered after a reload, and restored or dismissed', async ( { page } ) => {
		const { id, canvas } = await formOf( page, BUTTON, { text: 'Old', rest: '1' } );
		page.on( 'dialog', ( dialog ) => dialog.accept() );
		const notice = canvas.getByText( 'newer, unsaved changes to this form' );
		const reload = async () => {
			// The copy is stored after half a second.
			await expect
				.poll( () =>
					page.evaluate( () =>
						Object.values( sessionStorage ).some( ( kept ) => kept.includes( 'Typed' ) )
					)
				)
				.toBe( true );
			await openEditor( page, id );
			await openForm( page, canvas );
		};
		await canvas.getByLabel( 'Button text' ).fill( 'Typed' );
		await reload();
		await expect( notice ).toBeVisible();
		await expect( canvas.getByLabel( 'Button text' ) ).toHaveValue( 'Old' );
		await canvas.getByRole( 'button', { name: 'Restore' } ).click();
		await expect( canvas.getByLabel( 'Button text' ) ).toHaveValue( 'Typed' );
		await expect( notice ).toBeHidden();

		await reload();
		await canvas.getByRole( 'button', { name: 'Dismiss' } ).click();
		await expect( notice ).toBeHidden();
		await openEditor( page, id );
		await openForm( page, canvas );
		await expect( formIn( canvas ) ).toBeVisible();
		await expect( notice ).toHaveCount( 0 );
	} );

	/** The copy is stored after half a second. */
	const untilKept = ( page: Page, words: string ) =>
		expect
			.poll( () =>
				page.evaluate(
					( text ) =>
						Object.values( sessionStorage ).some( ( kept ) => kept.includes( text ) ),
					words
				)
			)
			.toBe( true );

	test( 'are offered also if the form was saved before', async ( { page } ) => {
		const { id, canvas } = await formOf( page, BUTTON, { text: 'Old' } );
		page.on( 'dialog', ( dialog ) => dialog.accept() );
		const text = canvas.getByLabel( 'Button text' );
		for ( const round of [ 'First', 'Second' ] ) {
			await text.fill( `${ round } saved` );
			await save( page );
			await text.fill( `${ round } lost` );
			await untilKept( page, `${ round } lost` );
			await openEditor( page, id );
			await openForm( page, canvas );
			await expect( text ).toHaveValue( `${ round } saved` );
			await canvas.getByRole( 'button', { name: 'Restore' } ).click();
			await expect( text ).toHaveValue( `${ round } lost` );
		}
	} );

	test( 'are offered also if the form was closed and opened in between', async ( { page } ) => {
		const { id, canvas } = await formOf( page, BUTTON, { text: 'Old' } );
		page.on( 'dialog', ( dialog ) => dialog.accept() );
		const text = canvas.getByLabel( 'Button text' );
		await text.fill( 'Typed' );
		await text.blur();
		await page.mouse.move( 400, 400 );
		await page.mouse.move( 420, 420 );
		await toolbar( page, 'Preview' ).click();
		await openForm( page, canvas );
		await text.fill( 'Typed later' );
		await untilKept( page, 'Typed later' );
		await openEditor( page, id );
		await openForm( page, canvas );
		await canvas.getByRole( 'button', { name: 'Restore' } ).click();
		await expect( text ).toHaveValue( 'Typed later' );
	} );

	test( 'are not offered after saving', async ( { page } ) => {
		const { id, canvas } = await formOf( page, BUTTON, { text: 'Old' } );
		await canvas.getByLabel( 'Button text' ).fill( 'Typed' );
		await untilKept( page, 'Typed' );
		await save( page );
		await openEditor( page, id );
		await openForm( page, canvas );
		await expect( canvas.getByLabel( 'Button text' ) ).toHaveValue( 'Typed' );
		await expect( canvas.getByText( 'newer, unsaved changes to this form' ) ).toHaveCount( 0 );
	} );
} );

test.describe( 'required fields', () => {
	test.beforeAll( activateExample );
	test.afterAll( removeExample );

	test( 'are listed after saving, until they are filled in', async ( { page } ) => {
		const id = await makePost(
			blockOf(
				'PagewrightExample\\Notice',
				{ widgetData: { kind: 'info' } },
				'example/notice'
			)
		);
		const canvas = await openEditor( page, id );
		await openForm( page, canvas );
		const message = field( canvas, 'text' ).getByRole( 'textbox' );
		await field( canvas, 'kind' ).getByRole( 'combobox' ).selectOption( 'warning' );
		await expect( field( canvas, 'text' ) ).toContainText( 'required' );
		await expect( message ).not.toHaveAttribute( 'aria-invalid', 'true' );
		await save( page );
		await expect( message ).toHaveAttribute( 'aria-invalid', 'true' );
		const error = field( canvas, 'text' ).locator( '.pagewright-field__error' );
		await expect( error ).toBeVisible();
		await expect( message ).toHaveAccessibleDescription( await error.innerText() );
		await message.fill( 'Hello' );
		await expect( error ).toBeHidden();
	} );
} );
