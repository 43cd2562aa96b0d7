import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { answer, openForm, publishForm, removeForms, type FormPage } from '../support/form-page';
import {
	shiftsOf,
	sidewaysScroll,
	watchShifts,
	withoutFonts,
} from '../../../../tests/support/layout';

test.use( { storageState: { cookies: [], origins: [] } } );
test.afterAll( () => removeForms() );

const element = ( page: Page ) => page.locator( '.wpcf7 > form' );
const button = ( page: Page ) => page.getByRole( 'button', { name: 'Send' } );
const SUBMIT = '\n\n[submit "Send"]';

/** Publishes a form and opens its page. */
async function open(
	page: Page,
	template: string,
	{
		replies = {},
		...options
	}: Parameters< typeof publishForm >[ 1 ] & { replies?: Parameters< typeof openForm >[ 2 ] } = {}
): Promise< FormPage & { address: string } > {
	const { address } = await publishForm( template + SUBMIT, options );
	return { ...( await openForm( page, address, replies ) ), address };
}

test( 'the button waits for required acceptance', async ( { page } ) => {
	await open(
		page,
		'[acceptance terms use_label_element] Terms [/acceptance][acceptance news optional] News [/acceptance][acceptance robot invert] Robot [/acceptance]'
	);
	await expect( button( page ) ).toBeDisabled();
	await page.locator( '[name=terms]' ).check();
	await expect( button( page ) ).toBeEnabled();
	await page.locator( '[name=robot]' ).check();
	await expect( button( page ) ).toBeDisabled();
	await page.locator( '[name=robot]' ).uncheck();
	await expect( button( page ) ).toBeEnabled();
	await element( page ).evaluate( ( form: HTMLFormElement ) => form.reset() );
	await expect( page.locator( '[name=terms]' ) ).not.toBeChecked();
	await expect( button( page ) ).toBeDisabled();
} );

test( 'the button does not wait if acceptance is validated like a field', async ( { page } ) => {
	await open( page, '[acceptance terms] Terms [/acceptance]', {
		settings: 'acceptance_as_validation: on',
	} );
	await expect( button( page ) ).toBeEnabled();
} );

test( 'exclusive checkboxes uncheck each other', async ( { page } ) => {
	await open( page, '[checkbox size exclusive use_label_element "S" "M"]' );
	await page.getByLabel( 'S', { exact: true } ).check();
	await page.getByLabel( 'M', { exact: true } ).check();
	await expect( page.getByLabel( 'S', { exact: true } ) ).not.toBeChecked();
	await expect( page.getByLabel( 'M', { exact: true } ) ).toBeChecked();
} );

test( 'the free text is enabled while its choice is selected', async ( { page } ) => {
	await open( page, '[radio way use_label_element free_text "Bus" "Other"]' );
	const words = page.locator( '.wpcf7-free-text' );
	await expect( words ).toBeDisabled();
	await page.locator( '[value=Other]' ).check();
	await expect( words ).toBeEnabled();
	await expect( words ).toBeFocused();
	await page.locator( '[value=Bus]' ).check();
	await expect( words ).toBeDisabled();
} );

test( 'counters count the initial value, after a reset and after going back', async ( {
	page,
} ) => {
	const { address } = await open(
		page,
		'[text a default:get][count a][textarea b]Hello[/textarea][count b][text c maxlength:9 "abc"][count c down][textarea d][count d]'
	);
	const counts = ( at: Page ) =>
		at
			.locator( '.wpcf7-character-count' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) => [
					one.textContent,
					( one as HTMLElement ).dataset.currentValue,
				] )
			);
	const twice = ( ...all: string[] ) => all.map( ( one ) => [ one, one ] );
	expect( await counts( page ) ).toEqual( twice( '0', '5', '6', '0' ) );
	await page.goto( `${ address }&a=four` );
	await page.locator( '.wpcf7.js' ).waitFor();
	expect( await counts( page ) ).toEqual( twice( '4', '5', '6', '0' ) );
	await page.locator( '[name=a]' ).fill( 'longer' );
	await page.locator( '[name=d]' ).fill( 'typed' );
	await element( page ).evaluate( ( form: HTMLFormElement ) => form.reset() );
	await expect( page.locator( '.wpcf7-character-count' ).first() ).toHaveText( '4' );
	expect( await counts( page ) ).toEqual( twice( '4', '5', '6', '0' ) );
	await page.locator( '[name=d]' ).fill( 'typed' );
	await page.goto( '/?s=elsewhere' );
	await page.goBack();
	await page.locator( '.wpcf7.js' ).waitFor();
	await expect( page.locator( '[name=d]' ) ).toHaveValue( 'typed' );
	await expect( page.locator( '.wpcf7-character-count' ).last() ).toHaveText( '5' );
} );

