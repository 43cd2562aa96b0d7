import { afterEach, describe, expect, it, vi } from 'vitest';
import { htmlOf } from '../../scripts/golden/files.mjs';
import type { Engine } from '../mount';
import { createTabs } from './create-tabs';
import { readOptions } from './options';

const GOLDEN = htmlOf( 'tabs', 'three-tabs' );

let engine: Engine | undefined;

function start( options = {}, html = GOLDEN ) {
	document.body.innerHTML = html;
	const root = document.querySelector< HTMLElement >( '.sow-tabs' )!;
	engine = createTabs( root, readOptions( options ) );
	return {
		root,
		tabs: [ ...root.querySelectorAll< HTMLElement >( '.sow-tabs-tab' ) ],
		panels: [ ...root.querySelectorAll< HTMLElement >( '.sow-tabs-panel' ) ],
	};
}

const press = ( target: Element, key: string, more = {} ) => {
	const event = new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true, ...more } );
	target.dispatchEvent( event );
	return event;
};
const visit = ( hash: string ) => window.history.replaceState( null, '', `/${ hash }` );
const goTo = ( hash: string ) => {
	visit( hash );
	window.dispatchEvent( new HashChangeEvent( 'hashchange' ) );
};
const selected = ( elements: HTMLElement[] ) =>
	elements.findIndex( ( tab ) => tab.getAttribute( 'aria-selected' ) === 'true' );

afterEach( () => {
	engine?.destroy();
	document.body.innerHTML = '';
	document.documentElement.dir = '';
	visit( '' );
	delete ( window as { jQuery?: unknown } ).jQuery;
} );

describe( 'roles', () => {
	it( 'converts links to tabs, each with its panel', () => {
		const { root, tabs, panels } = start();
		expect( root.querySelector( '[role="tablist"]' ) ).toHaveAccessibleName( 'Delivery' );
		expect( tabs.map( ( tab ) => tab.tabIndex ) ).toEqual( [ 0, -1, -1 ] );
		expect( tabs.map( ( tab ) => tab.getAttribute( 'aria-controls' ) ) ).toEqual(
			panels.map( ( panel ) => panel.id )
		);
		expect( panels[ 1 ] ).toHaveAttribute( 'aria-labelledby', tabs[ 1 ]!.id );
	} );

	it( 'hides other panels so that search on the page still finds them', () => {
		const { tabs, panels } = start();
		expect( panels.map( ( panel ) => panel.getAttribute( 'hidden' ) ) ).toEqual( [
			null,
			'until-found',
			'until-found',
		] );
		panels[ 2 ]!.dispatchEvent( new Event( 'beforematch' ) );
		expect( selected( tabs ) ).toBe( 2 );
	} );

	it( 'begins with the tab of the server', () => {
		const html = htmlOf( 'tabs', 'second-selected' );
		expect( selected( start( {}, html ).tabs ) ).toBe( 1 );
	} );
} );

describe( 'keyboard', () => {
	it.each( [
		[ 'ArrowRight', 0, 1, '' ],
		[ 'ArrowRight', 2, 0, '' ],
		[ 'ArrowLeft', 0, 2, '' ],
		[ 'ArrowRight', 1, 0, 'rtl' ],
		[ 'ArrowLeft', 1, 2, 'rtl' ],
		[ 'Home', 2, 0, '' ],
		[ 'End', 0, 2, '' ],
		[ ' ', 1, 1, '' ],
	] )( '%j moves from tab %i to tab %i %s', ( key, from, to, direction ) => {
		const { root, tabs } = start();
		root.style.direction = direction;
		tabs[ from ]!.focus();
		expect( press( tabs[ from ]!, key ).defaultPrevented ).toBe( true );
		expect( tabs[ to ] ).toHaveFocus();
		expect( selected( tabs ) ).toBe( to );
		expect( window.location.hash ).toBe( '' );
	} );

	it( 'ignores keys in a panel, with a modifier, and all others', () => {
		const { root, tabs } = start();
		const inPanel = root.querySelector( '#address' )!;
		expect( press( inPanel, 'ArrowRight' ).defaultPrevented ).toBe( false );
		expect( press( tabs[ 0 ]!, 'ArrowRight', { altKey: true } ).defaultPrevented ).toBe(
			false
		);
		expect( press( tabs[ 0 ]!, 'Tab' ).defaultPrevented ).toBe( false );
	} );
} );

