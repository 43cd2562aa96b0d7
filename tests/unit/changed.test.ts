// @vitest-environment node
import { expect, it } from 'vitest';
import { affectedBy } from '../../tools/changed.mjs';

it( 'of a widget runs its part of the tests of every widget, and what is about it', () => {
	const { widgets, php, browser } = affectedBy( [
		'blocks/tabs/template.php',
		'blocks/tabs/style.css',
	] );
	expect( widgets ).toEqual( [ 'tabs' ] );
	expect( browser ).toContain( 'tabs' );
	expect( php ).not.toContain( 'fixtures' );
	expect( php.length + browser.length ).toBeLessThan( 15 );
} );

it( 'of a widget that many tests take as an example runs those that use it more than once', () => {
	const { browser } = affectedBy( [ 'blocks/accordion/template.php' ] );
	expect( browser ).toContain( 'public' );
	expect( browser ).not.toContain( 'screens' );
} );

it( 'of a layer that few others use runs the tests that name one of them', () => {
	const { php } = affectedBy( [ 'popular/Finder.php' ] );
	expect( php ).toContain( 'popular-query' );
	expect( php ).not.toBe( 'all' );
} );

it( 'of a layer that most others use runs every test of PHP', () => {
	expect( affectedBy( [ 'output/Json.php' ] ).php ).toBe( 'all' );
	expect( affectedBy( [ 'plugin.php' ] ).php ).toBe( 'all' );
} );

it( 'of a feature or a public module runs the browser tests that begin with its name', () => {
	const { browser, modules } = affectedBy( [ 'frontend/lightbox/page.ts' ] );
	expect( browser ).toContain( 'lightbox-frames' );
	expect( modules ).toEqual( [ 'frontend/lightbox/page.ts' ] );
	expect( affectedBy( [ 'features/faq/Entries.php' ] ).browser ).toContain( 'faq-editor' );
} );

it( 'of a test runs that test, and of its support those that import it', () => {
	expect( affectedBy( [ 'tests/php/kses.test.ts', 'tests/e2e/faq.spec.ts' ] ) ).toMatchObject( {
		php: [ 'kses' ],
		browser: [ 'faq' ],
	} );
	expect( affectedBy( [ 'tests/support/faq.ts' ] ) ).toMatchObject( {
		browser: expect.arrayContaining( [ 'faq-looks' ] ),
	} );
} );

it( 'of documents runs no test of PHP and none in the browser', () => {
	expect( affectedBy( [ 'docs/views.md' ] ) ).toEqual( {
		modules: [],
		widgets: [],
		php: [],
		browser: [],
	} );
} );