test( 'counters count up and down, and mark values that are too long or too short', async ( {
	page,
} ) => {
	await open(
		page,
		'[text a maxlength:5 minlength:2][count a][count a down][textarea b][count b]'
	);
	const [ up, down ] = [ page.locator( '.up[data-target-name=a]' ), page.locator( '.down' ) ];
	await expect( up ).toHaveText( '0' );
	await expect( down ).toHaveText( '5' );
	await page.locator( '[name=a]' ).pressSequentially( ' x' );
	await expect( up ).toHaveText( '1' );
	await expect( down ).toHaveAttribute( 'data-current-value', '4' );
	await expect( up ).not.toHaveClass( /too/ );
	await page.locator( '[name=a]' ).fill( 'x' );
	await expect( up ).toHaveClass( /too-short/ );
	await page.locator( '[name=a]' ).evaluate( ( one: HTMLInputElement ) => {
		one.value = '123456';
		one.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	await expect( down ).toHaveText( '-1' );
	await expect( down ).toHaveClass( /too-long/ );
	await element( page ).evaluate( ( form: HTMLFormElement ) => form.reset() );
	await expect( up ).toHaveText( '0' );
	await expect( down ).toHaveText( '5' );
	await expect( down ).not.toHaveClass( /too-long/ );
} );

test( 'a quiz asks a new question after each response and each reset', async ( { page } ) => {
	const opened = await open( page, '[quiz q "One?|1"]', {
		replies: {
			feedback: answer( 'validation_failed', { quiz: { q: [ 'Two?', 'hash2' ] } } ),
			refill: { quiz: { q: [ 'Three?', 'hash3' ] } },
		},
	} );
	await page.locator( '[name=q]' ).fill( 'wrong' );
	await button( page ).click();
	await expect( page.locator( '.wpcf7-quiz-label' ) ).toHaveText( 'Two?' );
	await expect( page.locator( '[name=q]' ) ).toHaveValue( '' );
	await expect( page.locator( '[name=_wpcf7_quiz_answer_q]' ) ).toHaveValue( 'hash2' );
	await element( page ).evaluate( ( form: HTMLFormElement ) => form.reset() );
	await expect( page.locator( '.wpcf7-quiz-label' ) ).toHaveText( 'Three?' );
	await expect( page.locator( '[name=_wpcf7_quiz_answer_q]' ) ).toHaveValue( 'hash3' );
	await expect
		.poll( opened.events )
		.toEqual( [
			'beforesubmit',
			'statuschanged submitting',
			'statuschanged invalid',
			'invalid',
			'submit',
			'statuschanged resetting',
			'statuschanged init',
			'reset',
		] );
	await expect( page.locator( '.wpcf7-response-output' ) ).toBeHidden();
} );

test( 'parts are inert during a status, from the start', async ( { page } ) => {
	await open(
		page,
		'<fieldset class="inert-on-init"><legend>Later</legend>[text a]</fieldset><fieldset class="inert-on-submitting inert-on-spam"><legend>Now</legend>[text b]</fieldset>',
		{ replies: { feedback: answer( 'spam' ) } }
	);
	const [ later, now ] = [ page.locator( '.inert-on-init' ), page.locator( '.inert-on-spam' ) ];
	await expect( later ).toHaveAttribute( 'inert', '' );
	await expect( later ).toHaveClass( /active-on-any/ );
	await expect( later ).toHaveCSS( 'opacity', '0.5' );
	await button( page ).click();
	await expect( element( page ) ).toHaveAttribute( 'data-status', 'spam' );
	await expect( later ).not.toHaveAttribute( 'inert', '' );
	await expect( later ).not.toHaveClass( /active-on-any/ );
	await expect( now ).toHaveAttribute( 'inert', '' );
} );

test( 'areas with the class novalidate are not validated', async ( { page } ) => {
	const opened = await open( page, '<div class="novalidate">[email* quiet]</div>[email* loud]' );
	await page.locator( '[name=quiet]' ).fill( 'x' );
	await page.locator( '[name=quiet]' ).blur();
	expect( await opened.events() ).toEqual( [] );
	await element( page ).evaluate( ( form ) => ( window as any ).wpcf7.validate( form ) );
	await expect( page.locator( '.wpcf7-not-valid' ) ).toHaveCount( 1 );
	await expect( page.locator( '[name=loud]' ) ).toHaveClass( /wpcf7-not-valid/ );
} );

test( 'floating tips disappear when their field gets the focus', async ( { page } ) => {
	await open( page, '<div class="use-floating-validation-tip">[text* a]</div>', {
		replies: {
			feedback: answer( 'validation_failed', {
				invalid_fields: [ { field: 'a', message: 'Needed.' } ],
			} ),
		},
	} );
	await button( page ).click();
	const tip = page.locator( '.wpcf7-not-valid-tip' );
	// The first error has the focus; its tip must be visible.
	await expect( page.locator( '[name=a]' ) ).toBeFocused();
	await expect( tip ).toBeVisible();
	await tip.click();
	await expect( tip ).toBeHidden();
} );

test( 'a cached page renews its forms', async ( { page } ) => {
	await page.addInitScript( () => {
		document.addEventListener( 'readystatechange', () => {
			const here = window as any;
			if ( here.wpcf7 ) {
				here.wpcf7.cached = 1;
			}
		} );
	} );
	const opened = await open( page, '[text a]' );
	await expect
		.poll( opened.events )
		.toEqual( [ 'statuschanged resetting', 'statuschanged init', 'reset' ] );
	expect( opened.asked ).toEqual( [ 'GET refill' ] );
} );

test( 'a form inside another one reports that it is in the wrong place', async ( { page } ) => {
	const { address: place } = await publishForm( '[text a]' + SUBMIT, {
		around: '<!-- wp:html --><form class="outer"><!-- /wp:html -->%s<!-- wp:html --></form><!-- /wp:html -->',
	} );
	await page.goto( place );
	await expect( page.locator( '.outer .wpcf7-form-in-wrong-place' ) ).toHaveText(
		'Error: This contact form is placed in the wrong place.'
	);
	await expect( page.locator( '.wpcf7' ) ).toHaveCount( 0 );
} );

test( 'without its settings, or without fetch, forms keep the server’s HTML', async ( {
	page,
} ) => {
	const { address } = await publishForm( '[text a]' + SUBMIT );
	const errors: string[] = [];
	page.on(
		'console',
		( message ) => message.type() === 'error' && errors.push( message.text() )
	);
	await page.addInitScript( () => ( ( window as any ).fetch = undefined ) );
	await page.goto( address );
	await expect.poll( () => errors ).toContain( 'Your browser does not support window.fetch().' );
	await expect( page.locator( '.wpcf7' ) ).toHaveClass( /no-js/ );
} );

for ( const [ name, locale, width ] of [
	[ 'from right to left', 'ar', 1280 ],
	[ 'on a narrow screen', '', 320 ],
] as const ) {
	test( `errors and responses fit ${ name }`, async ( { page } ) => {
		await page.setViewportSize( { width, height: 800 } );
		await open(
			page,
			'<label>Name [text* a]</label>\n[checkbox* c "First choice" "Second choice"]\n<label>Message [textarea m]</label>',
			{
				locale,
				replies: {
					feedback: answer( 'validation_failed', {
						message: `Look again: ${ 'x'.repeat( 200 ) }`,
						invalid_fields: [
							{ field: 'a', message: 'y'.repeat( 200 ) },
							{ field: 'c', message: 'Choose.' },
						],
					} ),
				},
			}
		);
		await button( page ).click();
		await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toHaveCount( 2 );
		expect( await sidewaysScroll( page ) ).toBe( 0 );
		const output = page.locator( '.wpcf7-response-output' );
		await expect( output ).toHaveCSS(
			locale ? 'border-right-width' : 'border-left-width',
			'5px'
		);
		expect( await violations( page, { include: '.wpcf7' } ) ).toEqual( [] );
	} );
}

test( 'the spinner respects reduced motion, and its space is reserved', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await watchShifts( page );
	await withoutFonts( page );
	await open( page, '[text a]', { replies: { feedback: () => undefined } } );
	const spinner = page.locator( '.wpcf7-spinner' );
	await expect( spinner ).toBeHidden();
	const before = await button( page ).boundingBox();
	await button( page ).click();
	await expect( spinner ).toBeVisible();
	await expect( spinner ).toHaveCSS( 'animation-name', 'pagewright-form-breathe' );
	expect( await button( page ).boundingBox() ).toEqual( before );
	expect( await shiftsOf( page, 0.001 ) ).toEqual( [] );
} );
