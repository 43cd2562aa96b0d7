import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../../../frontend/mount';
import { htmlOf } from '../../../scripts/golden/files.mjs';
import { createNavigation } from './create-navigation';
import { INTENT, watchIntent } from './intent';

const GOLDEN = htmlOf( 'navigation', 'menu' );

describe( 'a menu', () => {
	let root: HTMLElement;
	let engine: Engine;
	let before = '';
	const arrow = ( name: string ) =>
		[ ...root.querySelectorAll< HTMLElement >( '.pagewright-navigation__arrow' ) ].find(
			( one ) => one.getAttribute( 'aria-label' ) === `Submenu: ${ name }`
		)!;
	const isOpen = ( name: string ) => arrow( name ).getAttribute( 'aria-expanded' ) === 'true';
	beforeEach( () => {
		document.body.innerHTML = GOLDEN;
		root = document.querySelector( '.pagewright-navigation' )!;
		before = document.body.innerHTML;
		engine = createNavigation( root );
	} );
	afterEach( () => engine.destroy() );

	it( 'closes nested submenus too', () => {
		arrow( 'Cakes & more' ).click();
		arrow( 'Layers' ).click();
		expect( isOpen( 'Layers' ) ).toBe( true );
		arrow( 'Cakes & more' ).click();
		expect( isOpen( 'Cakes & more' ) || isOpen( 'Layers' ) ).toBe( false );
		expect( root.querySelectorAll( '.is-open' ) ).toHaveLength( 0 );
	} );

	it( 'closes one level for each Escape, and lets others through', () => {
		const heard = vi.fn();
		document.body.addEventListener( 'keydown', heard );
		arrow( 'Cakes & more' ).click();
		const press = () =>
			arrow( 'Cakes & more' ).dispatchEvent(
				new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } )
			);
		press();
		expect( isOpen( 'Cakes & more' ) ).toBe( false );
		expect( heard ).not.toHaveBeenCalled();
		press();
		expect( heard ).toHaveBeenCalledTimes( 1 );
		document.body.removeEventListener( 'keydown', heard );
	} );

	it( 'is restored by destroy()', () => {
		arrow( 'Cakes & more' ).click();
		engine.destroy();
		expect( document.body.innerHTML ).toBe( before );
		arrow( 'Cakes & more' ).click();
		expect( isOpen( 'Cakes & more' ) ).toBe( false );
	} );
} );

describe( 'hover intent', () => {
	beforeEach( () => void vi.useFakeTimers() );
	afterEach( () => void vi.useRealTimers() );

	it( 'has the timing of the admin menu, and ends with its signal', () => {
		expect( INTENT ).toEqual( { intervalMs: 90, sensitivityPx: 7, timeoutMs: 200 } );
		const [ element, life ] = [ document.createElement( 'li' ), new AbortController() ];
		const [ onRest, onLeave ] = [ vi.fn(), vi.fn() ];
		watchIntent( element, life.signal, onRest, onLeave );
		const point = ( name: string, pointerType: string ) =>
			element.dispatchEvent(
				Object.assign( new MouseEvent( name, { clientX: 1, clientY: 1 } ), { pointerType } )
			);
		point( 'pointerenter', 'touch' );
		point( 'pointerenter', 'pen' );
		vi.advanceTimersByTime( 1000 );
		expect( onRest ).not.toHaveBeenCalled();
		point( 'pointerenter', 'mouse' );
		vi.advanceTimersByTime( 90 );
		expect( onRest ).toHaveBeenCalledTimes( 1 );
		point( 'pointerleave', 'mouse' );
		life.abort();
		vi.advanceTimersByTime( 1000 );
		expect( onLeave ).not.toHaveBeenCalled();
	} );
} );
