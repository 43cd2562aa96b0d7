import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import { dropClassicTheme, useClassicTheme, useClassicWidgets } from '../support/classic';
import { problemsOf } from '../support/editor';
import { activateExample, removeExample } from '../support/example-plugin';
import { php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/e2e/classic-form.php' );

const stored = () => php< any >( `return get_option( 'widget_example-notice' )[2];` );

/** Opens the classic widgets screen with one notice, which must contain a message. */
async function openNotice( page: Page ) {
	await call( 'open_notice' );
	await page.goto( '/wp-admin/widgets.php' );
	const widget = page.locator( '#widgets-right .widget[id*="example-notice-2"]' );
	await widget.locator( '.widget-action' ).click();
	await expect( widget.getByLabel( /Message/ ) ).toBeVisible();
	return widget;
}

test.beforeAll( async () => {
	await useClassicTheme();
	await activateExample();
	await useClassicWidgets();
} );
test.afterAll( async () => {
	await removeExample();
	await dropClassicTheme();
	await php( `delete_option( 'widget_example-notice' );` );
} );

test( 'saving without a required field asks, and may continue', async ( { page } ) => {
	const widget = await openNotice( page );
	const message = widget.getByLabel( /Message/ );
	const asked: string[] = [];
	let answer: 'accept' | 'dismiss' = 'dismiss';
	page.on( 'dialog', ( dialog ) => {
		asked.push( dialog.message() );
		void dialog[ answer ]();
	} );
	await widget.getByLabel( 'Kind' ).selectOption( 'warning' );
	await widget.getByRole( 'button', { name: 'Save' } ).click();
	await expect( message ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( message ).toBeFocused();
	expect( asked ).toEqual( [ 'Message is required. Please fill it in.\n\nSave without them?' ] );
	expect( await stored() ).toMatchObject( { kind: 'info' } );

	answer = 'accept';
	await widget.getByRole( 'button', { name: 'Save' } ).click();
	await expect( widget.getByRole( 'button', { name: 'Saved' } ) ).toBeVisible();
	expect( await stored() ).toMatchObject( { text: '', kind: 'warning' } );

	await message.fill( 'Mind the step' );
	await expect( message ).not.toHaveAttribute( 'aria-invalid', 'true' );
	await widget.getByRole( 'button', { name: 'Save' } ).click();
	await expect( widget.getByRole( 'button', { name: 'Saved' } ) ).toBeVisible();
	expect( asked ).toHaveLength( 2 );
	expect( await stored() ).toMatchObject( { text: 'Mind the step' } );
} );

test( 'another plugin can refuse the data of a form', async ( { page } ) => {
	const widget = await openNotice( page );
	const message = widget.getByLabel( /Message/ );
	await message.fill( 'A secret' );
	await page.evaluate( () => {
		const realm = window as any;
		realm.wp.hooks.addFilter(
			'pagewright.validateWidgetForm',
			'acme/secrets',
			( isValid: boolean, values: any, widgetClass: string ) =>
				values.text.includes( 'secret' ) ? `No secrets in ${ widgetClass }.` : isValid
		);
		realm
			.jQuery( document )
			.on(
				'sow_validate_widget_data',
				( event: Event, isValid: boolean, form: any, idBase: string ) =>
					isValid &&
					! ( idBase === 'example-notice' && /rumor/.test( form.find( 'input' ).val() ) )
			);
	} );
	const save = widget.getByRole( 'button', { name: 'Save' } );
	await save.click();
	await expect( widget.getByText( 'No secrets in PagewrightExample\\Notice.' ) ).toBeVisible();
	expect( await stored() ).toMatchObject( { text: '' } );
	await message.fill( 'A rumor' );
	await expect( widget.getByText( /No secrets/ ) ).toBeHidden();
	await save.click();
	await expect(
		widget.getByText( 'Another plugin does not accept these settings.' )
	).toBeVisible();
	expect( await stored() ).toMatchObject( { text: '' } );
	await message.fill( 'A fact' );
	await save.click();
	await expect( widget.getByRole( 'button', { name: 'Saved' } ) ).toBeVisible();
	expect( await stored() ).toMatchObject( { text: 'A fact' } );
} );

test( 'a widget preview matches the result, without its scripts', async ( { page } ) => {
	const problems = problemsOf( page );
	const widget = await openNotice( page );
	await widget.getByLabel( /Message/ ).fill( 'Not saved <b>yet</b>' );
	const button = widget.getByRole( 'button', { name: 'Preview' } );
	await button.focus();
	await page.keyboard.press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Preview' } );
	const frame = dialog.frameLocator( 'iframe[title="Widget preview"]' );
	await expect(
		frame
			.getByRole( 'alert' )
			.or( frame.getByText( /Not saved/ ) )
			.first()
	).toBeVisible();
	expect( await stored() ).toMatchObject( { text: '' } );
	const runs = await dialog
		.locator( 'iframe' )
		.evaluate( ( element: HTMLIFrameElement ) => element.sandbox.contains( 'allow-scripts' ) );
	expect( runs ).toBe( false );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( button ).toBeFocused();
	expect( problems ).toEqual( [] );
} );

test( 'forms in the frame of a page builder start when it fires its event, once', async ( {
	page,
} ) => {
	const widget = await openNotice( page );
	const html = await page.evaluate( async () => {
		const realm = window as any;
		const input = document.querySelector< HTMLInputElement >(
			'.widget[id*="example-notice-2"] .pagewright-values'
		)!;
		const root = document.querySelector< HTMLElement >( `[data-input="${ input.id }"]` )!;
		const copy = root.cloneNode() as HTMLElement;
		copy.dataset.input = 'framed';
		realm.builders = {};
		for ( const title of [ 'Builder', 'Other builder' ] ) {
			const frame = document.createElement( 'iframe' );
			frame.title = title;
			document.body.append( frame );
			frame.contentDocument!.body.innerHTML = `${ copy.outerHTML }<input type="hidden" id="framed" name="a[b]" value="{}">`;
			realm.builders[ title ] = frame.contentWindow;
		}
		return realm.builders.Builder.document.body.innerHTML;
	} );
	expect( html ).toContain( 'data-input="framed"' );
	const messages = ( title: string ) =>
		page.frameLocator( `iframe[title="${ title }"]` ).getByLabel( /Message/ );
	const tell = ( title: string, origin: string, action: string ) =>
		page.evaluate(
			( [ name, from, what ] ) =>
				void window.dispatchEvent(
					new MessageEvent( 'message', {
						origin: from || window.location.origin,
						source: ( window as any ).builders[ name! ],
						data: { action: what },
					} )
				),
			[ title, origin, action ]
		);
	await tell( 'Other builder', 'https://example.org', 'sowbBlockFormInit' );
	await tell( 'Other builder', '', 'other' );
	await tell( 'Builder', '', 'sowbBlockFormInit' );
	await tell( 'Builder', '', 'sowbBlockFormInit' );
	await expect( messages( 'Builder' ) ).toHaveCount( 1 );
	// Forms start in the order of the messages.
	await expect( messages( 'Other builder' ) ).toHaveCount( 0 );
	await expect( widget.getByLabel( /Message/ ) ).toHaveCount( 1 );
} );

test( 'text that is typed while the widget is saved stays in the form', async ( { page } ) => {
	const widget = await openNotice( page );
	const message = widget.getByLabel( /Message/ );
	const save = widget.getByRole( 'button', { name: 'Save' } );
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( '**/admin-ajax.php', async ( route, request ) => {
		if ( request.postData()?.includes( 'action=save-widget' ) ) {
			await held;
		}
		await route.continue();
	} );
	await message.fill( 'First' );
	await save.click();
	await message.fill( 'First, and more' );
	const answer = page.waitForResponse( ( response ) =>
		Boolean( response.request().postData()?.includes( 'action=save-widget' ) )
	);
	release();
	await answer;
	expect( await stored() ).toMatchObject( { text: 'First' } );
	await expect( save ).toBeEnabled();
	await expect( message ).toHaveValue( 'First, and more' );
	await save.click();
	await expect( widget.getByRole( 'button', { name: 'Saved' } ) ).toBeVisible();
	expect( await stored() ).toMatchObject( { text: 'First, and more' } );
} );

test( 'text that is typed while the Customizer updates the preview is not lost', async ( {
	page,
} ) => {
	await call( 'open_notice' );
	await page.goto( '/wp-admin/customize.php?autofocus[section]=sidebar-widgets-side' );
	const control = page.locator( '.customize-control-widget_form' ).first();
	await control.locator( '.widget-action' ).click();
	const message = control.getByLabel( /Message/ );
	// Types a word before the answer for the word before it arrives.
	await page.route( '**/admin-ajax.php', async ( route, request ) => {
		const response = await route.fetch();
		if ( request.postData()?.includes( 'First' ) ) {
			await message.fill( 'Second' );
		}
		await route.fulfill( { response } );
	} );
	await message.fill( 'First' );
	await expect( message ).toHaveValue( 'Second' );
	await expect(
		page.frameLocator( 'iframe[title="Site Preview"]' ).last().locator( 'aside' )
	).toContainText( 'Second' );
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect( page.getByRole( 'button', { name: 'Published' } ) ).toBeVisible();
	expect( await stored() ).toMatchObject( { text: 'Second' } );
} );
