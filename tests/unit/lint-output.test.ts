import { describe, expect, it } from 'vitest';
import { MARKED, needless } from '../../tools/lint-php/marks.mjs';
import { checkOutput } from '../../tools/lint-php/output.mjs';
import { OLDEST, parseSource, walk } from '../../tools/lint-php/syntax.mjs';

/** Returns the number of places in a template that the check reports. */
function problemsIn( template: string ): number {
	const { ast, errors } = parseSource( `<?php\n${ template }\n`, OLDEST );
	expect( errors ).toEqual( [] );
	let found = 0;
	walk( ast, ( node: object, up: object[] ) =>
		checkOutput( { node, up, ast, report: () => found++ } )
	);
	return found;
}

describe( 'the check of output', () => {
	it.each( [
		'echo esc_html( $view["text"] ), (int) $view["number"], "<p>";',
		'echo $context->title( $view["title"] ), Safe::html( $view["text"] );',
		'$tag = tag_escape( $view["tag"] ); echo "<$tag>", \'\' !== $view["x"] ? $tag : "";',
		'$link = "<a href=\\"" . esc_url( $view["href"] ) . "\\""; $link .= ">"; echo $link;',
		'foreach ( $view["items"] as $item ) { $open = sprintf( "<a %s", esc_attr( $item ) ); echo $open; }',
		'if ( $view["a"] ) { $name = esc_html( $view["a"] ); } else { $name = "b"; } printf( "<b>%s</b>", $name );',
		'$hidden = static fn ( string $text ): string => "<i>" . esc_html( $text ) . "</i>"; echo $hidden( $view["text"] );',
		'$tag = "b"; $open = fn ( $text ) => "<$tag>" . esc_html( $text ); echo $open( $view["text"] );',
		'class A { private const STYLE = "p{}"; public function b() { echo self::STYLE; } }',
		'echo match ( $view["kind"] ) { 1 => "a", default => esc_html( $view["kind"] ) };',
	] )( 'accepts %s', ( template ) => {
		expect( problemsIn( template ) ).toBe( 0 );
	} );

	it.each( [
		'echo $view["text"];',
		'echo $text;',
		'$text = esc_html( $view["a"] ); $text = $view["b"]; echo $text;',
		'$text = "<p>"; $text .= $view["text"]; echo $text;',
		'$text = "x"; foreach ( $view["items"] as $text ) { echo $text; }',
		'$text = "x"; foreach ( $view["items"] as $text => $one ) { echo $text; }',
		'$text = "x"; [ $text ] = $view["items"]; echo $text;',
		'$text = "x"; [ "a" => $text ] = $view["items"]; echo $text;',
		'$text = "x"; $text["a"] = $view["a"]; echo $text;',
		'$text = "x"; $text ??= $view["a"]; echo $text;',
		'$text = "x"; $other = &$text; $other = $view["a"]; echo $text;',
		'$text = "x"; $set = function () use ( &$text ) { $text = $_GET["a"]; }; echo $text;',
		'$text = "x"; preg_match( "/x/", $view["a"], $text ); echo $text;',
		'$text = "x"; extract( $view ); echo $text;',
		'function a( $text ) { $text = $text ?: "x"; echo $text; }',
		'function a() { global $text; $text = $text ?: "x"; echo $text; }',
		'function a() { static $text = "x"; $text = "y"; echo $text; }',
		'$text = "x"; function a() { echo $text; }',
		'$open = static fn ( string $text ): string => "<i>$text</i>"; echo $open( $view["text"] );',
		'$open = function ( $text ) { return esc_html( $text ); }; echo $open( $view["text"] );',
		'$open = esc_html( "x" ); echo $open( $view["text"] );',
		'echo self::$style, Style::TEXT;',
		'echo match ( $view["kind"] ) { 1 => "a", default => $view["kind"] };',
	] )( 'refuses %s', ( template ) => {
		expect( problemsIn( template ) ).toBe( 1 );
	} );
} );

describe( 'an unnecessary phpcs:ignore', () => {
	const OUTPUT = 'WordPress.Security.EscapeOutput';
	const SQL = 'WordPress.DB.PreparedSQL';
	const found = ( line: string, needed: Record< string, number[] > = {} ) =>
		needless( [ '<?php', line ], {
			...Object.fromEntries( MARKED.map( ( sniff: string ) => [ sniff, [] ] ) ),
			...needed,
		} ).map( ( { sniff }: { sniff: string } ) => sniff );
	const mark = ( sniff: string ) => `echo $a; // phpcs:ignore ${ sniff } -- escaped.`;

	it( 'is found by its sniff or a part of it', () => {
		expect( found( mark( OUTPUT ) ) ).toEqual( [ OUTPUT ] );
		expect( found( mark( `WordPress.DB, ${ SQL }.NotPrepared` ) ) ).toEqual( [ SQL ] );
		expect( found( mark( OUTPUT ), { [ OUTPUT ]: [ 2 ] } ) ).toEqual( [] );
		expect( found( mark( OUTPUT ), { [ OUTPUT ]: [ 1, 3 ] } ) ).toEqual( [ OUTPUT ] );
	} );

	it( 'is found beside a necessary one', () => {
		const line = `${ mark( OUTPUT ) } ?><?php ${ mark( OUTPUT ) }`;
		expect( found( line, { [ OUTPUT ]: [ 2 ] } ) ).toEqual( [ OUTPUT ] );
		expect( found( line, { [ OUTPUT ]: [ 2, 2 ] } ) ).toEqual( [] );
	} );

	it( 'is not reported for sniffs without a check of ours', () => {
		expect( found( mark( 'WordPress.DB' ) ) ).toEqual( [] );
		expect( found( mark( 'WordPress.DB.PreparedSQLPlaceholders' ) ) ).toEqual( [] );
	} );
} );
