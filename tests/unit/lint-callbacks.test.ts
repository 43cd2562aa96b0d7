import { expect, it } from 'vitest';
import { checkCallbacks } from '../../tools/lint-php/callbacks.mjs';
import { OLDEST, parseSource, walk } from '../../tools/lint-php/syntax.mjs';

/** Returns the number of callbacks that the check reports. */
function problemsIn( code: string, path = 'forms/A.php' ): number {
	const { ast, errors } = parseSource( `<?php\n${ code }\n`, OLDEST );
	expect( errors ).toEqual( [] );
	let found = 0;
	walk( ast, ( node: object, up: object[] ) =>
		checkCallbacks( { node, up, path, report: () => found++ } )
	);
	return found;
}

const method = ( body: string ) => `class A { function f() { ${ body } } }`;

it.each( [
	"add_action( 'init', array( self::class, 'register' ) );",
	"add_filter( 'a', '__return_true' );",
	method( "add_filter( 'a', array( $this, 'b' ), 10, 2 );" ),
	method( "$b = array( B::class, 'c' ); add_filter( 'a', $b );" ),
	"class A { function f( ?array $b ) { add_filter( 'a', $b ); } }",
	method( "$b = static fn () => 1; add_filter( 'a', $b ); c(); remove_filter( 'a', $b );" ),
	method(
		"$b = fn () => 1; add_action( 'a', $b ); return static fn () => remove_action( 'a', $b );"
	),
] )( 'accepts the callback of %s', ( code ) => {
	expect( problemsIn( code ) ).toBe( 0 );
} );

it.each( [
	"add_action( 'init', static fn () => B::register() );",
	"add_filter( 'a', function ( $b ) { return $b; }, 10, 2 );",
	"\\add_filter( 'a', fn ( $b ) => $b );",
	"add_shortcode( 'a', static fn (): string => '' );",
	'register_activation_hook( __FILE__, static fn () => B::create() );',
	method( "add_action( 'a', $this->respond( ... ) );" ),
	method( "add_action( 'a', self::respond( ... ) );" ),
	method( "$b = static fn () => 1; add_filter( 'a', $b );" ),
	method( "$b = fn () => 1; add_filter( 'a', $b ); remove_filter( 'a', $c );" ),
	"class A { function f( $b ) { add_filter( 'a', $b ); } }",
	"class A { function f() { $b = fn () => 1; add_filter( 'a', $b ); } function g() { remove_filter( 'a', $b ); } }",
] )( 'finds the closure in %s', ( code ) => {
	expect( problemsIn( code ) ).toBe( 1 );
} );
