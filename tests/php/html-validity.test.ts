// Does not depend on the database.
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFixtures, renderFixtures } from '../../scripts/render-fixtures.mjs';
import { htmlProblems } from '../support/html';
import { php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/html-validity.php' );

/** A widget with its own breakpoints prints media rules, which HTML allows only in the head. */
const OWN_RULES = 'masonry/own-break-points';
/** An editor could not save this data; the hostile test covers how browsers handle it. */
const ODD = /(hostile|wrong-types|old-|broken)[\w-]*$/;
interface Fixture {
	widget: string;
	file: string;
}

const nameOf = ( { widget, file }: Fixture ) => `${ widget }/${ basename( file ) }`;
const fixtures = ( listFixtures() as Fixture[] ).filter(
	( fixture ) => ! ODD.test( nameOf( fixture ) ) && nameOf( fixture ) !== OWN_RULES
);

describe( 'the HTML of widgets is valid', () => {
	it( 'in the fixtures', async () => {
		expect( fixtures.length ).toBeGreaterThan( 100 );
		const rendered = await renderFixtures(
			( code: string ) => php< string >( `ob_start(); ${ code } return ob_get_clean();` ),
			fixtures
		);
		const problems: string[] = [];
		for ( const [ index, fixture ] of fixtures.entries() ) {
			// A layout also prints media rules.
			const html = rendered[ index ].replace( /<style>#pl-.*?<\/style>/gs, '' );
			const found = await htmlProblems( html );
			problems.push( ...found.map( ( problem ) => `${ nameOf( fixture ) }: ${ problem }` ) );
		}
		expect( problems ).toEqual( [] );
	}, 120_000 );

	it( 'on a page that contains all of them, with unique ids', async () => {
		const widgets = await call< string[] >( 'widgets' );
		expect( widgets.length ).toBeGreaterThan( 21 );
		expect( await htmlProblems( widgets.join( '\n' ) ) ).toEqual( [] );
	} );
} );
