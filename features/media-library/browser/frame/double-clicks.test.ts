import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { guardDoubleClicks } from './double-clicks';

const act = vi.fn();

beforeAll( () => guardDoubleClicks( document ) );
beforeEach( () => {
	act.mockClear();
	document.dispatchEvent( new Event( 'pointerdown' ) );
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

it( 'keeps the second click from the page below, because the dialog closed', () => {
	click( 'add', 1 );
	click( 'other', 2 );
	expect( pressed() ).toBe( 'add' );
	click( 'other', 1 );
	expect( pressed() ).toBe( 'add other' );
} );

it( 'lets other clicks pass: twice on one button, by keyboard, and outside of the bar', () => {
	click( 'add', 1 );
	click( 'add', 2 );
	click( 'update', 0 );
	click( 'other', 1 );
	click( 'other', 2 );
	expect( pressed() ).toBe( 'add add update other other' );
} );

/** Presses a key at a time in ms since 1970. The event has the time of the clock of its document. */
const enter = (
	target: Element,
	key = 'Enter',
	repeat = false,
	atMs = Date.now(),
	type = 'keydown'
) => {
	const view = target.ownerDocument.defaultView!;
	const event = new KeyboardEvent( type, { bubbles: true, cancelable: true, key, repeat } );
	Object.defineProperties( event, {
		view: { value: view },
		timeStamp: { value: atMs - view.performance.timeOrigin },
	} );
	return target.dispatchEvent( event );
};
const byId = ( id: string ) => document.getElementById( id )!;

it( 'keeps a held Enter and a second one from what got the focus', () => {
	expect( enter( byId( 'add' ) ) ).toBe( true );
	expect( enter( byId( 'add' ), 'Enter', true ) ).toBe( false );
	expect( enter( byId( 'update' ), 'Enter', true ) ).toBe( false );
	expect( enter( byId( 'update' ) ) ).toBe( false );
	expect( enter( byId( 'other' ) ) ).toBe( false );
} );

it( 'keeps the text of a key from what got the focus after the key was pressed', () => {
	const types = ( id: string, atMs: number ) => enter( byId( id ), ' ', false, atMs, 'keypress' );
	const now = Date.now();
	enter( byId( 'add' ), ' ', false, now );
	expect( types( 'add', now ) ).toBe( true );
	expect( types( 'other', now ) ).toBe( false );
	enter( byId( 'other' ), ' ', false, now + 400 );
	expect( types( 'other', now + 400 ) ).toBe( true );
} );

it( 'keeps a second space from what got the focus, and a held one from nothing else', () => {
	expect( enter( byId( 'add' ), ' ' ) ).toBe( true );
	expect( enter( byId( 'add' ), ' ', true ) ).toBe( true );
	expect( enter( byId( 'other' ), ' ', true ) ).toBe( false );
	expect( enter( byId( 'other' ), ' ' ) ).toBe( false );
	enter( byId( 'add' ), 'Tab' );
	expect( enter( byId( 'other' ), ' ' ) ).toBe( true );
} );

it( 'keeps a second Enter from the text of an editor', () => {
	const frame = document.body.appendChild( document.createElement( 'iframe' ) );
	enter( byId( 'add' ) );
	expect( enter( frame.contentDocument!.body ) ).toBe( false );
} );

it( 'lets a later Enter pass, and one after another key or a press of the pointer', () => {
	enter( byId( 'add' ), 'Enter', false, 1000 );
	expect( enter( byId( 'update' ), 'Enter', false, 1300 ) ).toBe( true );
	enter( byId( 'update' ), 'Tab' );
	expect( enter( byId( 'other' ) ) ).toBe( true );
	enter( byId( 'add' ) );
	byId( 'other' ).dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) );
	expect( enter( byId( 'other' ) ) ).toBe( true );
} );

it( 'counts from press to press, although the page was busy meanwhile', () => {
	const now = vi.spyOn( Date, 'now' ).mockReturnValue( 1000 );
	enter( byId( 'add' ), 'Enter', false, 1000 );
	now.mockReturnValue( 5000 );
	expect( enter( byId( 'update' ), 'Enter', false, 1200 ) ).toBe( false );
	now.mockRestore();
} );

it( 'counts with the clock of an editor, which began later', () => {
	const frame = document.body.appendChild( document.createElement( 'iframe' ) );
	const { performance: clock } = frame.contentWindow!;
	vi.spyOn( clock, 'timeOrigin', 'get' ).mockReturnValue( performance.timeOrigin + 60_000 );
	const { body } = frame.contentDocument!;
	enter( byId( 'add' ), 'Enter', false, 1000 );
	expect( enter( body, 'Enter', false, 1200 ) ).toBe( false );
	enter( byId( 'add' ), 'Enter', false, 1000 );
	expect( enter( body, 'Enter', false, 1400 ) ).toBe( true );
} );

it( 'accepts clicks of scripts on the document', () => {
	const failed = vi.fn( ( event: ErrorEvent ) => event.preventDefault() );
	window.addEventListener( 'error', failed );
	document.dispatchEvent( new MouseEvent( 'click', { detail: 1 } ) );
	window.removeEventListener( 'error', failed );
	expect( failed ).not.toHaveBeenCalled();
} );
