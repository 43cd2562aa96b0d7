import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from './ask';
import { watchAcceptance } from './acceptance';
import { watchExclusive, watchFreeText } from './boxes';
import { watchCounters } from './counters';
import { watchInert } from './inert';
import type { ContactForm, Page, Wpcf7 } from './page';
import { refill } from './refill';
import { reflect } from './reflection';
import { createRelease } from './release';
import { findObstacle } from './start';
import { textOf } from './texts';
import { mendUrl } from './url-fields';

/** Returns an uninitialized form with this content. */
function form( inside: string ): ContactForm {
	document.body.innerHTML = `<div class="wpcf7"><form data-status="init">${ inside }</form></div>`;
	return document.querySelector< ContactForm >( 'form' )!;
}
const one = < T extends Element = HTMLInputElement >( selector: string ) =>
	document.querySelector< T >( selector )!;
const change = ( selector: string, checked: boolean ) => {
	one( selector ).checked = checked;
	one( selector ).dispatchEvent( new Event( 'change', { bubbles: true } ) );
};

afterEach( () => document.body.replaceChildren() );

describe( 'URLs without a scheme', () => {
	it.each( [
		[ 'example.org', 'http://example.org' ],
		[ ' //example.org/a ', 'http://example.org/a' ],
		[ 'https://example.org', 'https://example.org' ],
		[ 'mailto:a@b.co', 'mailto:a@b.co' ],
		[ 'localhost', 'localhost' ],
		[ '  ', '' ],
		[ 'a b.c', 'http://a b.c' ],
	] )( '%j become %j', ( before, after ) => {
		expect( mendUrl( before ) ).toBe( after );
	} );
} );

describe( 'acceptance', () => {
	it( 'uses the checkboxes’ values after a reset', () => {
		const element = form(
			'<span class="wpcf7-acceptance"><input type="checkbox" checked></span><button class="wpcf7-submit">'
		);
		watchAcceptance( element );
		change( 'input', false );
		expect( one< HTMLButtonElement >( 'button' ).disabled ).toBe( true );
		element.reset();
		expect( one< HTMLButtonElement >( 'button' ).disabled ).toBe( false );
	} );

	it( 'does not change buttons of forms without it', () => {
		watchAcceptance( form( '<button class="wpcf7-submit" disabled>' ) );
		expect( one< HTMLButtonElement >( 'button' ).disabled ).toBe( true );
	} );
} );

describe( 'checkboxes', () => {
	it( 'exclude only others of the same name', () => {
		watchExclusive(
			form(
				'<span class="wpcf7-exclusive-checkbox"><input type="checkbox" name="a" id="a1"><input type="checkbox" name="a" id="a2"></span><input type="checkbox" name="b" id="b" checked>'
			)
		);
		change( '#a1', true );
		change( '#a2', true );
		expect( [ '#a1', '#a2', '#b' ].map( ( id ) => one( id ).checked ) ).toEqual( [
			false,
			true,
			true,
		] );
	} );

	it( 'enable their text field, and a reset disables it', () => {
		const element = form(
			'<span class="has-free-text"><input type="radio" name="a"><input class="wpcf7-free-text"></span>'
		);
		watchFreeText( element );
		expect( one( '.wpcf7-free-text' ).disabled ).toBe( true );
		change( '[type=radio]', true );
		expect( one( '.wpcf7-free-text' ) ).toHaveFocus();
		element.reset();
		expect( one( '.wpcf7-free-text' ).disabled ).toBe( true );
	} );
} );

describe( 'a counter', () => {
	it( 'counts down from its start, and updates on reset', () => {
		const element = form(
			'<input name="a" value="hello"><span class="wpcf7-character-count down" data-target-name="a" data-starting-value="10" data-maximum-value="8">5</span>'
		);
		watchCounters( element );
		one( 'input' ).value = ' 12345678 ';
		one( 'input' ).dispatchEvent( new KeyboardEvent( 'keyup', { bubbles: true } ) );
		expect( one( 'span' ).textContent ).toBe( '2' );
		expect( one( 'span' ) ).toHaveClass( 'too-long' );
		element.reset();
		expect( one( 'span' ).textContent ).toBe( '5' );
		expect( one( 'span' ) ).not.toHaveClass( 'too-long' );
	} );
} );

