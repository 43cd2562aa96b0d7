import { describe, expect, it } from 'vitest';
import { testFieldCases } from '../../tests/support/cases';
import cases from './cases.json';
import { locationField } from './field';
import { isUnreadable, shownText } from './place';

describe( 'a saved place', () => testFieldCases( 'location', locationField, cases ) );

it.each( [
	[ { name: 'Eiffel Tower', address: '5 Avenue, Paris' }, 'Eiffel Tower, 5 Avenue, Paris' ],
	[ { name: 'Paris', address: 'Paris, France' }, 'Paris, France' ],
	[ { name: 'paris', address: 'Paris' }, 'Paris' ],
	[ { name: 'New ' }, 'New ' ],
	[ { address: 'Main Street 1' }, 'Main Street 1' ],
	[ { location: '(1, 2)' }, '(1, 2)' ],
	[ '{"name":"Home"}', 'Home' ],
	[ '{"name":', '{"name":' ],
	[ ' Main Street', ' Main Street' ],
	[ [ 'Paris' ], '' ],
	[ null, '' ],
] )( '%j is shown as %j', ( value, text ) => expect( shownText( value ) ).toBe( text ) );

it.each( [
	[ [ 'Paris' ], true ],
	[ 12, true ],
	[ { foreign: 1 }, true ],
	[ { name: '' }, false ],
	[ '', false ],
	[ undefined, false ],
	[ [], false ],
	[ 'Paris', false ],
] )( '%j is invalid: %j', ( value, expected ) => expect( isUnreadable( value ) ).toBe( expected ) );
