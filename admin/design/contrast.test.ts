import { expect, it } from 'vitest';
import { contrast } from './contrast';

it( 'returns the contrast ratio of WCAG', () => {
	expect( contrast( '#000', '#ffffff' ) ).toBeCloseTo( 21, 5 );
	expect( contrast( '#777777', '#fff' ) ).toBeCloseTo( 4.48, 2 );
	expect( contrast( '#abc', '#abc' ) ).toBe( 1 );
} );

it( 'returns nothing for other notations', () => {
	expect( contrast( 'rgb(0 0 0)', '#fff' ) ).toBeNull();
	expect( contrast( '', '#fff' ) ).toBeNull();
} );
