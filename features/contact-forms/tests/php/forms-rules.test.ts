// Does not depend on the database.
import { beforeAll, describe, expect, it } from 'vitest';
import { questionsOf, RULE_NAMES } from '../support/rules';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-rules.php' );

const suites = RULE_NAMES.map( ( rule ) => ( { rule, questions: questionsOf( rule ) } ) );

/**
 * The case files, run with Validator::check(). The same files run in TypeScript in features/contact-forms/rules/.
 */
describe( 'cases of the rules in PHP', () => {
	let answers: Array< Array< string | null > > = [];
	beforeAll( async () => {
		answers = await call< typeof answers >( 'answers', suites );
	} );

	it( 'cover the registry', async () => {
		expect(
			await php( 'return Pagewright\\Features\\ContactForms\\Rules\\Rules::NAMES;' )
		).toEqual( RULE_NAMES.sort() );
	} );

	describe.each( suites.map( ( suite, at ) => ( { ...suite, at } ) ) )(
		'$rule',
		( { questions, at } ) => {
			it.each( questions.map( ( one, row ) => ( { ...one, row } ) ) )(
				'$name',
				( { expected, row } ) => {
					expect( answers[ at ]?.[ row ] ?? undefined ).toBe( expected );
				}
			);
		}
	);
} );

describe( 'a schema in PHP', () => {
	const check = ( rules: object[], values: object, order: string[] = [] ) =>
		call( 'check', rules, values, order );
	const RULES = [
		{ rule: 'email', field: 'mail', error: 'No address.' },
		{ rule: 'required', field: 'name', error: 'Name, please.' },
		{ rule: 'maxlength', field: 'mail', threshold: 2, error: 'Too long.' },
		{ rule: 'number', field: 'age' },
		{ rule: 'iban', field: 'mail', error: 'Nobody knows it.' },
	];

	it( 'returns the first message of each field in the order of the page, then of other fields', async () => {
		const found = await check( RULES, { mail: 'long', age: 'x' }, [ 'age', 'absent', 'name' ] );
		expect( Object.entries( found as object ) ).toEqual( [
			[ 'age', '' ],
			[ 'name', 'Name, please.' ],
			[ 'mail', 'No address.' ],
		] );
	} );

	it( 'accepts rules of add-ons, and lets them override ours', async () => {
		const answers = await call( 'answers_of_rules' );
		expect( answers ).toEqual( [ [ [], { x: 'E' }, [], [], { x: 'E' } ], [] ] );
	} );

	it( 'sends browsers the server’s lists', async () => {
		const completed = await call( 'completed' );
		expect( completed ).toEqual( [
			true,
			{
				rule: 'any',
				rules: [ { rule: 'file', accept: [ 'image/png', '.txt' ], extensions: [ 'png' ] } ],
			},
		] );
	} );

	it( 'validates long whitespace quickly', async () => {
		const blanks = `x${ ' \u3000'.repeat( 200_000 ) }`;
		const started = Date.now();
		expect(
			await check( [ { rule: 'maxlength', field: 'x', threshold: 2, error: 'E' } ], {
				x: `${ blanks }x`,
			} )
		).toEqual( { x: 'E' } );
		expect(
			await check( [ { rule: 'maxlength', field: 'x', threshold: 2, error: 'E' } ], {
				x: blanks,
			} )
		).toEqual( {} );
		expect( Date.now() - started ).toBeLessThan( 5_000 );
	} );

	it( 'accepts invalid UTF-8', async () => {
		expect( await call( 'clean_invalid_text' ) ).toEqual( [ 'a\ufffd<&b \ufffd', 4 ] );
	} );
} );