describe( 'a click', () => {
	it( 'selects the tab, adds its name to the URL, and fires one event', () => {
		const { root, tabs, panels } = start();
		const heard = vi.fn();
		root.addEventListener( 'tab_change', ( event ) =>
			heard( ( event as CustomEvent ).detail )
		);
		tabs[ 1 ]!.querySelector< HTMLElement >( 'span' )!.click();
		tabs[ 1 ]!.click();
		expect( selected( tabs ) ).toBe( 1 );
		expect( window.location.hash ).toBe( '#returns' );
		expect( heard ).toHaveBeenCalledExactlyOnceWith( { panel: panels[ 1 ], tabs: root } );
	} );

	it( 'fires jQuery events with the expected arguments', () => {
		const trigger = vi.fn();
		( window as { jQuery?: unknown } ).jQuery = vi.fn( () => ( { trigger } ) );
		const { root, tabs, panels } = start();
		tabs[ 2 ]!.click();
		expect( trigger ).toHaveBeenCalledExactlyOnceWith( 'tab_change', [ panels[ 2 ], root ] );
	} );

	it( 'with a modifier opens the link elsewhere', () => {
		const { tabs } = start();
		tabs[ 1 ]!.addEventListener( 'click', ( event ) => event.preventDefault() );
		tabs[ 1 ]!.dispatchEvent(
			new MouseEvent( 'click', { bubbles: true, cancelable: true, ctrlKey: true } )
		);
		expect( selected( tabs ) ).toBe( 0 );
	} );
} );

describe( 'the URL', () => {
	it.each( [
		[ 'the name of a tab', '#shipping-2', 2 ],
		[ 'the id of a panel', '#fixture-returns', 1 ],
		[ 'an element in a panel', '#address', 1 ],
		[ 'an id of old links', '#tab-label-returns', 1 ],
		[ 'another name', '#elsewhere', 0 ],
		[ 'an invalid escape sequence', '#%E0%A4%A', 0 ],
	] )( 'selects a tab by %s', ( _what, hash, index ) => {
		visit( hash );
		expect( selected( start().tabs ) ).toBe( index );
	} );

	it( 'selects the first tab again without a name', () => {
		const { tabs } = start();
		goTo( '#returns' );
		expect( selected( tabs ) ).toBe( 1 );
		goTo( '' );
		expect( selected( tabs ) ).toBe( 0 );
	} );

	it( 'scrolls there, unless the site disables it', () => {
		const scroll = vi.spyOn( window.Element.prototype, 'scrollIntoView' );
		visit( '#returns' );
		start( { shouldScroll: false } );
		expect( scroll ).not.toHaveBeenCalledWith( expect.objectContaining( { block: 'start' } ) );
		engine!.destroy();
		const { root } = start();
		expect( scroll.mock.contexts ).toContain( root );
		expect( scroll ).toHaveBeenCalledWith( { behavior: 'smooth', block: 'start' } );
	} );
} );

it( 'does not affect tabs in a panel', () => {
	const inner = GOLDEN.replaceAll( 'fixture', 'inner' );
	const { root, tabs } = start( {}, GOLDEN.replace( '<p>By train.</p>', inner ) );
	root.querySelector< HTMLElement >( '#inner-returns-tab' )!.dispatchEvent(
		new KeyboardEvent( 'keydown', { key: 'End', bubbles: true } )
	);
	expect( tabs[ 0 ] ).toHaveAttribute( 'aria-selected', 'true' );
} );

it( 'restores the server’s links on destroy(), which may run twice', () => {
	const { root, tabs, panels } = start();
	engine!.destroy();
	engine!.destroy();
	expect( root.querySelector( '[role="tab"], [hidden]' ) ).toBeNull();
	press( tabs[ 0 ]!, 'End' );
	expect( panels[ 2 ] ).not.toHaveClass( 'is-selected' );
} );
