import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Engine } from '../mount';
import { createSlider } from './create-slider';

const HTML = `<section class="sow-slider-base" data-pagewright="slider"><ul class="sow-slider-images">
	<li class="sow-slider-image"></li><li class="sow-slider-image"></li></ul></section>`;

let engine: Engine;
let margin: string | undefined;
let tellNear: ( isIntersecting: boolean ) => void = () => {};
const disconnect = vi.fn();
const show = vi.fn();
const load = vi.fn( async () => ( { show } ) as never );

function start() {
	document.body.innerHTML = HTML;
	const root = document.querySelector( 'section' )!;
	engine = createSlider( root, { loop: 2 }, load );
	return root;
}

beforeEach( () => {
	vi.useFakeTimers();
	vi.clearAllMocks();
	load.mockImplementation( async () => ( { show } ) as never );
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(
				tell: ( entries: Array< { isIntersecting: boolean } > ) => void,
				options: { rootMargin?: string }
			) {
				tellNear = ( isIntersecting ) => tell( [ { isIntersecting } ] );
				margin = options.rootMargin;
			}
			observe() {}
			disconnect = disconnect;
		}
	);
} );
afterEach( () => {
	engine.destroy();
	vi.runAllTimers();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	document.body.innerHTML = '';
} );

it( 'loads nothing before it is within 200 px of the viewport', () => {
	start();
	tellNear( false );
	expect( margin ).toBe( '200px' );
	expect( load ).not.toHaveBeenCalled();
} );

it( 'shows the slides after loading, in a separate task', async () => {
	const root = start();
	tellNear( true );
	expect( disconnect ).toHaveBeenCalled();
	await Promise.resolve();
	expect( show ).not.toHaveBeenCalled();
	await vi.runAllTimersAsync();
	expect( show ).toHaveBeenCalledTimes( 1 );
	expect( show ).toHaveBeenCalledWith( root, { loop: 2 }, expect.any( AbortSignal ) );
} );

it( 'starts once, even if it is created twice', async () => {
	const root = start();
	expect( createSlider( root, {}, load ) ).toBe( engine );
	tellNear( true );
	await vi.runAllTimersAsync();
	expect( load ).toHaveBeenCalledTimes( 1 );
	expect( show ).toHaveBeenCalledTimes( 1 );
} );

it( 'ends what it started, and aborts late loads', async () => {
	start();
	tellNear( true );
	engine.destroy();
	engine.destroy();
	await vi.runAllTimersAsync();
	for ( const [ , , signal ] of show.mock.calls ) {
		expect( ( signal as AbortSignal ).aborted ).toBe( true );
	}
	expect( show ).toHaveBeenCalledTimes( 1 );
} );
