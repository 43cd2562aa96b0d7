import { describe, expect, it } from 'vitest';
import { checkSql } from '../../tools/lint-php/sql.mjs';
import { OLDEST, parseSource, walk } from '../../tools/lint-php/syntax.mjs';

/** Returns the lines that the check reports in the body of a method of the class `Tables`. */
function problemsIn( body: string, more = '' ): number[] {
	const source = `<?php\nclass Tables {\nprivate static function run_it( int $id, string $text, array $list ): void {\n${ body }\n}\n${ more }\n}`;
	const { ast } = parseSource( source, OLDEST );
	const lines = source.split( '\n' );
	const found: number[] = [];
	const report = ( node: { loc: { start: { line: number } } } ) =>
		found.push( node.loc.start.line - 3 );
	walk( ast, ( node: object, up: object[] ) =>
		checkSql( { node, up, ast, path: 'x.php', lines, report } )
	);
	return found;
}

describe( 'the check of SQL', () => {
	it.each( [
		'$wpdb->query( "DELETE FROM $wpdb->posts WHERE ID = $id" );',
		'$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->posts WHERE post_name = %s", $text ) );',
		'$wpdb->get_col( "SELECT ID FROM " . Tables::name( "hours" ) . " WHERE 1 = 1" );',
		'$places = implode( ",", array_fill( 0, count( $list ), "%s" ) ); $wpdb->get_row( $wpdb->prepare( "SELECT ID IN ( $places )", ...$list ) );',
		'$ids = implode( ",", array_map( "intval", $list ) ); Database::rows( "SELECT $ids" );',
		'$sql = "SELECT 1"; $sql .= $id > 1 ? " FROM $wpdb->posts" : ""; $wpdb->get_var( $sql );',
		'$wpdb->query( $text ); // phpcs:ignore WordPress.DB.PreparedSQL -- a reason.',
		'foreach ( array_keys( self::COLUMNS ) as $table ) { $wpdb->query( "DROP TABLE " . self::name( $table ) ); }',
		'$ours->query( $text );',
	] )( 'accepts %s', ( body ) => {
		expect( problemsIn( body ) ).toEqual( [] );
	} );

	it.each( [
		'$wpdb->query( $text );',
		'$wpdb->query( "DELETE FROM $wpdb->posts WHERE post_name = \'$text\'" );',
		'$wpdb->get_results( $wpdb->prepare( "SELECT %s WHERE $text", $id ) );',
		'Database::rows( "SELECT " . implode( ",", $list ) );',
		'$sql = "SELECT 1"; $sql .= $text; $wpdb->get_var( $sql );',
		'$wpdb->get_col( $_GET["sql"] );',
		'foreach ( $list as $one ) { $wpdb->query( "DELETE $one" ); }',
		'$wpdb->query( sprintf( "DELETE %s", $text ) );',
		'$wpdb->query( $text ); // phpcs:ignore WordPress.DB -- not this sniff.',
		'$wpdb->query( self::made( $text ) );',
	] )( 'refuses %s', ( body ) => {
		expect(
			problemsIn( body, 'private static function made( $text ) { return "SELECT $text"; }' )
		).toEqual( [ 1 ] );
	} );

	it( 'follows a private method to its callers', () => {
		const helper =
			'private static function rows( string $sql ) { $wpdb->get_results( $sql ); }';
		expect( problemsIn( 'self::rows( "SELECT 1" );', helper ) ).toEqual( [] );
		expect( problemsIn( 'self::rows( $text );', helper ) ).toEqual( [ 3 ] );
		expect(
			problemsIn( 'self::rows( "SELECT 1" );', helper.replace( 'private', 'public' ) )
		).toEqual( [ 3 ] );
	} );
} );
