import { describe, expect, it, vi } from 'vitest';
import type { Json } from '../../schema/field-types';
import { judge } from './expression';

describe( 'a condition', () => {
	it.each< [ string, Json, boolean ] >( [
		[ 'val', true, true ],
		[ 'val', '', false ],
		[ '! val', '', true ],
		[ '! val', 12, false ],
		[ '!!val', 12, true ],
		[ 'isNaN( val )', 'https://example.org/a.jpg', true ],
		[ 'isNaN( val )', 12, false ],
		[ 'isNaN( val )', '', false ],
		[ '! isNaN( val )', '12', true ],
		[ 'true', null, true ],
		[ 'false', 1, false ],
		[ "val == 'a'", 'a', true ],
		[ 'val == "a"', 'b', false ],
		[ 'val != null', 'b', true ],
		[ 'val == null', null, true ],
		[ 'val == 3', '3', true ],
		[ 'val === 3', '3', false ],
		[ "val !== '3'", '3', false ],
		[ 'val > 9', '10', true ],
		[ 'val >= 10', 10, true ],
		[ 'val < -2', -3, true ],
		[ 'val <= 0.5', 0.6, false ],
		[ "val == 'a' || val == 'b'", 'b', true ],
		[ "val && val != 'off'", 'off', false ],
		[ "val == 'a' || val == 'b' && false", 'a', true ],
		[ "( val == 'a' || val == 'b' ) && false", 'a', false ],
		[ "! ( val == 'a' )", 'b', true ],
		[ "val == ''", '', true ],
	] )( '%s with %j is %s', ( text, val, expected ) => {
		expect( judge( text, val ) ).toBe( expected );
	} );

	it.each( [
		'alert( 1 )',
		'val.length',
		'val =',
		'val val',
		'',
		'( val',
		"val == 'a",
		'constructor',
		'__proto__',
		'val ? 1 : 2',
		'val + 1',
	] )( '"%s" is invalid: false, with one warning', ( text ) => {
		const warn = vi.spyOn( console, 'warn' ).mockImplementation( () => {} );
		expect( judge( text, true ) ).toBe( false );
		expect( judge( text, true ) ).toBe( false );
		expect( warn ).toHaveBeenCalledTimes( 1 );
	} );
} );
