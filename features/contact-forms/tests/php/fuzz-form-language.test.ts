// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { fuzz, oneOf, some, upTo, whatRuns, type Draw } from '../../../../tests/support/fuzz';
import { TEXTS } from '../../../../tests/support/hostile';
import { errorLog } from '../../../../tests/support/site';

/** Many times the usual duration. */
const PATIENCE_MS = 400_000;

/** Types of tags, with closing tags and unknown types. */
const TYPES =
	'text text* email email* url tel number range date textarea textarea* select select* checkbox checkbox* radio acceptance quiz file file* hidden submit response count reflection captchac captchar turnstile nobody __proto__'.split(
		' '
	);
/** Valid and invalid options. */
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

/** Returns a form template with these parts in any order. */
function makeTemplate( draw: Draw ): string {
	const text = () => oneOf( draw, TEXTS ).slice( 0, 120 );
	const quoted = () =>
		oneOf( draw, [ `"${ text() }"`, `'${ text() }'`, `"A|${ text() }"`, text() ] );
	const tag = () =>
		`[${ oneOf( draw, TYPES ) } ${ draw() < 0.8 ? `f-${ upTo( draw, 9 ) }` : text() } ${ [
			...some( draw, 4, () => oneOf( draw, OPTIONS ) ),
			...some( draw, 3, quoted ),
		].join( ' ' ) }${ draw() < 0.9 ? ']' : '' }`;
	const part = () => oneOf( draw, [ tag, tag, tag, () => oneOf( draw, MARKUP ), text ] )();
	return some( draw, 6, part ).join( oneOf( draw, [ '', ' ', '\n' ] ) );
}

describe( 'generated form templates', () => {
	it(
		'are stored and shown without errors, and no code in them runs',
		async () => {
			const { failures } = await fuzz( {
				make: makeTemplate,
				// Like editors of a network, who may write forms but not scripts.
				before: `add_filter( 'map_meta_cap', static fn ( $caps, $cap ) => 'unfiltered_html' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );
				wp_set_current_user( 1 );`,
				code: `$form = Pagewright\\Features\\ContactForms\\Sanitizer::apply( Pagewright\\Features\\ContactForms\\FormStore::blank(), array( 'form' => $input ) );
				json_decode( (string) wp_json_encode( Pagewright\\Features\\ContactForms\\Schema::of( $form ) ), true, 512, JSON_THROW_ON_ERROR );
				return Pagewright\\Features\\ContactForms\\FormRenderer::html( $form );`,
				check: ( { output } ) =>
					String( output ).includes( '<form ' )
						? whatRuns( output )
						: 'There is no form.',
			} );
			expect( failures ).toEqual( [] );
		},
		PATIENCE_MS
	);

	it( 'write nothing to the error log', async () => {
		expect( await errorLog() ).toBe( '' );
	} );
} );
