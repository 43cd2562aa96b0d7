import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WITHOUT_TRAP } from '../support/forms';
import { htmlProblems } from '../support/html';
import { errorLog, php, phpValue } from '../support/site';

interface Stored {
	name: string;
	title: string;
	meta: Record< string, unknown >;
	fields: string[];
}

const corpus = JSON.parse( readFileSync( 'tests/corpus/contact-forms.json', 'utf8' ) ) as Stored[];
const store = 'Pagewright\\Forms\\FormStore';
const blank = `${ store }::blank()`;

let ids: number[] = [];
let before = '';

beforeAll( async () => {
	before = await errorLog();
	ids = await php< number[] >( `
		return array_map( static function ( array $form ): int {
			$id = wp_insert_post( array( 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => wp_slash( $form['title'] ) ) );
			foreach ( $form['meta'] as $key => $value ) { add_post_meta( $id, $key, wp_slash( $value ) ); }
			return $id;
		}, ${ phpValue( corpus ) } );
	` );
} );
afterAll( async () => {
	await php( `foreach ( ${ phpValue( ids ) } as $id ) { wp_delete_post( $id, true ); }` );
} );

describe.each( corpus.map( ( form, place ) => ( { ...form, place } ) ) )(
	'of a site: $name',
	( { place, title, meta, fields } ) => {
		it( 'is opened as it is', async () => {
			const form = await php< {
				title: string;
				properties: Record< string, object >;
				locale: string;
				names: string[];
			} >( `
				$form = ${ store }::find( ${ ids[ place ] } );
				return array( 'title' => $form->title, 'locale' => $form->locale, 'properties' => $form->properties, 'names' => array_column( array_filter( $form->tags(), fn ( $tag ) => ! in_array( $tag->basetype, array( 'submit', 'count', 'response' ), true ) ), 'name' ) );
			` );
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
			const html = await php< string >(
				`${ WITHOUT_TRAP } return Pagewright\\Forms\\FormRenderer::html( ${ store }::find( ${ ids[ place ] } ) );`
			);
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
			const [ was, is ] = await php< [ object, object ] >( `
				$id = ${ ids[ place ] };
				$meta = static fn () => array_map( fn ( $values ) => array_map( 'maybe_unserialize', $values ), array_diff_key( get_post_meta( $id ), array( '_config_validation' => 0 ) ) );
				$was = $meta();
				${ store }::save( ${ store }::find( $id ) );
				return array( $was, $meta(), get_post( $id )->post_title );
			` );
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

it( 'writes nothing into the error log for any of them', async () => {
	expect( await errorLog() ).toBe( before );
} );

describe( 'the store', () => {
	it( 'gives a new form an id, a hash and its texts, and keeps the hash', async () => {
		const [ one, two, content, isGone ] = await php<
			[
				Record< string, string | number >,
				Record< string, string | number >,
				string,
				boolean,
			]
		>( `
			$one = ${ store }::save( ${ blank }->with( array( 'title' => 'A "new" \\\\ one', 'properties' => array( 'form' => "C:\\\\dir [text a]\\r\\nb" ) ) ) );
			$two = ${ store }::save( $one->with( array( 'title' => 'Other' ) ) );
			$content = get_post( $one->id )->post_content;
			$template = $two->template();
			return array( array( 'id' => $one->id, 'hash' => $one->hash, 'title' => $one->title, 'template' => $template ), array( 'id' => $two->id, 'hash' => $two->hash, 'title' => $two->title ), $content, ${ store }::delete( $two ) && null === get_post( $one->id ) );
		` );
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

	it( 'finds by id, hash and title, and nothing of another kind', async () => {
		const hash = corpus[ 0 ]?.meta._hash as string;
		expect(
			await php( `
				$id = fn ( $form ) => $form?->id;
				$post = get_posts( array( 'fields' => 'ids', 'numberposts' => 1 ) )[0];
				return array(
					$id( ${ store }::find( ${ ids[ 0 ] } ) ), ${ store }::find( $post ), ${ store }::find( 0 ), ${ store }::find( 99999999 ),
					$id( ${ store }::by_hash( '${ hash.slice( 0, 7 ) }' ) ), $id( ${ store }::by_hash( '${ hash.toUpperCase() }' ) ),
					${ store }::by_hash( '${ hash.slice( 0, 6 ) }' ), ${ store }::by_hash( '%%%%%%%' ), ${ store }::by_hash( '' ),
					$id( ${ store }::by_title( 'Contact form 1' ) ), ${ store }::by_title( 'contact form 1 or so' ), ${ store }::by_title( '' ),
					$id( ${ store }::by_old_id( 3 ) ), ${ store }::by_old_id( 4 ),
				);
			` )
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
		const [ titles, found, count, page ] = await php<
			[ string[], string[], number, string[] ]
		>( `
			return array( array_column( ${ store }::all(), 'title' ), array_column( ${ store }::all( array( 's' => 'Survey' ) ), 'title' ), ${ store }::count(), array_column( ${ store }::all( array( 'posts_per_page' => 2, 'offset' => 1, 'orderby' => 'title', 'order' => 'DESC' ) ), 'title' ) );
		` );
		expect( titles ).toEqual( expect.arrayContaining( corpus.map( ( { title } ) => title ) ) );
		expect( found ).toEqual( [ 'Survey' ] );
		expect( count ).toBe( titles.length );
		expect( page ).toHaveLength( 2 );
	} );

	it( 'tells add-ons what was stored', async () => {
		expect(
			await php( `
				$told = array();
				foreach ( array( 'created', 'updated', 'saved' ) as $name ) { add_action( "pagewright/forms/$name", function ( $form ) use ( $name, &$told ) { $told[] = $name; } ); }
				$form = ${ store }::save( ${ blank } );
				${ store }::save( $form );
				${ store }::delete( $form );
				return $told;
			` )
		).toEqual( [ 'created', 'saved', 'updated', 'saved' ] );
	} );

	it( 'makes new forms in another language of the site', async () => {
		const [ locale, settled ] = await php< string[] >(
			`$form = ${ store }::blank( 'xx_XX' ); return array( $form->locale, determine_locale() );`
		);
		expect( [ locale, settled ] ).toEqual( [ 'xx_XX', 'en_US' ] );
	} );
} );

describe( 'the shortcode', () => {
	const shown = ( text: string, setup = '' ) =>
		php< string >( `
			add_shortcode( 'contact-form-7', array( Pagewright\\Forms\\Shortcode::class, 'render' ) );
			add_shortcode( 'contact-form', array( Pagewright\\Forms\\Shortcode::class, 'render' ) );
			Pagewright\\Forms\\SelectorBlock::register();
			${ setup }
			return do_shortcode( do_blocks( ${ phpValue( text ) } ) );
		` );
	const form = ( place: number ) => `data-wpcf7-id="${ ids[ place ] }"`;

	it( 'shows a form by hash, id and title', async () => {
		expect( await shown( '[contact-form-7 id="3f1c2a9" title="x"]' ) ).toContain( form( 0 ) );
		expect( await shown( `[contact-form-7 id="${ ids[ 1 ] }" title="x"]` ) ).toContain(
			form( 1 )
		);
		expect( await shown( `[contact-form-7 id="gone" title="Survey"]` ) ).toContain( form( 4 ) );
		expect(
			await shown( `[contact-form-7 title="Newsletter" html_class="big" html_id="n"]` )
		).toMatch( /class="wpcf7-form init big" id="n"/ );
	} );

	it( 'knows how it was written very long ago', async () => {
		expect( await shown( '[contact-form 3 "Whatever"]' ) ).toContain( form( 2 ) );
		expect( await shown( '[contact-form 77 "Survey"]' ) ).toContain( form( 4 ) );
		expect( await shown( '[contact-form]' ) ).toContain( 'wpcf7-contact-form-not-found' );
	} );

	it( 'says so where there is no form, and shows the template on demand', async () => {
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

	it( 'works in the block that holds it, known or not', async () => {
		const content = `<!-- wp:contact-form-7/contact-form-selector {"id":${ ids[ 0 ] },"hash":"3f1c2a9","title":"Contact form 1"} -->\n<div class="wp-block-contact-form-7-contact-form-selector">[contact-form-7 id="3f1c2a9" title="Contact form 1"]</div>\n<!-- /wp:contact-form-7/contact-form-selector -->`;
		expect( await shown( content ) ).toMatch(
			new RegExp(
				`^\\s*<div class="wp-block-contact-form-7-contact-form-selector">\\s*<div class="wpcf7[^>]*${ form( 0 ) }`
			)
		);
		expect(
			await php(
				`Pagewright\\Forms\\SelectorBlock::register(); $type = WP_Block_Type_Registry::get_instance()->get_registered( 'contact-form-7/contact-form-selector' ); return array( array_slice( array_keys( $type->attributes ), 0, 8 ), $type->category, $type->api_version );`
			)
		).toEqual( [
			[ 'id', 'hash', 'title', 'htmlId', 'htmlName', 'htmlTitle', 'htmlClass', 'output' ],
			'widgets',
			3,
		] );
	} );
} );
