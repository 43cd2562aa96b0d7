import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HoverWatch } from './hover-watch';

let area: HTMLElement;
let watch: HoverWatch;
let stop: () => void;
const onRest = vi.fn();
const observer = vi.fn();

/** Two files, and one that still loads. */
beforeEach( () => {
	vi.useFakeTimers();
	area = document.createElement( 'div' );
	for ( const id of [ '1', '2', '' ] ) {
		const tile = area.appendChild( document.createElement( 'div' ) );
		tile.append( document.createElement( 'img' ) );
		if ( id ) {
			tile.dataset.id = id;
		}
	}
	document.body.append( area );
	watch = new HoverWatch( onRest );
	watch.subscribe( observer );
	stop = watch.start( area );
} );

afterEach( () => {
	stop();
	area.remove();
	onRest.mockReset();
	observer.mockReset();
	vi.useRealTimers();
} );

const tile = ( at: number ) => area.children[ at ] as HTMLElement;
const image = ( at: number ) => tile( at ).firstElementChild!;
const move = ( target: Element, init: PointerEventInit = {} ) =>
	fireEvent.pointerMove( target, { pointerType: 'mouse', buttons: 0, ...init } );
const shownId = () => watch.shown()?.id ?? null;

/** Shows the preview of the first file. */
function show(): void {
	move( image( 0 ) );
	vi.advanceTimersByTime( 600 );
	expect( watch.shown() ).toEqual( { id: 1, tile: tile( 0 ) } );
}

it( 'tells once when a pointer begins to rest, and once when a preview is visible', () => {
	for ( let x = 0; x < 50; x += 10 ) {
		move( image( 0 ), { clientX: x } );
		vi.advanceTimersByTime( 500 );
	}
	expect( onRest ).toHaveBeenCalledTimes( 1 );
	expect( observer ).not.toHaveBeenCalled();
	vi.advanceTimersByTime( 100 );
	expect( observer ).toHaveBeenCalledTimes( 1 );
	const shown = watch.shown();
	move( tile( 0 ), { clientX: 90 } );
	expect( watch.shown() ).toBe( shown );
	expect( observer ).toHaveBeenCalledTimes( 1 );
} );

it( 'shows the next file after a moment', () => {
	show();
	move( image( 1 ) );
	vi.advanceTimersByTime( 79 );
	expect( shownId() ).toBe( 1 );
	vi.advanceTimersByTime( 1 );
	expect( watch.shown() ).toEqual( { id: 2, tile: tile( 1 ) } );
} );

it( 'shows nothing for a file that still loads', () => {
	move( image( 2 ) );
	vi.advanceTimersByTime( 2000 );
	expect( shownId() ).toBeNull();
	expect( onRest ).not.toHaveBeenCalled();
} );

it( 'shows a file for a pen, and nothing for a finger', () => {
	move( image( 0 ), { pointerType: 'touch' } );
	vi.advanceTimersByTime( 2000 );
	expect( shownId() ).toBeNull();
	move( image( 0 ), { pointerType: 'pen' } );
	vi.advanceTimersByTime( 600 );
	expect( shownId() ).toBe( 1 );
	move( image( 0 ), { pointerType: 'touch' } );
	expect( shownId() ).toBeNull();
} );

it( 'shows nothing while a button is pressed', () => {
	move( image( 0 ), { buttons: 1 } );
	vi.advanceTimersByTime( 2000 );
	expect( shownId() ).toBeNull();
} );

it.each< [ string, () => unknown ] >( [
	[ 'pointer leaves', () => fireEvent.pointerLeave( area ) ],
	[ 'pointer is canceled', () => fireEvent.pointerCancel( tile( 0 ) ) ],
	[ 'grid scrolls', () => fireEvent.scroll( area, { bubbles: false } ) ],
	[ 'page scrolls', () => fireEvent.scroll( document ) ],
	[ 'user presses a key anywhere', () => fireEvent.keyDown( document.body, { key: 'a' } ) ],
	[ 'user presses Escape', () => fireEvent.keyDown( tile( 0 ), { key: 'Escape' } ) ],
	[ 'user presses a button', () => fireEvent.pointerDown( tile( 0 ) ) ],
	[ 'window loses the focus', () => fireEvent.blur( window ) ],
	[ 'grid is removed', () => stop() ],
] )( 'hides the preview when the %s', ( _name, act ) => {
	show();
	act();
	expect( watch.shown() ).toBeNull();
	expect( observer ).toHaveBeenCalledTimes( 2 );
	vi.advanceTimersByTime( 2000 );
	expect( watch.shown() ).toBeNull();
} );

it( 'watches nothing after it was stopped', () => {
	stop();
	move( image( 0 ) );
	vi.advanceTimersByTime( 2000 );
	expect( shownId() ).toBeNull();
	expect( vi.getTimerCount() ).toBe( 0 );
} );
