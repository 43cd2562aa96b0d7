import { afterEach, describe, expect, it } from 'vitest';
import { startTrap } from './spam-trap';

const form = ( inner: string ) => {
	document.body.innerHTML = `<form><input name="you">${ inner }</form>`;
	startTrap( document );
	return document.querySelector( 'form' )!;
};
const sent = ( from: HTMLFormElement ) => Object.fromEntries( new FormData( from ) );

describe( 'the trap in a form', () => {
	afterEach( () => document.body.replaceChildren() );

	it( 'adds the hidden field once, at the first interaction with the form', () => {
		const made = form( '<span data-pagewright-trap="abc123 value9"></span>' );
		expect( sent( made ) ).toEqual( { you: '' } );
		const you = made.querySelector( 'input' )!;
		you.dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) );
		you.dispatchEvent( new Event( 'keydown', { bubbles: true } ) );
		expect( sent( made ) ).toEqual( { you: '', abc123: 'value9' } );
		expect( made.querySelectorAll( '[name=abc123]' ) ).toHaveLength( 1 );
	} );

	it( 'finds forms that are added later', async () => {
		form( '' );
		document.body.insertAdjacentHTML(
			'beforeend',
			'<form id="late"><span data-pagewright-trap="n v"></span></form>'
		);
		await Promise.resolve();
		const late = document.querySelector< HTMLFormElement >( '#late' )!;
		late.dispatchEvent( new Event( 'focusin' ) );
		expect( sent( late ) ).toEqual( { n: 'v' } );
	} );

	it( 'lets administrators act as a spam bot, and stop', () => {
		const made = form(
			'<input name="alt_s"><div class="pagewright-spam-test"><button type="button" aria-pressed="false" data-on="Acting as a spam bot">Act as a spam bot</button></div>'
		);
		const button = made.querySelector( 'button' )!;
		button.click();
		expect( sent( made ).alt_s ).toBe( 'spam-bot' );
		expect( button.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		expect( button.textContent ).toBe( 'Acting as a spam bot' );
		made.reset();
		expect( sent( made ).alt_s, 'after the form was emptied' ).toBe( 'spam-bot' );
		button.click();
		expect( sent( made ).alt_s ).toBe( '' );
		expect( button.textContent ).toBe( 'Act as a spam bot' );
	} );
} );
