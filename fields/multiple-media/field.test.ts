import { describe, expect, it } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { readEntries, storeEntries } from './entries';
import { multipleMediaField } from './field';

describe( 'a saved list of files', () =>
	testFieldCases( 'multiple_media', multipleMediaField, cases ) );

it( 'is stored as numbers, and invalid values do not change', () => {
	expect( storeEntries( readEntries( '3, x,1' ) ) ).toEqual( [ 3, 'x', 1 ] );
	expect( storeEntries( readEntries( [ '3', { id: 5 } ] ) ) ).toEqual( [ 3, { id: 5 } ] );
} );
