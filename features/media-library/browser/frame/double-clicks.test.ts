import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { guardDoubleClicks } from './double-clicks';

const act = vi.fn();

beforeAll( () => guardDoubleClicks( document ) );
beforeEach( () => {
	act.mockClear();
	document.body.innerHTML =
		'<div class="media-frame-toolbar"><button id="add"></button><button id="update"></button></div><button id="other"></button>';
	document.querySelectorAll( 'button' ).forEach( ( button ) => {
		button.addEventListener( 'click', () => act( button.id ) );
	} );
} );

const click = ( id: string, detail: number ) =>
	document
		.getElementById( id )!
		.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true, detail } ) );
const pressed = () => act.mock.calls.flat().join( ' ' );

it( 'keeps the second click from a button that took the place of the first', () => {
	click( 'add', 1 );
	click( 'update', 2 );
	expect( pressed() ).toBe( 'add' );
	click( 'update', 1 );
	expect( pressed() ).toBe( 'add update' );
} );

it( 'lets other clicks pass: twice on one button, by keyboard, and outside of the bar', () => {
	click( 'add', 1 );
	click( 'add', 2 );
	click( 'update', 0 );
	click( 'other', 2 );
	expect( pressed() ).toBe( 'add add update other' );
} );

it( 'accepts clicks of scripts on the document', () => {
	const failed = vi.fn( ( event: ErrorEvent ) => event.preventDefault() );
	window.addEventListener( 'error', failed );
	document.dispatchEvent( new MouseEvent( 'click', { detail: 1 } ) );
	window.removeEventListener( 'error', failed );
	expect( failed ).not.toHaveBeenCalled();
} );
