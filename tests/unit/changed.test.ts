// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { affectedBy } from '../../tools/changed.mjs';
import { features } from '../support/units';

it( 'a change of a widget runs the tests of this widget', () => {
	const { widgets, php, browser } = affectedBy( [
		'blocks/tabs/template.php',
		'blocks/tabs/style.css',
	] );
	expect( widgets ).toEqual( [ 'tabs' ] );
	expect( browser ).toContain( 'tabs' );
	expect( php ).not.toContain( 'fixtures' );
	expect( php.length + browser.length ).toBeLessThan( 15 );
} );

it( 'a change of a widget that serves as an example runs the tests that use it more than once', () => {
	const { browser } = affectedBy( [ 'blocks/accordion/template.php' ] );
	expect( browser ).toContain( 'public' );
	expect( browser ).not.toContain( 'screens' );
} );

it( 'a change of a widget that is named like a role does not run every test with that role', () => {
	const { browser } = affectedBy( [ 'blocks/button/template.php' ] );
	expect( browser ).toContain( 'block' );
	expect( browser.length ).toBeLessThan( 20 );
} );

it( 'a change of a layer runs the tests of the layers that use it', () => {
	const layouts = affectedBy( [ 'page-builder/Excerpt.php' ] ).php;
	expect( layouts ).toContain( 'page-builder' );
	expect( layouts ).not.toBe( 'all' );
} );

it( 'a change of a layer that most others use runs all PHP tests', () => {
	expect( affectedBy( [ 'output/Json.php' ] ).php ).toBe( 'all' );
	expect( affectedBy( [ 'plugin.php' ] ).php ).toBe( 'all' );
} );

it( 'a change of a public module runs the browser tests named after it', () => {
	const { browser, modules } = affectedBy( [ 'frontend/tabs/create-tabs.ts' ] );
	expect( browser ).toContain( 'tabs' );
	expect( modules ).toEqual( [ 'frontend/tabs/create-tabs.ts' ] );
} );

it.each( features )( 'a change in %s runs its own tests', ( feature ) => {
	const named = ( kind: string ) =>
		existsSync( `${ feature }/tests/${ kind }` )
			? readdirSync( `${ feature }/tests/${ kind }` )
					.filter( ( name ) => name.endsWith( '.ts' ) )
					.map( ( name ) => name.replace( /\.\w+\.ts$/, '' ) )
			: [];
	const { php, browser, widgets } = affectedBy( [ `${ feature }/Hooks.php` ] );
	expect( php ).toEqual( named( 'php' ).sort() );
	expect( browser ).toEqual( named( 'e2e' ).sort() );
	expect( widgets ).toEqual( [] );
	expect( affectedBy( [ `${ feature }/public/page.ts` ] ) ).toMatchObject( { php: [], browser } );
} );

it( 'a change of a test runs it, and a change of a support file runs the tests that import it', () => {
	expect( affectedBy( [ 'tests/php/kses.test.ts', 'tests/e2e/tabs.spec.ts' ] ) ).toMatchObject( {
		php: [ 'kses' ],
		browser: [ 'tabs' ],
	} );
	expect( affectedBy( [ 'tests/support/post-lists.ts' ] ) ).toMatchObject( {
		php: expect.arrayContaining( [ 'alternative-texts' ] ),
	} );
} );

it( 'a change of the documentation runs no PHP and no browser tests', () => {
	expect( affectedBy( [ 'docs/style.md' ] ) ).toEqual( {
		modules: [],
		widgets: [],
		php: [],
		browser: [],
	} );
} );
