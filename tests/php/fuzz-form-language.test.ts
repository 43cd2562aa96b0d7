import { describe, expect, it } from 'vitest';
import { FUZZ_SEED, fuzz } from '../support/fuzz';
import { random, TEXTS } from '../support/hostile';
import { errorLog } from '../support/site';

const INPUTS = 10_000;
/** Many times what it takes, in ms. */
const PATIENCE = 400_000;

/** Types of tags, those that close and those that nobody knows. */
const TYPES =
	'text text* email email* url tel number range date textarea textarea* select select* checkbox checkbox* radio acceptance quiz file file* hidden submit response count reflection captchac captchar turnstile nobody __proto__'.split(
		' '
	);
/** Options, right and wrong. */
const OPTIONS = [
	'id:x',
	'class:a',
	'class:"><script>alert(1)</script>',
	'default:1',
	'default:get',
	'default:user_email',
	'placeholder',
	'min:-1',
	'max:1e9',
	'min:2026-99-99',
	'step:any',
	'minlength:99999999999999999999',
	'40x10',
	'limit:1gb',
	'filetypes:php|.*',
	'include_blank',
	'first_as_label',
	'use_label_element',
	'exclusive',
	'free_text',
	'multiple',
	'invert',
	'optional',
	'size:0',
	'tabindex:x',
	'autocomplete:on',
	'readonly',
	'down',
	'onclick:alert(1)',
	'onfocus:alert(1)',
];
const MARKUP = [
	'<p>',
	'</p>',
	'<label>',
	'</label>',
	'<script>alert(1)</script>',
	'<form action="javascript:alert(1)">',
	'<button formaction="javascript:alert(1)">',
	'<input type=image src=x onerror=alert(1)>',
	'<a href="',
	'">',
	'<!--',
	'-->',
	'[/acceptance]',
	'[[text x]]',
	'[',
	']',
	'"',
	"'",
	'\\',
	'|',
	'\n\n',
];

/** Templates of forms in which all of that stands in any order. */
function templates( seed: number ): string[] {
	const next = random( seed );
	const pick = < T >( list: readonly T[] ): T => list[ Math.floor( next() * list.length ) ] as T;
	const many = ( most: number, make: () => string ) =>
		Array.from( { length: Math.floor( next() * ( most + 1 ) ) }, make );
	const text = () => pick( TEXTS ).slice( 0, 120 );
	const value = () => pick( [ `"${ text() }"`, `'${ text() }'`, `"A|${ text() }"`, text() ] );
	const tag = () =>
		`[${ pick( TYPES ) } ${ next() < 0.8 ? `f-${ Math.floor( next() * 9 ) }` : text() } ${ [
			...many( 4, () => pick( OPTIONS ) ),
			...many( 3, value ),
		].join( ' ' ) }${ next() < 0.9 ? ']' : '' }`;
	return Array.from( { length: INPUTS }, () =>
		many( 6, () => pick( [ tag, tag, tag, () => pick( MARKUP ), text ] )() ).join(
			pick( [ '', ' ', '\n' ] )
		)
	);
}

describe( `${ INPUTS } made-up templates of forms, from seed ${ FUZZ_SEED },`, () => {
	it(
		'are stored and shown without a word, and nothing of them runs',
		async () => {
			const { problems, answered } = await fuzz(
				templates( FUZZ_SEED ),
				`$form = Pagewright\\Forms\\Sanitizer::apply( Pagewright\\Forms\\FormStore::blank(), array( 'form' => $input ) );
			json_decode( (string) wp_json_encode( Pagewright\\Forms\\Schema::of( $form ) ), true, 512, JSON_THROW_ON_ERROR );
			return Pagewright\\Forms\\View::html( $form );`,
				// As editors of a network, who may write forms, and no scripts.
				`add_filter( 'map_meta_cap', static fn ( $caps, $cap ) => 'unfiltered_html' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );
			wp_set_current_user( 1 );`
			);
			expect( problems ).toEqual( [] );
			expect( answered ).toBe( INPUTS );
		},
		PATIENCE
	);

	it( 'leave no word in the error log', async () => {
		expect( await errorLog() ).toBe( '' );
	} );
} );
