import { expect, it } from 'vitest';
import { checkReserved } from '../../tools/lint-php/reserved.mjs';
import { OLDEST, parseSource, walk } from '../../tools/lint-php/syntax.mjs';

function problemsIn( code: string ): string[] {
	const found: string[] = [];
	const report = ( _node: object, message: string ) => found.push( message );
	walk( parseSource( `<?php ${ code };`, OLDEST ).ast, ( node: object ) =>
		checkReserved( { node, report } )
	);
	return found;
}

it.each( [
	'$a = "SELECT block AS part, COUNT(*) AS total FROM $b"',
	'$a = "Use it as of today"',
	'$a = "SELECT 1 AS offset_of"',
] )( 'SQL may have other names: %s', ( code ) => {
	expect( problemsIn( code ) ).toEqual( [] );
} );

it.each( [
	[ '$a = "SELECT block DIV $size AS of, MAX(bits) AS date FROM "', 'of' ],
	[ "$a = 'SELECT COUNT(*) AS rows FROM a'", 'rows' ],
	[ '$a = "SELECT 1 AS Rank"', 'Rank' ],
] )( 'SQL may not name a column with a word of MySQL: %s', ( code, name ) => {
	expect( problemsIn( code ) ).toEqual( [ `MySQL reserves “${ name }”: choose another name` ] );
} );
