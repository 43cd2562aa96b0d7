import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WITHOUT_TRAP } from '../support/forms';
import { htmlProblems } from '../../../../tests/support/html';
import { errorLog, php, phpValue, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-store.php' );

interface Stored {
	name: string;
	title: string;
	meta: Record< string, unknown >;
	fields: string[];
}

const corpus = JSON.parse(
	readFileSync( 'features/contact-forms/tests/corpus/contact-forms.json', 'utf8' )
) as Stored[];
const store = 'Pagewright\\Features\\ContactForms\\FormStore';

let ids: number[] = [];
let before = '';

beforeAll( async () => {
	before = await errorLog();
	ids = await call< number[] >( 'make_forms', corpus );
} );
afterAll( async () => {
	await php( `foreach ( ${ phpValue( ids ) } as $id ) { wp_delete_post( $id, true ); }` );
} );

describe.each( corpus.map( ( form, place ) => ( { ...form, place } ) ) )(
	'of a site: $name',
	( { place, title, meta, fields } ) => {
		it( 'is read unchanged', async () => {
			const form = await call< {
				title: string;
				properties: Record< string, object >;
				locale: string;
				names: string[];
			} >( 'form', ids[ place ] );
			expect( form.title ).toBe( title );
			expect( form.names ).toEqual( fields );
			for ( const name of [ 'form', 'mail', 'messages', 'additional_settings' ] ) {
				const stored = meta[ `_${ name }` ] ?? meta[ name ];
				if ( typeof stored === 'string' ) {
					expect( form.properties[ name ] ).toBe( stored );
				} else if ( stored ) {
					expect( form.properties[ name ] ).toMatchObject( stored );
				}
			}
			expect( form.locale ).toBe( meta._locale ?? 'en_US' );
		} );

		it( 'is rendered', async () => {
			const html = await call< string >( 'html', ids[ place ], WITHOUT_TRAP );
			for ( const field of fields ) {
				expect( html ).toMatch( new RegExp( ` name="${ field }(\\[\\])?"` ) );
			}
			expect( html ).not.toMatch( /[\u{F8F0}-\u{F8F2}]/u );
			// Without text tags, and with an invalid name.
			expect( html.replace( /\[text shown\]|\[text\* שם\]/g, '' ) ).not.toMatch(
				/\[(text|email|textarea|submit|select|file|date|hidden)\b/
			);
			expect( await htmlProblems( html ) ).toEqual( [] );
		} );

		it( 'is saved again unchanged', async () => {
			const [ was, is ] = await call< [ object, object ] >( 'save_again', ids[ place ] );
			expect( is ).toMatchObject( was );
			if ( '_form' in meta ) {
				expect( is ).toEqual( was );
			} else {
				expect( is ).toMatchObject( {
					_form: [ meta.form ],
					_hash: [ expect.stringMatching( /^[0-9a-f]{64}$/ ) ],
				} );
			}
		} );
	}
);

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( before );
} );

describe( 'the store', () => {
	it( 'gives a new form an ID, a hash and its texts, and keeps the hash', async () => {
		const [ one, two, content, isGone ] =
			await call<
				[
					Record< string, string | number >,
					Record< string, string | number >,
					string,
					boolean,
				]
			>( 'save_two_forms' );
		expect( one ).toEqual( {
			id: expect.any( Number ),
			hash: expect.stringMatching( /^[0-9a-f]{64}$/ ),
			title: 'A "new" \\ one',
			template: 'C:\\dir [text a]\nb',
		} );
		expect( two ).toEqual( { id: one.id, hash: one.hash, title: 'Other' } );
		expect( content ).toContain( '[_all_fields]' );
		expect( isGone ).toBe( true );
	} );

	it( 'finds by ID, hash and title, and ignores other post types', async () => {
		const hash = corpus[ 0 ]?.meta._hash as string;
		expect(
			await call(
				'find',
				ids[ 0 ],
				hash.slice( 0, 7 ),
				hash.toUpperCase(),
				hash.slice( 0, 6 )
			)
		).toEqual( [
			ids[ 0 ],
			null,
			null,
			null,
			ids[ 0 ],
			ids[ 0 ],
			null,
			null,
			null,
			ids[ 0 ],
			null,
			null,
			ids[ 2 ],
			null,
		] );
	} );

	it( 'lists, searches and counts', async () => {
		const [ titles, found, count, page ] =
			await call< [ string[], string[], number, string[] ] >( 'list_forms' );
		expect( titles ).toEqual( expect.arrayContaining( corpus.map( ( { title } ) => title ) ) );
		expect( found ).toEqual( [ 'Survey' ] );
		expect( count ).toBe( titles.length );
		expect( page ).toHaveLength( 2 );
	} );

	it( 'passes the stored form to add-ons', async () => {
		expect( await call( 'told_to_add_ons' ) ).toEqual( [
			'created',
			'saved',
			'updated',
			'saved',
		] );
	} );

	it( 'creates new forms in another language of the site', async () => {
		const [ locale, settled ] = await php< string[] >(
			`$form = ${ store }::blank( 'xx_XX' ); return array( $form->locale, determine_locale() );`
		);
		expect( [ locale, settled ] ).toEqual( [ 'xx_XX', 'en_US' ] );
	} );
} );

