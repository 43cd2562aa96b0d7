import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../mount';
import { createLottiePlayer } from './create-lottie-player';
import { readOptions, type LottiePlayerOptions } from './options';

/** Same HTML as the server: blocks/lottie-player/template.php. */
const HTML = `<div class="pagewright-lottie-player"><lottie-player class="sow-lottie-player" aria-hidden="true"></lottie-player>
	<button type="button" aria-label="Play the animation" data-play="Play the animation" data-pause="Pause the animation" hidden></button></div>`;

class Observer {
	static all: Observer[] = [];
	disconnect = vi.fn();
	observe = vi.fn();
	constructor(
		readonly tell: ( entries: Array< { isIntersecting: boolean } > ) => void,
		readonly options: { rootMargin?: string } = {}
	) {
		Observer.all.push( this );
	}
}
const see = ( isIntersecting: boolean, isNear = false ) =>
	Observer.all
		.find( ( { options } ) => !! options.rootMargin === isNear )!
		.tell( [ { isIntersecting } ] );

let engine: Engine;
let end = () => {};
const player = { play: vi.fn(), pause: vi.fn(), showStill: vi.fn(), destroy: vi.fn() };
const load = vi.fn();
const loadModule = vi.fn( async () => ( { load } ) );

async function start( options: Partial< LottiePlayerOptions > = {}, isNear = true ) {
	document.body.innerHTML = HTML;
	const root = document.querySelector< HTMLElement >( 'div' )!;
	const button = document.querySelector( 'button' )!;
	engine = createLottiePlayer( root, readOptions( { src: '/a.json', ...options } ), loadModule );
	if ( isNear ) {
		see( true, true );
		await vi.waitFor( () => expect( load ).toHaveBeenCalled() );
		await Promise.resolve();
	}
	return { root, button };
}

beforeEach( () => {
	Observer.all = [];
	vi.stubGlobal( 'IntersectionObserver', Observer );
	vi.clearAllMocks();
	load.mockImplementation( async ( _place, _options, onEnd ) => {
		end = onEnd;
		return player;
	} );
	loadModule.mockImplementation( async () => ( { load } ) );
} );
afterEach( () => {
	engine.destroy();
	document.body.innerHTML = '';
	vi.unstubAllGlobals();
} );

it( 'loads nothing before it is within 200 px of the viewport', async () => {
	await start( {}, false );
	see( false, true );
	expect( Observer.all[ 0 ]!.options.rootMargin ).toBe( '200px' );
	expect( loadModule ).not.toHaveBeenCalled();
} );

describe( 'playback', () => {
	it( 'begins in view, and stops out of view', async () => {
		const { root, button } = await start( { isAutoplay: true } );
		await vi.waitFor( () => expect( root ).toHaveClass( 'is-playing' ) );
		expect( player.play ).not.toHaveBeenCalled();
		see( true );
		expect( player.play ).toHaveBeenCalledTimes( 1 );
		expect( button ).toHaveAccessibleName( 'Pause the animation' );
		player.pause.mockClear();
		see( false );
		expect( player.pause ).toHaveBeenCalled();
	} );

	it( 'stops while the page is in the background', async () => {
		const { root } = await start( { isAutoplay: true } );
		await vi.waitFor( () => expect( root ).toHaveClass( 'is-playing' ) );
		see( true );
		player.pause.mockClear();
		vi.spyOn( document, 'hidden', 'get' ).mockReturnValue( true );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		expect( player.pause ).toHaveBeenCalled();
	} );

	it( 'starts and stops with the button, and stops at the end', async () => {
		const { root, button } = await start();
		await vi.waitFor( () => expect( button ).toBeVisible() );
		see( true );
		expect( player.play ).not.toHaveBeenCalled();
		button.click();
		expect( player.play ).toHaveBeenCalledTimes( 1 );
		end();
		expect( root ).not.toHaveClass( 'is-playing' );
		expect( button ).toHaveAccessibleName( 'Play the animation' );
	} );

	it( 'has a button without controls only if autoplay is off', async () => {
		const { root, button } = await start( { isAutoplay: true, hasControls: false } );
		await vi.waitFor( () => expect( root ).toHaveClass( 'is-playing' ) );
		expect( button ).not.toBeVisible();
		engine.destroy();
		Observer.all = [];
		const second = await start( { hasControls: false } );
		await vi.waitFor( () => expect( second.button ).toBeVisible() );
	} );

	it( 'shows a still image and a button with reduced motion', async () => {
		vi.spyOn( window, 'matchMedia' ).mockReturnValue( { matches: true } as MediaQueryList );
		const { root, button } = await start( { isAutoplay: true, hasControls: false } );
		await vi.waitFor( () => expect( player.showStill ).toHaveBeenCalled() );
		see( true );
		expect( root ).not.toHaveClass( 'is-playing' );
		expect( button ).toBeVisible();
	} );
} );

it( 'reports a broken file in the console, and keeps its space', async () => {
	const error = vi.spyOn( console, 'error' ).mockImplementation( () => {} );
	load.mockRejectedValue( new Error( 'broken' ) );
	const { button } = await start();
	await vi.waitFor( () => expect( error ).toHaveBeenCalledWith( new Error( 'broken' ) ) );
	expect( button ).not.toBeVisible();
} );

it( 'removes the animation on destroy(), also one that loads later', async () => {
	await start( {}, false );
	see( true, true );
	engine.destroy();
	await vi.waitFor( () => expect( player.destroy ).toHaveBeenCalledTimes( 1 ) );
	engine.destroy();
	expect( Observer.all.every( ( { disconnect } ) => disconnect.mock.calls.length > 0 ) ).toBe(
		true
	);
} );
