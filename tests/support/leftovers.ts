import { afterAll, beforeAll, expect } from 'vitest';
import { ownOptions } from './own-options';

let before: string[] = [];
beforeAll( async () => {
	before = await ownOptions();
} );

// All files share a site, and their order depends on their sizes: options that one leaves behind
// may fail another one later.
afterAll( async () => {
	const left = ( await ownOptions() ).filter( ( name ) => ! before.includes( name ) );
	expect( left, 'options that this file leaves behind' ).toEqual( [] );
} );
