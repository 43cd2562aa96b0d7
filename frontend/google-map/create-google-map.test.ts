import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { htmlOf } from '../../scripts/golden/files.mjs';
import type { Engine } from '../mount';
import { createGoogleMap } from './create-google-map';
import { linkOf } from './link';
import { readOptions } from './options';

const golden = ( name: string ) => htmlOf( 'google-map', name );

let engine: Engine;
let tellNear: ( entries: Array< { isIntersecting: boolean } > ) => void = () => {};
const destroy = vi.fn();
const show = vi.fn();
const module = async () => ( { show } );
const modules = { '': module, google: module, openstreetmap: module, picture: module };

function start( name: string ) {
	document.body.innerHTML = golden( name );
	const root = document.querySelector< HTMLElement >( '.sow-google-map-canvas' )!;
	engine = createGoogleMap( root, readOptions( JSON.parse( root.dataset.options! ) ), modules );
	return { root, button: root.querySelector( 'button' ) };
}

beforeEach( () => {
	vi.clearAllMocks();
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor( tell: typeof tellNear ) {
				tellNear = tell;
			}
			observe() {}
			disconnect() {}
		}
	);
	show.mockImplementation( async ( place: HTMLElement ) => {
		const map = place.appendChild( document.createElement( 'div' ) );
		map.tabIndex = -1;
		return { destroy };
	} );
} );
afterEach( () => {
	engine.destroy();
	document.body.innerHTML = '';
	vi.unstubAllGlobals();
} );

describe( 'a map that loads on click', () => {
	it.each( [ 'minimal', 'google-consent', 'static-consent' ] )(
		'%s: loads on click and takes the focus',
		async ( name ) => {
			const { root, button } = start( name );
			expect( show ).not.toHaveBeenCalled();
			button!.click();
			button!.click();
			await vi.waitFor( () => expect( root ).toHaveClass( 'has-map' ) );
			expect( show ).toHaveBeenCalledTimes( 1 );
			await vi.waitFor( () =>
				expect( root.querySelector( '.pagewright-google-map__map > div' ) ).toHaveFocus()
			);
		}
	);

	it( 'has no button without coordinates', () => {
		expect( start( 'no-coordinates' ).button ).toBeNull();
	} );
} );

describe( 'a Google map without consent', () => {
	it( 'loads near the viewport', async () => {
		const { root, button } = start( 'google' );
		expect( button ).toBeNull();
		tellNear( [ { isIntersecting: false } ] );
		expect( show ).not.toHaveBeenCalled();
		tellNear( [ { isIntersecting: true } ] );
		await vi.waitFor( () => expect( root ).toHaveClass( 'has-map' ) );
		expect( document.body ).toHaveFocus();
	} );

	it( 'shows the address if Google refuses the key, first or later', async () => {
		const { root } = start( 'google' );
		root.querySelector( '.pagewright-google-map__card' )!.insertAdjacentHTML(
			'beforeend',
			'<p hidden><span data-failure="Refused."></span></p>'
		);
		tellNear( [ { isIntersecting: true } ] );
		await vi.waitFor( () => expect( root ).toHaveClass( 'has-map' ) );
		show.mock.calls[ 0 ]![ 2 ]( new Error( 'InvalidKeyMapError' ) );
		expect( root ).not.toHaveClass( 'has-map' );
		expect( root ).toHaveClass( 'has-failed' );
		expect( root.querySelector( '.pagewright-google-map__map' ) ).toBeNull();
		expect( root.querySelector( '[data-failure]' ) ).toHaveTextContent(
			'Refused. InvalidKeyMapError'
		);
		expect( root.querySelector( 'p[hidden]' ) ).toBeNull();
	} );

	it( 'shows the address if nothing loads', async () => {
		show.mockRejectedValue( new Error( '' ) );
		const { root } = start( 'google' );
		tellNear( [ { isIntersecting: true } ] );
		await vi.waitFor( () => expect( root ).toHaveClass( 'has-failed' ) );
		expect( root ).not.toHaveClass( 'has-map' );
	} );
} );

it( 'shows the address if the image of a static map fails', () => {
	const { root } = start( 'static' );
	expect( root ).toHaveClass( 'has-map' );
	root.querySelector( 'img' )!.dispatchEvent( new Event( 'error' ) );
	expect( root ).toHaveClass( 'has-failed' );
	expect( root ).not.toHaveClass( 'has-map' );
} );

it.each( [ 'static-without-key-link', 'static-consent-link' ] )(
	'%s: the destination is a link before and after the map loads',
	async ( name ) => {
		const { root, button } = start( name );
		const link = root.querySelector( '.pagewright-google-map__place > a' )!;
		expect( link ).toHaveAttribute( 'href', 'https://example.org/' );
		expect( linkOf( root )!.outerHTML ).toBe( link.outerHTML.replace( /(>)[^<]+/, '$1' ) );
		show.mockImplementation( async ( place: HTMLElement ) => {
			const map = place.appendChild( document.createElement( 'div' ) );
			map.append(
				Object.assign( linkOf( root )!, { className: 'pagewright-google-map__over' } )
			);
			return { destroy };
		} );
		button!.click();
		await vi.waitFor( () =>
			expect( root.querySelector( '.pagewright-google-map__over' ) ).toHaveFocus()
		);
	}
);

it( 'has no link without a destination', () => {
	expect( linkOf( start( 'static-consent' ).root ) ).toBeUndefined();
} );

it( 'removes the map on destroy(), also one that loads later, and may run twice', async () => {
	const { root, button } = start( 'minimal' );
	button!.click();
	engine.destroy();
	await vi.waitFor( () => expect( destroy ).toHaveBeenCalledTimes( 1 ) );
	engine.destroy();
	expect( root ).not.toHaveClass( 'has-map' );
	expect( root.querySelector( '.pagewright-google-map__map' ) ).toBeNull();
} );
