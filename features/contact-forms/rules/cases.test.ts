import { describe, expect, it } from 'vitest';
import { entriesOf, questionsOf, RULE_NAMES } from '../tests/support/rules';
import { createInput } from '../input';
import { check } from '../validate';
import { RULES } from './registry';

describe( 'the cases of the rules', () => {
	it( 'cover the registry', () => {
		expect( Object.keys( RULES ).sort() ).toEqual( RULE_NAMES.sort() );
	} );

	describe.each( RULE_NAMES )( '%s', ( rule ) => {
		it.each( questionsOf( rule ) )( '$name', ( question ) => {
			const found = check(
				{ rules: [ question.rule ] },
				createInput( entriesOf( question ) )
			);
			expect( found.get( 'x' ) ).toBe( question.expected );
		} );
	} );
} );
