import { afterEach, describe, expect, it } from 'vitest';
import { watchAcceptance } from './acceptance';
import { watchFreeText } from './boxes';
import { watchCounters } from './counters';

/** Returns an uninitialized form with this content. */
function form( inside: string ): HTMLFormElement {
	document.body.innerHTML = `<div class="wpcf7"><form data-status="init">${ inside }</form></div>`;
	return document.querySelector( 'form' )!;
}
const one = < T extends Element = HTMLInputElement >( selector: string ) =>
	document.querySelector< T >( selector )!;
const showPage = () => window.dispatchEvent( new Event( 'pageshow' ) );

afterEach( () => document.body.replaceChildren() );

describe( 'a counter', () => {
	const COUNTERS =
		'<span class="wpcf7-character-count up" data-target-name="a" data-starting-value="0" data-minimum-value="3" data-maximum-value="6">0</span><span class="wpcf7-character-count down" data-target-name="a" data-starting-value="6">6</span>';
	const seen = () => [ one( '.up' ).textContent, one( '.down' ).textContent ];

	it.each( [
		[ 'an input', '<input name="a" value=" four ">', [ '4', '2' ], '' ],
		[ 'a textarea', '<textarea name="a">sevenly</textarea>', [ '7', '-1' ], 'too-long' ],
		[ 'a value that is too short', '<input name="a" value="x">', [ '1', '5' ], 'too-short' ],
		[ 'an empty field, which is not too short', '<input name="a">', [ '0', '6' ], '' ],
		[ 'a field of another name', '<input name="b" value="four">', [ '0', '6' ], '' ],
	] )( 'counts the initial value: %s', ( _, field, counts, mark ) => {
		watchCounters( form( COUNTERS + field ) );
		expect( seen() ).toEqual( counts );
		expect( one( '.up' ).className ).toBe( `wpcf7-character-count up ${ mark }`.trim() );
	} );

	it( 'counts the value that the browser restores', () => {
		watchCounters( form( `${ COUNTERS }<input name="a" value="one">` ) );
		one( 'input' ).value = 'three';
		showPage();
		expect( seen() ).toEqual( [ '5', '1' ] );
	} );
} );

describe( 'fields that depend on checkboxes that the browser restores without an event', () => {
	it( 'are updated when the page is shown', () => {
		const element = form(
			'<span class="wpcf7-acceptance"><input type="checkbox" name="c"></span><button class="wpcf7-submit">Send</button><span class="has-free-text"><input type="radio" name="r"><input class="wpcf7-free-text"></span>'
		);
		watchAcceptance( element );
		watchFreeText( element );
		one( '[name=c]' ).checked = true;
		one( '[name=r]' ).checked = true;
		showPage();
		expect( one< HTMLButtonElement >( 'button' ).disabled ).toBe( false );
		expect( one( '.wpcf7-free-text' ).disabled ).toBe( false );
	} );
} );