describe( 'parts that are inert on a status', () => {
	it( 'follow the status from the start', () => {
		const element = form( '<p class="inert-on-init"></p><p class="inert-on-sent"></p>' );
		watchInert( element );
		expect( one( '.inert-on-init' ) ).toHaveClass( 'active-on-any' );
		element.dataset.status = 'sent';
		element.dispatchEvent( new CustomEvent( 'wpcf7statuschanged' ) );
		expect( one( '.inert-on-init' ).hasAttribute( 'inert' ) ).toBe( false );
		expect( one( '.inert-on-sent' ).hasAttribute( 'inert' ) ).toBe( true );
	} );
} );

describe( 'new questions', () => {
	it( 'replace the old ones', () => {
		refill(
			form(
				'<span class="wpcf7-form-control-wrap" data-name="q"><label><span class="wpcf7-quiz-label">Old</span><input name="q" value="x"></label><input type="hidden" name="_wpcf7_quiz_answer_q" value="h"></span><img class="wpcf7-captcha-c" src="/old.png"><input name="c" value="y"><input name="_wpcf7_captcha_challenge_c">'
			),
			{
				quiz: { q: [ '<b>New</b>', 'h2' ] },
				captcha: { c: 'https://site.test/captcha/123456.png' },
			}
		);
		expect( one( '.wpcf7-quiz-label' ).textContent ).toBe( '<b>New</b>' );
		expect(
			[ 'q', '_wpcf7_quiz_answer_q', 'c', '_wpcf7_captcha_challenge_c' ].map(
				( name ) => one( `[name=${ name }]` ).value
			)
		).toEqual( [ '', 'h2', '', '123456' ] );
		expect( one< HTMLImageElement >( 'img' ).src ).toBe(
			'https://site.test/captcha/123456.png'
		);
	} );

	it.each( [ null, undefined, [], {}, { quiz: { q: null }, captcha: { c: 5 } } ] )(
		'may be %j',
		( items ) => {
			expect( () => refill( form( '' ), items as object ) ).not.toThrow();
		}
	);
} );

describe( 'a reflected value', () => {
	it( 'is inserted as text', () => {
		const element = form(
			'<output data-reflection-of="a"></output><fieldset data-reflection-of="a"><output>old</output></fieldset><output data-reflection-of="b">b</output>'
		);
		reflect( element, 'a', [ '<i>1</i>', '2' ] );
		expect(
			[ ...element.querySelectorAll( 'output' ) ].map( ( { textContent } ) => textContent )
		).toEqual( [ '<i>1</i>, 2', '<i>1</i>', '2', 'b' ] );
	} );
} );

describe( 'a change that would move the page', () => {
	it( 'waits while a mouse button is pressed', () => {
		vi.useFakeTimers();
		const run = vi.fn();
		const whenReleased = createRelease( window );
		whenReleased( run );
		expect( run ).toHaveBeenCalledTimes( 1 );
		window.dispatchEvent( new MouseEvent( 'mousedown' ) );
		whenReleased( run );
		expect( run ).toHaveBeenCalledTimes( 1 );
		window.dispatchEvent( new MouseEvent( 'mouseup' ) );
		expect( run ).toHaveBeenCalledTimes( 1 );
		vi.runAllTimers();
		expect( run ).toHaveBeenCalledTimes( 2 );
		window.dispatchEvent( new MouseEvent( 'mousedown' ) );
		whenReleased( run );
		window.dispatchEvent( new Event( 'blur' ) );
		vi.runAllTimers();
		expect( run ).toHaveBeenCalledTimes( 3 );
		vi.useRealTimers();
	} );
} );

