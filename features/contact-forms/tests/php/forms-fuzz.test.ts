// Does not depend on the database.
import { expect, it } from 'vitest';
import { createInput } from '../../input';
import type { Rule } from '../../rules/rule';
import { check } from '../../validate';
import { phpFile } from '../../../../tests/support/site';
import { entriesOf, type Question } from '../support/rules';
import { makeQuestion, random } from '../support/rule-fuzz';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-fuzz.php' );

const SEED = Number( process.env.FUZZ_SEED ?? 20261122 );
const ROUNDS = 20;
const QUESTIONS = 5_000;

type Answer = Record< string, string >;

/** Runs the rule in TypeScript, as on the page. */
const inTypeScript = ( sent: Question, rule: Rule ): Answer =>
	Object.fromEntries( check( { rules: [ rule ] }, createInput( entriesOf( sent ) ) ) );

const inPhp = ( questions: Question[] ) =>
	call< Array< { answer: Answer | []; rule: Rule } > >( 'in_php', questions );

it( `${ ROUNDS * QUESTIONS } generated inputs have the same result in both languages`, async () => {
	const draw = random( SEED );
	const seen = { accepted: 0, refused: 0 };
	const rules = new Map< string, Set< boolean > >();
	for ( let round = 0; round < ROUNDS; round++ ) {
		const questions = Array.from( { length: QUESTIONS }, () => makeQuestion( draw ) );
		const answers = await inPhp( questions );
		const different = questions.flatMap( ( question, at ) => {
			const ours = inTypeScript( question, answers[ at ]!.rule );
			const theirs = Object.assign( {}, answers[ at ]!.answer ) as Answer;
			const isRefused = 'x' in ours;
			seen[ isRefused ? 'refused' : 'accepted' ]++;
			rules.set(
				question.rule.rule,
				( rules.get( question.rule.rule ) ?? new Set() ).add( isRefused )
			);
			return JSON.stringify( ours ) === JSON.stringify( theirs )
				? []
				: [ { question, ours, theirs } ];
		} );
		expect(
			different.slice( 0, 5 ),
			`seed ${ SEED }, round ${ round }, ${ different.length } differ`
		).toEqual( [] );
	}
	// A generator whose input is always or never valid would prove nothing.
	expect( seen.accepted ).toBeGreaterThan( 20_000 );
	expect( seen.refused ).toBeGreaterThan( 20_000 );
	expect( [ ...rules ].filter( ( [ , verdicts ] ) => verdicts.size < 2 ) ).toEqual( [] );
	expect( rules.size ).toBe( 24 );
} );
