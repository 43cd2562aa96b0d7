import { afterEach, describe, expect, it, vi } from 'vitest';
import { htmlOf } from '../../scripts/golden/files.mjs';
import type { Engine } from '../mount';
import { createAccordion } from './create-accordion';
import { readOptions } from './options';

const GOLDEN = htmlOf( 'accordion', 'three-panels' );

let engine: Engine | undefined;

function start( options = {}, html = GOLDEN ) {
	document.body.innerHTML = html;
	const root = document.querySelector< HTMLElement >( '.sow-accordion' )!;
	engine = createAccordion( root, readOptions( options ) );
	const panels = [ ...root.querySelectorAll( 'details' ) ];
	return { root, panels, headers: panels.map( ( panel ) => panel.querySelector( 'summary' )! ) };
}

const press = ( target: Element, key: string, more = {} ) => {
	const event = new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true, ...more } );
	target.dispatchEvent( event );
	return event;
};

const setOpen = ( panel: HTMLDetailsElement, isOpen: boolean ) => {
	panel.open = isOpen;
	panel.dispatchEvent( new Event( 'toggle' ) );
};

const openFlags = ( panels: HTMLDetailsElement[] ) => panels.map( ( panel ) => panel.open );

afterEach( () => {
	engine?.destroy();
	document.body.innerHTML = '';
	window.history.replaceState( null, '', '/' );
	delete ( window as { jQuery?: unknown } ).jQuery;
} );

describe( 'keyboard', () => {
	it.each( [
		[ 'ArrowDown', 0, 1 ],
		[ 'ArrowDown', 2, 0 ],
		[ 'ArrowUp', 1, 0 ],
		[ 'ArrowUp', 0, 2 ],
		[ 'Home', 2, 0 ],
		[ 'End', 0, 2 ],
	] )( '%s moves from header %i to header %i', ( key, from, to ) => {
		const { headers } = start();
		headers[ from ]!.focus();
		expect( press( headers[ from ]!, key ).defaultPrevented ).toBe( true );
		expect( headers[ to ] ).toHaveFocus();
	} );

	it( 'ignores arrow keys in the content of a panel and with a modifier', () => {
		const { root, headers } = start();
		expect( press( root.querySelector( '#address' )!, 'ArrowDown' ).defaultPrevented ).toBe(
			false
		);
		expect( press( headers[ 0 ]!, 'ArrowDown', { altKey: true } ).defaultPrevented ).toBe(
			false
		);
	} );

	it( 'ignores all other keys', () => {
		const { headers } = start();
		expect( press( headers[ 0 ]!, ' ' ).defaultPrevented ).toBe( false );
		expect( press( headers[ 0 ]!, 'Tab' ).defaultPrevented ).toBe( false );
	} );
} );

describe( 'opening and closing', () => {
	it( 'updates the class and does not change other panels', () => {
		const { panels } = start();
		setOpen( panels[ 0 ]!, true );
		expect(
			panels.map( ( panel ) => panel.classList.contains( 'sow-accordion-panel-open' ) )
		).toEqual( [ true, true, false ] );
		setOpen( panels[ 1 ]!, false );
		expect( panels[ 1 ]!.classList.contains( 'sow-accordion-panel-open' ) ).toBe( false );
	} );

	it( 'fires one event for each change, and none if nothing changed', () => {
		const { panels, root } = start();
		const heard: Array< [ string, unknown ] > = [];
		for ( const name of [ 'accordion_open', 'accordion_close' ] ) {
			root.addEventListener( name, ( event ) =>
				heard.push( [ name, ( event as CustomEvent ).detail.panel ] )
			);
		}
		panels[ 1 ]!.dispatchEvent( new Event( 'toggle' ) );
		setOpen( panels[ 0 ]!, true );
		setOpen( panels[ 0 ]!, false );
		expect( heard ).toEqual( [
			[ 'accordion_open', panels[ 0 ] ],
			[ 'accordion_close', panels[ 0 ] ],
		] );
	} );

	it( 'fires jQuery events too, marked so that listeners do not run twice', () => {
		const trigger = vi.fn();
		const jQuery = Object.assign(
			vi.fn( () => ( { trigger } ) ),
			{ event: {} as { triggered?: string } }
		);
		( window as { jQuery?: unknown } ).jQuery = jQuery;
		const { panels, root } = start();
		const marks: unknown[] = [];
		root.addEventListener( 'accordion_open', () => marks.push( jQuery.event.triggered ) );
		setOpen( panels[ 2 ]!, true );
		expect( jQuery ).toHaveBeenCalledWith( panels[ 2 ] );
		expect( trigger ).toHaveBeenCalledExactlyOnceWith( 'accordion_open', [
			panels[ 2 ],
			root,
		] );
		expect( marks ).toEqual( [ 'accordion_open' ] );
		expect( jQuery.event.triggered ).toBeUndefined();
	} );
} );

