// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-quiz.php' );

/** Returns whether an answer is correct: created at time 1,000,000 for form 5 and field `a`. */
const passes = (
	given: { answer?: string; form?: number; field?: string; after?: number; right?: string },
	before = ''
) =>
	call< boolean >(
		'passes',
		given.right ?? 'Lima',
		given.answer ?? 'Lima',
		before,
		given.form ?? 5,
		given.field ?? 'a',
		given.after ?? 60
	);

const day = 86_400;

describe( 'an answer to a quiz', () => {
	it.each( [ 'Lima', ' lima ', 'L I M A', 'ＬＩＭＡ', 'li\u3000ma' ] )(
		'is correct as %s',
		async ( answer ) => {
			expect( await passes( { answer } ) ).toBe( true );
		}
	);

	it( 'is correct with and without entities', async () => {
		expect( await passes( { right: 'a &amp; b', answer: 'A&B' } ) ).toBe( true );
	} );

	it.each( [ 'Lim', 'Lima2', '', '0' ] )( 'is wrong as "%s"', async ( answer ) => {
		expect( await passes( { answer } ) ).toBe( false );
	} );

	it( 'is valid for its field and its form only', async () => {
		expect( await passes( { field: 'b' } ) ).toBe( false );
		expect( await passes( { form: 6 } ) ).toBe( false );
	} );

	it( 'is valid for seven days, or as long as a filter says', async () => {
		expect( await passes( { after: 7 * day } ) ).toBe( true );
		expect( await passes( { after: 7 * day + 1 } ) ).toBe( false );
		expect( await passes( { after: -3600 } ), 'from the future' ).toBe( false );
		const filter = ( seconds: number ) =>
			`add_filter( 'pagewright/forms/quiz-seconds', fn () => ${ seconds } );`;
		expect( await passes( { after: 8 * day }, filter( 9 * day ) ) ).toBe( true );
		expect( await passes( { after: 3600 }, filter( 1 ) ), 'at least an hour' ).toBe( true );
	} );

	it( 'is refused with a forged proof', async () => {
		const forged = await call< boolean[] >( 'forged' );
		expect( forged ).toEqual( Array( 7 ).fill( false ) );
	} );
} );

it( 'refill returns a new question with a matching proof', async () => {
	const [ refill, isRight ] =
		await call< [ { quiz: { a: [ string, string ] } }, boolean ] >( 'refill' );
	expect( refill.quiz.a[ 0 ] ).toMatch( /^(One|Two)\?$/ );
	expect( isRight ).toBe( true );
} );