describe( 'the shortcode', () => {
	const shown = ( text: string, setup = '' ) => call< string >( 'shown', text, setup );
	const form = ( place: number ) => `data-wpcf7-id="${ ids[ place ] }"`;

	it( 'shows a form by hash, ID and title', async () => {
		expect( await shown( '[contact-form-7 id="3f1c2a9" title="x"]' ) ).toContain( form( 0 ) );
		expect( await shown( `[contact-form-7 id="${ ids[ 1 ] }" title="x"]` ) ).toContain(
			form( 1 )
		);
		expect( await shown( `[contact-form-7 id="gone" title="Survey"]` ) ).toContain( form( 4 ) );
		expect(
			await shown( `[contact-form-7 title="Newsletter" html_class="big" html_id="n"]` )
		).toMatch( /class="wpcf7-form init big" id="n"/ );
	} );

	it( 'supports the oldest syntax', async () => {
		expect( await shown( '[contact-form 3 "Whatever"]' ) ).toContain( form( 2 ) );
		expect( await shown( '[contact-form 77 "Survey"]' ) ).toContain( form( 4 ) );
		expect( await shown( '[contact-form]' ) ).toContain( 'wpcf7-contact-form-not-found' );
	} );

	it( 'reports a missing form, and returns the template on request', async () => {
		expect( await shown( '[contact-form-7 id="1" title="Nobody"]' ) ).toMatch(
			/^<p class="wpcf7-contact-form-not-found"><strong>/
		);
		expect( await shown( '[contact-form-7]' ) ).toContain( 'wpcf7-contact-form-not-found' );
		expect( await shown( '[contact-form-7 title="Survey" output="raw_form"]' ) ).toMatch(
			/^<pre class="wpcf7-raw-form"><code>&lt;fieldset/
		);
	} );

	it( 'prints itself in feeds', async () => {
		expect(
			await shown(
				'[contact-form-7 id="3f1c2a9" title="A & B"]',
				`$GLOBALS['wp_query']->is_feed = true;`
			)
		).toBe( '[contact-form-7 id=&quot;3f1c2a9&quot; title=&quot;A &amp; B&quot;]' );
	} );

	it( 'works inside its block, with the block registered or not', async () => {
		const content = `<!-- wp:contact-form-7/contact-form-selector {"id":${ ids[ 0 ] },"hash":"3f1c2a9","title":"Contact form 1"} -->\n<div class="wp-block-contact-form-7-contact-form-selector">[contact-form-7 id="3f1c2a9" title="Contact form 1"]</div>\n<!-- /wp:contact-form-7/contact-form-selector -->`;
		expect( await shown( content ) ).toMatch(
			new RegExp(
				`^\\s*<div class="wp-block-contact-form-7-contact-form-selector">\\s*<div class="wpcf7[^>]*${ form( 0 ) }`
			)
		);
		expect( await call( 'selector_block' ) ).toEqual( [
			[ 'id', 'hash', 'title', 'htmlId', 'htmlName', 'htmlTitle', 'htmlClass', 'output' ],
			'widgets',
			3,
		] );
	} );
} );