describe( 'the URL', () => {
	const visit = ( hash: string ) => window.history.replaceState( null, '', `/${ hash }` );

	it.each( [
		[ 'the name of a panel', '#shipping-2', [ false, true, true ] ],
		[ 'the id of a panel', '#fixture-shipping', [ true, true, false ] ],
		[ 'an id of old links', '#accordion-label-shipping', [ true, true, false ] ],
		[ 'another name', '#elsewhere', [ false, true, false ] ],
		[ 'an invalid escape sequence', '#%E0%A4%A', [ false, true, false ] ],
		[ 'nothing', '', [ false, true, false ] ],
	] )( 'opens a panel by %s', ( _what, hash, open ) => {
		visit( hash );
		expect( openFlags( start().panels ) ).toEqual( open );
	} );

	it( 'opens the panel with the named element', () => {
		visit( '#address' );
		const { panels } = start( {}, GOLDEN.replace( ' open>', '>' ) );
		expect( openFlags( panels ) ).toEqual( [ false, true, false ] );
	} );

	it( 'opens a panel when the URL changes later, and scrolls there', () => {
		const scroll = vi.spyOn( window.Element.prototype, 'scrollIntoView' );
		const { panels } = start();
		expect( scroll ).not.toHaveBeenCalled();
		visit( '#shipping' );
		window.dispatchEvent( new HashChangeEvent( 'hashchange' ) );
		expect( panels[ 0 ]!.open ).toBe( true );
		expect( scroll.mock.contexts ).toEqual( [ panels[ 0 ] ] );
		expect( scroll ).toHaveBeenCalledWith( { behavior: 'smooth', block: 'start' } );
	} );

	it( 'scrolls without animation with reduced motion', () => {
		const scroll = vi.spyOn( window.Element.prototype, 'scrollIntoView' );
		vi.spyOn( window, 'matchMedia' ).mockReturnValue( { matches: true } as MediaQueryList );
		visit( '#shipping' );
		start();
		expect( scroll ).toHaveBeenCalledWith( { behavior: 'auto', block: 'start' } );
	} );

	it( 'opens without scrolling if the site says so', () => {
		const scroll = vi.spyOn( window.Element.prototype, 'scrollIntoView' );
		visit( '#shipping' );
		expect( start( { shouldScroll: false } ).panels[ 0 ]!.open ).toBe( true );
		expect( scroll ).not.toHaveBeenCalled();
	} );
} );

describe( 'an accordion in a panel', () => {
	it( 'keeps its own panels', () => {
		const inner =
			'<div class="sow-accordion"><details><summary>Inner</summary></details></div>';
		const { root } = start( {}, GOLDEN.replace( '<p>By train.</p>', inner ) );
		const outer = [ ...root.children ].map( ( panel ) => panel.querySelector( 'summary' )! );
		outer[ 0 ]!.focus();
		press( outer[ 0 ]!, 'ArrowDown' );
		expect( outer[ 1 ] ).toHaveFocus();
	} );
} );

it( 'stops listening after destroy(), which may run twice', () => {
	const { panels, headers } = start();
	engine!.destroy();
	engine!.destroy();
	expect( press( headers[ 0 ]!, 'ArrowDown' ).defaultPrevented ).toBe( false );
	setOpen( panels[ 0 ]!, true );
	expect( panels[ 0 ]!.classList.contains( 'sow-accordion-panel-open' ) ).toBe( false );
} );