describe( 'a page', () => {
	const whole = { wpcf7: { api: {} }, fetch: () => {}, FormData, NodeList, String };
	it.each( [
		[ 'wpcf7', 'wpcf7 is not defined.' ],
		[ 'fetch', 'Your browser does not support window.fetch().' ],
		[ 'FormData', 'Your browser does not support window.FormData().' ],
		[ 'NodeList', 'Your browser does not support NodeList.forEach().' ],
		[ 'String', 'Your browser does not support String.replaceAll().' ],
	] )( 'without %s reports: %s', ( name, message ) => {
		expect( findObstacle( { ...whole, [ name ]: undefined } as unknown as Page ) ).toBe(
			message
		);
	} );

	it( 'reports the first missing function, or nothing', () => {
		expect( findObstacle( { wpcf7: {} } as unknown as Page ) ).toBe(
			'wpcf7.api is not defined.'
		);
		expect( findObstacle( whole as unknown as Page ) ).toBeUndefined();
	} );

	it( 'can define its own texts', () => {
		expect( textOf( { pagewright: { texts: { offline: 'Kein Netz.' } } }, 'offline' ) ).toBe(
			'Kein Netz.'
		);
		expect( textOf( {}, 'offline' ) ).toBe( 'You are probably offline.' );
	} );
} );

describe( 'a request to the server', () => {
	const page = {
		api: { root: 'https://site.test/?rest_route=', namespace: 'contact-form-7/v1' },
	} as Wpcf7;
	const fetched = vi.fn();
	beforeEach( () => vi.stubGlobal( 'fetch', fetched ) );
	afterEach( () => {
		vi.unstubAllGlobals();
		fetched.mockReset();
	} );

	it( 'accepts JSON and sends no token', async () => {
		fetched.mockResolvedValue( { ok: true, status: 200, json: async () => [] } );
		expect( await ask( page, '7/refill' ) ).toEqual( { answer: [] } );
		expect( fetched ).toHaveBeenCalledWith(
			'https://site.test/?rest_route=/contact-form-7/v1/contact-forms/7/refill',
			{
				method: 'GET',
				body: null,
				headers: { Accept: 'application/json, */*;q=0.1' },
				signal: expect.any( AbortSignal ),
			}
		);
	} );

	it( 'resolves without data for an empty response', async () => {
		fetched.mockResolvedValue( { ok: true, status: 204 } );
		expect( await ask( page, '7/refill' ) ).toEqual( { answer: null } );
	} );

	it.each( [
		[ 403, 'refused' ],
		[ 413, 'too_large' ],
		[ 404, 'refused' ],
		[ 502, 'failed' ],
	] )( 'that fails with %d has its own error', async ( status, text ) => {
		const response = { ok: false, status };
		fetched.mockResolvedValue( response );
		expect( await ask( page, '7/feedback', new FormData() ) ).toEqual( {
			failure: { code: 'http', text, cause: response },
		} );
	} );

	it.each( [
		[ 'after a minute', 0, 60_000 ],
		[ 'later for files', 1_000_000, 100_000 ],
	] )( 'times out %s', async ( _name, bytes, waitMs ) => {
		vi.useFakeTimers();
		const body = new FormData();
		body.append( 'file', new File( [ 'x'.repeat( bytes ) ], 'a.txt' ) );
		fetched.mockImplementation(
			( _, { signal } ) =>
				new Promise( ( _resolve, reject ) =>
					signal.addEventListener( 'abort', () => reject( signal.reason ) )
				)
		);
		let isOver = false;
		const asked = ask( page, '7/feedback', body ).finally( () => ( isOver = true ) );
		await vi.advanceTimersByTimeAsync( waitMs - 1 );
		expect( isOver ).toBe( false );
		await vi.advanceTimersByTimeAsync( 1 );
		expect( await asked ).toMatchObject( { failure: { code: 'timeout', text: 'timeout' } } );
		vi.useRealTimers();
	} );
} );
