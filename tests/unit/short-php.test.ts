// @vitest-environment node
import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { shortPhp } from '../../tools/eslint/short-php.mjs';

const problemsIn = ( code: string ) =>
	new Linter().verify( code, {
		plugins: { tests: { rules: { 'short-php': shortPhp } } },
		rules: { 'tests/short-php': 'error' },
	} as Linter.Config ).length;

it.each( [
	"php( `return get_option( 'blogname' );` );",
	'php( `wp_delete_post( ${ id }, true );` );',
	`other( '${ 'long '.repeat( 40 ) }' );`,
] )( 'accepts %s', ( code ) => {
	expect( problemsIn( code ) ).toBe( 0 );
} );

it.each( [
	`php( '${ 'long '.repeat( 40 ) }' );`,
	'php( `\n\treturn 1;\n` );',
	`php( \`return \${ id } + ${ '1 + '.repeat( 40 ) } 1;\` );`,
] )( 'finds %s', ( code ) => {
	expect( problemsIn( code ) ).toBe( 1 );
} );
