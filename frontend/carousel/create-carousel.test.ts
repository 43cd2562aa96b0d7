import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Engine } from '../mount';
import { createCarousel } from './create-carousel';

let engine: Engine;
let margin: string | undefined;
let tellNear: ( isIntersecting: boolean ) => void = () => {};
const run = vi.fn();
const load = vi.fn( async () => ( { run } ) );

function start() {
	document.body.innerHTML = '<section class="sow-carousel-container"></section>';
	const root = document.querySelector( 'section' )!;
	engine = createCarousel( root, {}, load );
	return root;
}

beforeEach( () => {
	vi.useFakeTimers();
	vi.clearAllMocks();
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
			disconnect() {}
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

it( 'runs once, even if it is created twice', async () => {
	const root = start();
	expect( createCarousel( root, {}, load ) ).toBe( engine );
	tellNear( true );
	await vi.runAllTimersAsync();
	expect( run ).toHaveBeenCalledTimes( 1 );
	expect( run ).toHaveBeenCalledWith( root, expect.any( AbortSignal ) );
} );

it( 'does not run if it was destroyed while it loaded, and can start again', async () => {
	const root = start();
	tellNear( true );
	engine.destroy();
	await vi.runAllTimersAsync();
	expect( run ).not.toHaveBeenCalled();
	engine = createCarousel( root, {}, load );
	tellNear( true );
	await vi.runAllTimersAsync();
	expect( run ).toHaveBeenCalledTimes( 1 );
} );
