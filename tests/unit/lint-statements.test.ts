import { expect, it } from 'vitest';
import { checkStatements } from '../../tools/lint-php/statements.mjs';
import { OLDEST, parseSource, walk } from '../../tools/lint-php/syntax.mjs';

/** Returns the number of statements that the check reports. */
function problemsIn( code: string ): number {
	const { ast, errors } = parseSource( `<?php\n${ code }\n`, OLDEST );
	expect( errors ).toEqual( [] );
	let found = 0;
	walk( ast, ( node: object ) => checkStatements( { node, report: () => found++ } ) );
	return found;
}

it.each( [
	'if ( $a && b() ) { c(); }',
	'$a = $b && c();',
	'return $a || b();',
	'$a ??= b();',
	'defined( "ABSPATH" ) || exit;',
	'foreach ( $a ? $b : $c as $d ) { e( $d ?? 1 ); }',
] )( 'accepts %s', ( code ) => {
	expect( problemsIn( code ) ).toBe( 0 );
} );

it.each( [
	'$a && b();',
	'null === $a || $b[] = 1;',
	'$a and b();',
	'$a ?? b();',
	'$a ? b() : c();',
	'foreach ( $a as $b ) { $b || c(); }',
] )( 'finds %s', ( code ) => {
	expect( problemsIn( code ) ).toBe( 1 );
} );
