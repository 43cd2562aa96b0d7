import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdWhileBusy } from './holds';

let life: AbortController;
let see: ( isIntersecting: boolean ) => void;
let isReduced: boolean;
let update: () => void;
let held: Set< string >;
const disconnect = vi.fn();

const find = ( selector: string ) => document.querySelector< HTMLElement >( selector )!;
const button = () => find( 'button' ) as HTMLButtonElement;

function start( isPausedOnHover = true ) {
	document.body.innerHTML =
		'<section><button aria-label="Stop" data-stop="Stop" data-start="Start" hidden></button><a href="#a">A</a></section><a href="#b" id="out">B</a>';
	held = new Set();
	life = new AbortController();
	isReduced = false;
	update = holdWhileBusy(
		{
			hold: ( reason ) => held.add( reason ),
			release: ( reason ) => held.delete( reason ),
		},
		{
			region: find( 'section' ),
			button: button(),
			isPausedOnHover,
			motion: { isReduced: () => isReduced },
			signal: life.signal,
		}
	);
}
const pointer = ( type: string, pointerType = 'mouse' ) =>
	find( 'section' ).dispatchEvent( Object.assign( new Event( type ), { pointerType } ) );

beforeEach( () => {
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor( tell: ( entries: Array< { isIntersecting: boolean } > ) => void ) {
				see = ( isIntersecting ) => tell( [ { isIntersecting } ] );
			}
			observe() {}
			disconnect = disconnect;
		}
	);
	start();
} );
afterEach( () => {
	life.abort();
	vi.unstubAllGlobals();
	document.body.innerHTML = '';
} );

it( 'pauses under the mouse if enabled, never under a finger', () => {
	pointer( 'pointerenter' );
	expect( [ ...held ] ).toEqual( [ 'hover' ] );
	pointer( 'pointerleave' );
	expect( held.size ).toBe( 0 );
	pointer( 'pointerenter', 'touch' );
	expect( held.size ).toBe( 0 );
	start( false );
	pointer( 'pointerenter' );
	expect( held.size ).toBe( 0 );
} );

it( 'pauses while the focus is inside', () => {
	find( 'section a' ).focus();
	expect( [ ...held ] ).toEqual( [ 'focus' ] );
	button().focus();
	expect( [ ...held ] ).toEqual( [ 'focus' ] );
	find( '#out' ).focus();
	expect( held.size ).toBe( 0 );
} );

it( 'pauses while it is not visible', () => {
	see( false );
	expect( [ ...held ] ).toEqual( [ 'off-screen' ] );
	see( true );
	const hidden = vi.spyOn( document, 'hidden', 'get' ).mockReturnValue( true );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	expect( [ ...held ] ).toEqual( [ 'hidden' ] );
	hidden.mockReturnValue( false );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	expect( held.size ).toBe( 0 );
} );

it( 'pauses from the stop button until the start button, which resumes although it has the focus', () => {
	expect( button() ).toBeVisible();
	button().focus();
	button().click();
	expect( held ).toContain( 'user' );
	expect( button() ).toHaveAccessibleName( 'Start' );
	expect( button() ).toHaveClass( 'is-stopped' );
	find( '#out' ).focus();
	expect( [ ...held ] ).toEqual( [ 'user' ] );
	button().focus();
	button().click();
	expect( held.size ).toBe( 0 );
	expect( button() ).toHaveAccessibleName( 'Stop' );
} );

it( 'pauses without a button during reduced motion', () => {
	isReduced = true;
	update();
	expect( [ ...held ] ).toEqual( [ 'motion' ] );
	expect( button() ).not.toBeVisible();
	isReduced = false;
	update();
	expect( held.size ).toBe( 0 );
	expect( button() ).toBeVisible();
} );

it( 'restores the button', () => {
	button().click();
	life.abort();
	expect( button() ).not.toBeVisible();
	expect( button().className ).toBe( '' );
	expect( button() ).toHaveAttribute( 'aria-label', 'Stop' );
	expect( disconnect ).toHaveBeenCalled();
	held.clear();
	find( 'section a' ).focus();
	expect( held.size ).toBe( 0 );
} );
