import { expect, it, vi } from 'vitest';
import { once } from './once';

it( 'starts one engine on an element, and another after it has ended', () => {
	const root = document.createElement( 'div' );
	const start = vi.fn();
	const engine = once( root, start );
	expect( once( root, start ) ).toBe( engine );
	expect( start ).toHaveBeenCalledTimes( 1 );
	engine.destroy();
	engine.destroy();
	expect( ( start.mock.calls[ 0 ]![ 0 ] as AbortSignal ).aborted ).toBe( true );
	expect( once( root, start ) ).not.toBe( engine );
	expect( start ).toHaveBeenCalledTimes( 2 );
} );
