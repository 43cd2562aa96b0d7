import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onArrowKeys } from './arrow-keys';

const go = vi.fn();
let life: AbortController;
let region: HTMLElement;

beforeEach( () => {
	go.mockClear();
	life = new AbortController();
	document.body.innerHTML = `<section><a href="#x">Link</a><input><textarea></textarea><video></video>
		<div contenteditable="true"><b>text</b></div><div contenteditable="false"><i></i></div><div role="slider"></div></section>`;
	region = document.querySelector( 'section' )!;
	onArrowKeys( region, life.signal, go );
} );
afterEach( () => {
	life.abort();
	document.body.innerHTML = '';
} );

const press = ( key: string, selector = 'a', init: KeyboardEventInit = {} ) => {
	const event = new KeyboardEvent( 'keydown', {
		key,
		bubbles: true,
		cancelable: true,
		...init,
	} );
	document.querySelector( selector )!.dispatchEvent( event );
	return event;
};

it( 'goes forward to the right and back to the left, and does not scroll', () => {
	expect( press( 'ArrowRight' ).defaultPrevented ).toBe( true );
	press( 'ArrowLeft', 'section' );
	press( 'ArrowRight', '[contenteditable="false"] i' );
	expect( go.mock.calls.map( ( [ step ] ) => step ) ).toEqual( [ 1, -1, 1 ] );
} );

it( 'goes forward to the left on right-to-left pages', () => {
	region.style.direction = 'rtl';
	press( 'ArrowLeft' );
	press( 'ArrowRight' );
	expect( go.mock.calls.map( ( [ step ] ) => step ) ).toEqual( [ 1, -1 ] );
} );

it.each( [ 'input', 'textarea', 'video', 'b', '[role=slider]' ] )(
	'ignores keys in %s',
	( selector ) => {
		expect( press( 'ArrowRight', selector ).defaultPrevented ).toBe( false );
		expect( go ).not.toHaveBeenCalled();
	}
);

it( 'ignores other keys, modifiers, and handled events', () => {
	press( 'ArrowUp' );
	for ( const name of [ 'altKey', 'ctrlKey', 'metaKey', 'shiftKey' ] ) {
		press( 'ArrowRight', 'a', { [ name ]: true } );
	}
	document
		.querySelector( 'a' )!
		.addEventListener( 'keydown', ( event ) => event.preventDefault(), { once: true } );
	press( 'ArrowRight' );
	life.abort();
	press( 'ArrowRight' );
	expect( go ).not.toHaveBeenCalled();
} );
