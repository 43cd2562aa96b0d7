import { beforeAll, describe, expect, it } from 'vitest';
import { questionsOf, RULE_NAMES } from '../support/rules';
import { php, phpValue } from '../support/site';

const suites = RULE_NAMES.map( ( rule ) => ( { rule, questions: questionsOf( rule ) } ) );

/**
 * The case files, run with Validator::check(). The same files run in TypeScript in forms/rules/.
 */
describe( 'cases of the rules in PHP', () => {
	let answers: Array< Array< string | null > > = [];
	beforeAll( async () => {
		answers = await php< typeof answers >( `
			$answer = static fn ( array $one ): ?string => Pagewright\\Forms\\Validator::check( array( 'rules' => array( $one['rule'] ) ), new Pagewright\\Forms\\Input( $one['values'], $one['files'] ) )['x'] ?? null;
			return array_map( static fn ( $suite ) => array_map( $answer, $suite['questions'] ), ${ phpValue( suites ) } );
		` );
	} );

	it( 'are those of the registry', async () => {
		expect( await php( 'return Pagewright\\Forms\\Rules\\Rules::NAMES;' ) ).toEqual(
			RULE_NAMES.sort()
		);
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
		php(
			`return (object) Pagewright\\Forms\\Validator::check( array( 'rules' => ${ phpValue( rules ) } ), new Pagewright\\Forms\\Input( ${ phpValue( values ) } ), ${ phpValue( order ) } );`
		);
	const RULES = [
		{ rule: 'email', field: 'mail', error: 'No address.' },
		{ rule: 'required', field: 'name', error: 'Name, please.' },
		{ rule: 'maxlength', field: 'mail', threshold: 2, error: 'Too long.' },
		{ rule: 'number', field: 'age' },
		{ rule: 'iban', field: 'mail', error: 'Nobody knows it.' },
	];

	it( 'gives each field its first message, in the order of the page, and of others after it', async () => {
		const found = await check( RULES, { mail: 'long', age: 'x' }, [ 'age', 'absent', 'name' ] );
		expect( Object.entries( found as object ) ).toEqual( [
			[ 'age', '' ],
			[ 'name', 'Name, please.' ],
			[ 'mail', 'No address.' ],
		] );
	} );

	it( 'takes rules of add-ons, and lets them overrule', async () => {
		const answers = await php( `
			$class = get_class( new class() implements Pagewright\\Forms\\Rules\\Rule {
				public function accepts( array $rule, Pagewright\\Forms\\Input $input ): bool { return array( 'DE02' ) === $input->values( $rule['field'] ); }
			} );
			$add   = static fn ( array $rules ): array => $rules + array( 'iban' => $class, 'no-class' => 'phpinfo' );
			$over  = static fn ( bool $is, array $rule, Pagewright\\Forms\\Input $input ): bool => $is || 'email' === $rule['rule'] && array( 'boss' ) === $input->values( $rule['field'] );
			add_filter( 'pagewright/forms/available-rules', $add );
			add_filter( 'pagewright/forms/accepts', $over, 10, 3 );
			$check   = static fn ( string $rule, string $value ): array => Pagewright\\Forms\\Validator::check( array( 'rules' => array( array( 'rule' => $rule, 'field' => 'x', 'error' => 'E' ) ) ), new Pagewright\\Forms\\Input( array( 'x' => $value ) ) );
			$answers = array( $check( 'iban', 'DE02' ), $check( 'iban', 'DE03' ), $check( 'no-class', 'a' ), $check( 'email', 'boss' ), $check( 'email', 'clerk' ) );
			remove_filter( 'pagewright/forms/available-rules', $add );
			remove_filter( 'pagewright/forms/accepts', $over );
			return array( $answers, $check( 'iban', 'DE03' ) );
		` );
		expect( answers ).toEqual( [ [ [], { x: 'E' }, [], [], { x: 'E' } ], [] ] );
	} );

	it( 'tells browsers what they cannot know', async () => {
		const completed = await php( `
			$complete = static fn ( array $rule ): array => Pagewright\\Forms\\Rules\\Rules::complete( $rule );
			$plain    = array( 'rule' => 'url', 'field' => 'x' );
			$own      = static fn ( array $schemes ): array => array( ...$schemes, 'myapp' );
			$answers  = array( $complete( $plain ) === $plain, $complete( array( 'rule' => 'any', 'rules' => array( array( 'rule' => 'file', 'accept' => array( 'image/png', '.txt' ) ) ) ) ) );
			return $answers;
		` );
		expect( completed ).toEqual( [
			true,
			{
				rule: 'any',
				rules: [ { rule: 'file', accept: [ 'image/png', '.txt' ], extensions: [ 'png' ] } ],
			},
		] );
	} );

	it( 'judges much white space in no time', async () => {
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

	it( 'reads what is no UTF-8', async () => {
		expect(
			await php(
				`return array( Pagewright\\Forms\\Input::clean( " a\\xff<&b \\xc2" ), Pagewright\\Forms\\Input::length( "a\u{1F600}é" ) );`
			)
		).toEqual( [ 'a\ufffd<&b \ufffd', 4 ] );
	} );
} );
