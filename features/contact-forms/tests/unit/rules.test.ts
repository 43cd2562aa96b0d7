// @vitest-environment node
import { readFileSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findGaps } from '../../../../tools/complete.mjs';
import { scaffold } from '../../../../scripts/scaffold.mjs';
import { copied } from '../../../../tests/support/copied';

const RULES = 'features/contact-forms/rules';
const { root, restore, change } = copied( [ RULES ] );
const read = ( path: string ) => readFileSync( `${ root }/${ path }`, 'utf8' );

describe( 'an incomplete rule is reported', () => {
	it.each( [
		[ `${ RULES }/email/Rule.php`, `${ RULES }/email: no Rule.php` ],
		[ `${ RULES }/email/rule.ts`, `${ RULES }/email: no rule.ts` ],
		[ `${ RULES }/email/cases.json`, `${ RULES }/email: no cases.json` ],
	] )( 'without %s', ( path, gap ) => {
		restore( path );
		rmSync( `${ root }/${ path }` );
		expect( findGaps( root ) ).toContain( gap );
	} );

	it.each( [
		[
			'when PHP does not list it',
			`${ RULES }/Rules.php`,
			/'email',\n/,
			`${ RULES }/email: not in ${ RULES }/Rules.php`,
		],
		[
			'when TypeScript does not list it',
			`${ RULES }/registry.ts`,
			/^import .*email.*\n/m,
			`${ RULES }/email: not in ${ RULES }/registry.ts`,
		],
		[
			'when its cases refuse nothing',
			`${ RULES }/requiredfile/cases.json`,
			/(?<=")refuses(?=")/,
			`${ RULES }/requiredfile/cases.json: needs what is accepted and what is refused`,
		],
	] )( '%s', ( _name, path, from, gap ) => {
		change( path, from, '' );
		expect( findGaps( root ) ).toContain( gap );
	} );
} );

it( 'a new rule is in the lists of both languages, and invalid names are refused', () => {
	const { unit, changed } = scaffold( 'rule', 'contains', { root } );
	restore( unit, ...changed );
	expect( read( `${ RULES }/Rules.php` ) ).toContain( "\t\t'contains',\n" );
	expect( read( `${ RULES }/registry.ts` ) ).toContain( '\tcontains,\n' );
	expect( read( `${ unit }/Rule.php` ) ).toContain(
		'namespace Pagewright\\Features\\ContactForms\\Rules\\Contains;'
	);
	expect( () => scaffold( 'rule', 'opening-hours', { root } ) ).toThrow(
		'not a valid name for a rule'
	);
} );
