import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSwipe } from './swipe';

const run = vi.fn();
let life: AbortController;
let section: HTMLElement;

beforeEach( () => {
	vi.useFakeTimers();
	run.mockClear();
	life = new AbortController();
	document.body.innerHTML =
		'<section class="sow-slider-base"><p></p><input><div class="sow-carousel-wrapper"></div><div class="sow-slider-base"></div></section>';
	section = document.querySelector( 'section' )!;
	onSwipe( section, life.signal, run );
} );
afterEach( () => {
	life.abort();
	vi.useRealTimers();
	document.body.innerHTML = '';
} );

const send = ( type: string, init: object = {}, selector = 'p' ) => {
	const event = Object.assign( new Event( type, { bubbles: true, cancelable: true } ), {
		pointerId: 1,
		pointerType: 'touch',
		isPrimary: true,
		clientX: 0,
		clientY: 0,
		...init,
	} );
	document.querySelector( selector )!.dispatchEvent( event );
	return event;
};

/** Moves a finger by these distances in this time. */
function swipe( x: number, y = 0, { ms = 100, selector = 'p', type = 'touch' } = {} ) {
	send( 'pointerdown', { pointerType: type }, selector );
	vi.advanceTimersByTime( ms );
	send( 'pointerup', { pointerType: type, clientX: x, clientY: y }, selector );
}
const calls = () => run.mock.calls.map( ( [ isForward ] ) => isForward );

it( 'goes forward after a swipe to the left and back after one to the right', () => {
	swipe( -30 );
	swipe( 30 );
	swipe( -60, 10, { ms: 900 } );
	swipe( -60, 0, { type: 'pen' } );
	expect( calls() ).toEqual( [ true, false, true, true ] );
} );

it( 'goes forward after a swipe to the right on right-to-left pages', () => {
	section.style.direction = 'rtl';
	swipe( 30 );
	swipe( -30 );
	expect( calls() ).toEqual( [ true, false ] );
} );

it.each( [
	[ 'a tap', () => swipe( -9 ) ],
	[ 'a slow movement of less than 50 px', () => swipe( -40, 0, { ms: 900 } ) ],
	[ 'a vertical movement', () => swipe( -60, 80 ) ],
	[ 'a mouse', () => swipe( -200, 0, { type: 'mouse' } ) ],
	[ 'a range input', () => swipe( -200, 0, { selector: 'input' } ) ],
	[ 'a carousel in a slide', () => swipe( -200, 0, { selector: '.sow-carousel-wrapper' } ) ],
	[ 'a slider in a slide', () => swipe( -200, 0, { selector: 'div.sow-slider-base' } ) ],
] )( 'ignores %s', ( _, move ) => {
	move();
	expect( run ).not.toHaveBeenCalled();
} );

it( 'ignores a second finger, and a swipe that became scrolling or zooming', () => {
	send( 'pointerdown' );
	send( 'pointerdown', { pointerId: 2, isPrimary: false } );
	send( 'pointerup', { pointerId: 2, isPrimary: false, clientX: -200 } );
	send( 'pointercancel' );
	send( 'pointerup', { clientX: -200 } );
	expect( run ).not.toHaveBeenCalled();
} );

it( 'prevents scrolling on horizontal movements only', () => {
	const move = ( clientX: number, clientY: number ) =>
		send( 'touchmove', { touches: [ { clientX, clientY } ] } ).defaultPrevented;
	expect( move( -20, 0 ) ).toBe( false );
	send( 'pointerdown' );
	expect( move( -20, 5 ) ).toBe( true );
	expect( move( -20, 30 ) ).toBe( false );
} );

it( 'stops with the slider', () => {
	life.abort();
	swipe( -200 );
	expect( run ).not.toHaveBeenCalled();
} );
