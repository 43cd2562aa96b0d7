import { expect, it } from 'vitest';
import { checkState } from '../../tools/lint-php/state.mjs';
import { OLDEST, parseSource, walk } from '../../tools/lint-php/syntax.mjs';

/** Returns the number of variables that the check reports. */
function problemsIn( code: string, path = 'forms/A.php' ): number {
	const { ast, errors } = parseSource( `<?php\n${ code }\n`, OLDEST );
	expect( errors ).toEqual( [] );
	let found = 0;
	walk( ast, ( node: object ) => checkState( { node, path, report: () => found++ } ) );
	return found;
}

it.each( [
	'class A { private array $list = array(); public const B = 1; }',
	'function f() { $a = static fn () => static::b(); }',
	'class A { public static function of(): static { return new static(); } }',
] )( 'accepts %s', ( code ) => {
	expect( problemsIn( code ) ).toBe( 0 );
} );

it.each( [
	'class A { private static ?array $list = null; }',
	'class A { public static $list; }',
	'function f() { static $count = 0; }',
	'f( static function () { static $known = array(); } );',
] )( 'finds the state in %s', ( code ) => {
	expect( problemsIn( code ) ).toBe( 1 );
	expect( problemsIn( code, 'request/Memory.php' ) ).toBe( 0 );
	expect( problemsIn( code, 'autoload.php' ) ).toBe( 0 );
} );
