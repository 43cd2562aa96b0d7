import { afterEach, describe, expect, it, vi } from 'vitest';
import { startCaptcha, type CaptchaFacts } from './captcha';

let count = 0;

/** A form with a captcha, and the calls of its service. */
function open( action = '' ) {
	count++;
	const name = `captcha${ count }`;
	const facts: CaptchaFacts = {
		script: `https://example.test/${ name }.js`,
		global: name,
		field: 'token',
		key: 'site-key',
		action,
		failed: 'The check could not be loaded.',
		look: {},
	};
	document.body.innerHTML = '<form><input name="you"><span class="c"></span></form>';
	const place = document.querySelector< HTMLElement >( '.c' )!;
	place.innerHTML = `<script type="application/json">${ JSON.stringify( facts ) }</script>`;
	startCaptcha( place );
	const form = document.querySelector( 'form' )!;
	const script = () =>
		document.head.querySelectorAll< HTMLScriptElement >( `script[src="${ facts.script }"]` );
	return { name, form, place, script, touch: () => form.dispatchEvent( new Event( 'focusin' ) ) };
}
const settle = () => new Promise( ( done ) => setTimeout( done ) );

describe( 'a captcha service', () => {
	afterEach( () => {
		document.body.replaceChildren();
		document.head.replaceChildren();
	} );

	it( 'loads when a visitor first interacts with the form', () => {
		const { script, touch, form } = open();
		expect( script() ).toHaveLength( 0 );
		touch();
		touch();
		form.dispatchEvent( new Event( 'pointerover' ) );
		expect( script() ).toHaveLength( 1 );
	} );

	it( 'renders, and asks again after each response to the form', async () => {
		const { name, form, place, script, touch } = open();
		touch();
		const service = { render: vi.fn( () => 7 ), reset: vi.fn() };
		( window as unknown as Record< string, unknown > )[ name ] = service;
		script()[ 0 ]!.dispatchEvent( new Event( 'load' ) );
		await settle();
		expect( service.render ).toHaveBeenCalledWith( place.firstElementChild, {
			sitekey: 'site-key',
		} );
		form.dispatchEvent( new Event( 'wpcf7submit' ) );
		expect( service.reset ).toHaveBeenCalledWith( 7 );
	} );

	it( 'keeps a token when the form is reset, and renews it after each response', async () => {
		const { name, form, script, touch } = open( 'contactform' );
		touch();
		let tokens = 0;
		( window as unknown as Record< string, unknown > )[ name ] = {
			ready: ( callback: () => void ) => callback(),
			execute: async () => `token-${ ++tokens }`,
		};
		script()[ 0 ]!.dispatchEvent( new Event( 'load' ) );
		await settle();
		form.reset();
		expect( new FormData( form ).get( 'token' ) ).toBe( 'token-1' );
		form.dispatchEvent( new Event( 'wpcf7submit' ) );
		await settle();
		expect( new FormData( form ).get( 'token' ) ).toBe( 'token-2' );
	} );

	it( 'reports a loading error, and tries again at the next interaction', async () => {
		const { place, script, touch } = open();
		touch();
		script()[ 0 ]!.dispatchEvent( new Event( 'error' ) );
		await settle();
		expect( place.querySelector( '[role=alert]' )!.textContent ).toBe(
			'The check could not be loaded.'
		);
		touch();
		expect( script() ).toHaveLength( 2 );
	} );
} );
