import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { htmlOf } from '../../scripts/golden/files.mjs';
import type { Engine } from '../mount';
import { createBlog } from './create-blog';

const GOLDEN = htmlOf( 'blog', 'form-shape' );
const PORTFOLIO = htmlOf( 'blog', 'portfolio' );
/** The second page of the same list, as the server sends it. */
const SECOND = GOLDEN.replace( 'data-paged="1"', 'data-paged="2"' )
	.replace( 'Page 1 of 3', 'Page 2 of 3' )
	.replace( 'The harbor at dawn', 'An older post' );

let engine: Engine | undefined;
let answer: () => Promise< Partial< Response > >;
const asked: string[] = [];

function start( html = GOLDEN ) {
	document.body.innerHTML = html;
	const root = document.querySelector< HTMLElement >( '.sow-blog' )!;
	engine = createBlog( root );
	return { root, link: root.querySelector< HTMLAnchorElement >( '.sow-nav-links a' )! };
}

const click = ( target: Element, more = {} ) => {
	const event = new MouseEvent( 'click', { bubbles: true, cancelable: true, ...more } );
	target.dispatchEvent( event );
	return event;
};
const page = ( html: string ) => async () => ( { ok: true, text: async () => html } );

beforeEach( () => {
	asked.length = 0;
	answer = page( SECOND );
	vi.stubGlobal( 'fetch', ( url: string ) => {
		asked.push( url );
		return answer();
	} );
} );

afterEach( () => {
	engine?.destroy();
	document.body.innerHTML = '';
	window.history.replaceState( null, '', '/' );
	vi.unstubAllGlobals();
} );

describe( 'another page of the list', () => {
	it( 'replaces the list, is announced and focused, and is added to the history', async () => {
		const { root, link } = start();
		expect( click( link ).defaultPrevented ).toBe( true );
		expect( root ).toHaveAttribute( 'aria-busy', 'true' );
		await vi.waitFor( () => expect( root ).toHaveAttribute( 'data-paged', '2' ) );
		expect( asked ).toEqual( [ link.href ] );
		expect( root ).not.toHaveAttribute( 'aria-busy' );
		expect( root ).toHaveTextContent( 'An older post' );
		expect( document.querySelector( '[role=status]' ) ).toHaveTextContent( 'Page 2 of 3' );
		expect( root.ownerDocument.activeElement ).toHaveTextContent( 'An older post' );
		expect( window.location.search ).toBe( '?sow-fixture=2' );
	} );

	it( 'comes back with the history, without another entry', async () => {
		const { root } = start( SECOND );
		answer = page( GOLDEN );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		await vi.waitFor( () => expect( root ).toHaveAttribute( 'data-paged', '1' ) );
		expect( window.location.search ).toBe( '' );
	} );

	it( 'is not requested if only the hash changed', () => {
		start();
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		expect( asked ).toEqual( [] );
	} );

	it.each( [ { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 } ] )(
		'is left to the browser with %j',
		( more ) => {
			const { link } = start();
			expect( click( link, more ).defaultPrevented ).toBe( false );
			expect( asked ).toEqual( [] );
		}
	);

	it( 'is ignored if it is outdated', async () => {
		const { root, link } = start();
		let late: ( value: Partial< Response > ) => void = () => {};
		answer = () => new Promise( ( done ) => ( late = done ) );
		click( link );
		answer = page( SECOND );
		click( root.querySelector( '.next' )! );
		await vi.waitFor( () => expect( root ).toHaveAttribute( 'data-paged', '2' ) );
		late( { ok: true, text: async () => GOLDEN } );
		await new Promise( ( done ) => setTimeout( done ) );
		expect( root ).toHaveAttribute( 'data-paged', '2' );
	} );
} );

describe( 'a portfolio', () => {
	it( 'shows the items of the selected category', () => {
		const { root } = start( PORTFOLIO );
		const visible = () => root.querySelectorAll( '.sow-portfolio-item:not([hidden])' ).length;
		const [ all, lessons ] = [ ...root.querySelectorAll( '[data-filter]' ) ];
		expect( visible() ).toBe( 5 );
		click( lessons! );
		expect( visible() ).toBe( 3 );
		expect( lessons ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( all ).toHaveAttribute( 'aria-pressed', 'false' );
		expect( all ).not.toHaveClass( 'active' );
		click( all! );
		expect( visible() ).toBe( 5 );
	} );
} );

it( 'stops listening after destroy(), which may run twice', () => {
	const { link } = start();
	engine!.destroy();
	engine!.destroy();
	expect( click( link ).defaultPrevented ).toBe( false );
	expect( document.querySelector( '[role=status]' ) ).toBeNull();
} );
