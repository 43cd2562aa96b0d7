import { expect, it } from 'vitest';
import { stateFor } from './context-of';
import type { BrowserOptions } from './core';

const model = { id: 'library', get: () => false };

it.each( [
	[ 'no order if its caller forbids that', false, true ],
	[ 'the order of the files of a post by default', undefined, false ],
] )( 'a library of WordPress’s dialog can change %s', ( _what, sortable, hasFixedOrder ) => {
	const options = { model, sortable } as unknown as BrowserOptions;
	expect( stateFor( options ) ).toMatchObject( { hasFixedOrder } );
} );
