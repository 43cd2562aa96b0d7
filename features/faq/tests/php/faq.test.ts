import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearFaq, faqBlock, faqPage, makeFaq } from '../support/faq';
import { php, phpValue, siteUrl, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/faq/tests/php/faq.php' );

const get = async ( path: string ) => ( await fetch( `${ siteUrl }${ path }` ) ).text();
const questions = ( html: string ) =>
	[ ...html.matchAll( /__entry"( hidden)?>[\s\S]*?__words">([^<]*)</g ) ].map(
		( [ , hidden, title ] ) => ( hidden ? `(${ title })` : title )
	);
const render = ( data: object ) =>
	php< string >( `return do_blocks( ${ phpValue( faqBlock( data ) ) } );` );
const structured = ( html: string ) =>
	[ ...html.matchAll( /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g ) ]
		.map( ( [ , json ] ) => JSON.parse( json! ) )
		.filter( ( data ) => data[ '@type' ] === 'FAQPage' );

beforeAll( async () => {
	await clearFaq();
	await makeFaq( [
		{ title: 'Third?', order: 3, group: 'Orders', answer: '<p>Café and bread.</p>' },
		{ title: 'First?', order: 1, group: 'Travel', answer: 'One.\n\nTwo [pagewright_faq] end.' },
		{
			title: 'Second?',
			order: 2,
			answer: '<!-- wp:paragraph --><p>Bold <strong>word</strong></p><!-- /wp:paragraph -->',
		},
		{ title: 'Draft?', status: 'draft' },
		{ title: 'Private?', status: 'private' },
		{ title: 'Locked?', password: 'x' },
	] );
} );
afterAll( clearFaq );

describe( 'questions of the site', () => {
	it( 'have no pages and are not searchable, but the REST API lists them', async () => {
		expect( await call( 'register_of_test' ) ).toEqual( [ false, false, true, true ] );
		const answer = await fetch( `${ siteUrl }/?rest_route=/wp/v2/pagewright_faq` );
		expect( answer.status ).toBe( 200 );
		expect( ( await answer.json() ).map( ( one: any ) => one.title.rendered ).sort() ).toEqual(
			[ 'First?', 'Locked?', 'Second?', 'Third?' ]
		);
	} );

	it( 'are sorted by their number, without drafts, private and protected ones', async () => {
		expect( questions( await render( {} ) ) ).toEqual( [ 'First?', 'Second?', 'Third?' ] );
		expect(
			questions( await render( { entries: { order_by: 'title', order: 'DESC', limit: 2 } } ) )
		).toEqual( [ 'Third?', 'Second?' ] );
	} );

	it( 'are selected by groups, shown under headings, and excluded', async () => {
		expect( questions( await render( { entries: { groups: [ 'orders' ] } } ) ) ).toEqual( [
			'Third?',
		] );
		expect( await render( { entries: { groups: [ 'gone' ] } } ) ).toBe( '' );
		const html = await render( { entries: { headings: true } } );
		expect( questions( html ) ).toEqual( [ 'Third?', 'First?', 'Second?' ] );
		expect( html ).toMatch( /<h3 class="pagewright-faq__heading"[^>]*>Orders<\/h3>/ );
	} );

	it( 'become HTML like posts, and a list inside an answer shows nothing', async () => {
		const html = await render( {} );
		expect( html ).toContain( '<p>One.</p>\n<p>Two  end.</p>' );
		expect( html ).toMatch( /<p[^>]*>Bold <strong>word<\/strong><\/p>/ );
		expect( html ).not.toContain( '<!-- wp:' );
	} );

	it( 'need three queries for a hundred in three groups', async () => {
		const ids = await makeFaq(
			Array.from( { length: 100 }, ( _, i ) => ( {
				title: `Many ${ i }?`,
				group: [ 'Orders', 'Travel', 'Rest' ][ i % 3 ],
				order: 10,
			} ) )
		);
		const [ count, queries ] = await call< [ number, number ] >(
			'count_and_queries',
			faqBlock( { source: 'own', items: [ { question: 'Warm?' } ] } ),
			faqBlock( { entries: { headings: true, groups: [ 'orders', 'travel', 'rest' ] } } )
		);
		await php( `foreach ( ${ phpValue( ids ) } as $id ) { wp_delete_post( $id, true ); }` );
		expect( count ).toBe( 102 );
		expect( queries ).toBeLessThanOrEqual( 3 );
	} );
} );

describe( 'the shortcode', () => {
	it( 'prints the same list, and accepts its options', async () => {
		const html = await php< string >(
			`return do_shortcode( '[pagewright_faq group="orders,travel" accordion="yes" search="yes" order="title"]' );`
		);
		expect( questions( html ) ).toEqual( [ 'First?', 'Third?' ] );
		expect( html ).toContain( ' name="pagewright-faq-' );
		expect( html ).toContain( 'role="search"' );
	} );
} );

describe( 'the search by URL', () => {
	const search = async ( live: boolean, words: string ) =>
		get(
			`${ await faqPage( 'faq-search', faqBlock( { search: { enabled: true, live } } ) ) }?faq=${ words }`
		);

	it( 'keeps questions with all words, regardless of accents and case', async () => {
		const html = await search( false, 'CAFE+bread' );
		expect( questions( html ) ).toEqual( [ 'Third?' ] );
		expect( html ).toContain( 'Questions found: 1' );
		expect( html ).toContain( 'value="CAFE bread"' );
		expect( await search( false, 'nowhere' ) ).toContain( 'No questions found.' );
	} );

	it( 'hides other questions, so that typing can show them', async () => {
		expect( questions( await search( true, 'bread' ) ) ).toEqual( [
			'(First?)',
			'(Second?)',
			'Third?',
		] );
	} );

	it( 'accepts invalid queries', async () => {
		for ( const words of [ '%3Cscript%3E', '%ff%fe', '&faq[]=1' ] ) {
			expect( await search( false, words ) ).not.toContain( '<script>' + '"' );
		}
	} );
} );

describe( 'structured data', () => {
	it( 'are one FAQPage of all lists, each question once, with the allowed HTML', async () => {
		const own = {
			source: 'own',
			items: [
				{
					question: '<em>Own</em> & <b>bold</b>?',
					answer: '<p>Yes <a href="https://example.com/?a=1&amp;b=2" onclick="x()">here</a> <img src="/x.png"></p>',
				},
				{ question: 'Empty?', answer: '' },
			],
		};
		const html = await get(
			await faqPage( 'faq-data', faqBlock( {} ) + faqBlock( own ) + faqBlock( {} ) )
		);
		const found = structured( html );
		expect( found ).toHaveLength( 1 );
		expect( found[ 0 ][ '@context' ] ).toBe( 'https://schema.org' );
		expect( found[ 0 ].mainEntity.map( ( one: any ) => one.name ) ).toEqual( [
			'First?',
			'Second?',
			'Third?',
			'Own & bold?',
		] );
		for ( const one of found[ 0 ].mainEntity ) {
			expect( one[ '@type' ] ).toBe( 'Question' );
			expect( one.acceptedAnswer[ '@type' ] ).toBe( 'Answer' );
			expect( one.acceptedAnswer.text ).not.toBe( '' );
			expect( one.acceptedAnswer.text ).not.toMatch( /<(?!\/?(p|strong|a|em)\b)|onclick/ );
		}
		expect(
			html.match( /<script type="application\/ld\+json">[^<]*<\/script>/ )
		).not.toBeNull();
	} );

	it( 'are omitted if the list or a filter says so', async () => {
		expect(
			structured(
				await get( await faqPage( 'faq-data', faqBlock( { list: { schema: false } } ) ) )
			)
		).toEqual( [] );
		expect( await call( 'add_filter_of_test' ) ).toBe( '' );
	} );
} );

describe( 'the import', () => {
	const RUN = `$import = new Pagewright\\Features\\Faq\\Import\\Import( 'ufaq', Pagewright\\Features\\Faq\\Import\\Sources::all()['ufaq'] );`;
	const COPIES = `get_posts( array( 'post_type' => 'pagewright_faq', 'post_status' => 'any', 'posts_per_page' => -1, 'meta_key' => '_pagewright_faq_origin', 'orderby' => 'menu_order', 'order' => 'ASC' ) )`;
	beforeAll( () => call( 'set_up' ) );
	afterAll( () => call( 'tear_down' ) );

	it( 'continues after it was killed, without duplicates', async () => {
		const left = await call< number >( 'left' );
		expect( left ).toBe( 61 );
		expect(
			await php( `${ RUN } return array( $import->run( 0.0 ), count( $import->left() ) );` )
		).toEqual( [ 50, 11 ] );
		expect( await php( `${ RUN } return $import->run( 60.0 );` ) ).toBe( 11 );
		expect( await php( `return count( ${ COPIES } );` ) ).toBe( 120 );
	} );

	it( 'copies title, content, order, status, date and groups, and moves nothing', async () => {
		const [ first, second ] = await call< any[] >( 'first_and_second' );
		expect( first ).toEqual( [
			"Old 1 \\ back's?",
			'Answer 1 with \\ and <b>HTML</b>',
			1,
			'publish',
			'2020-02-03 04:05:06',
			[ 'Payment' ],
		] );
		expect( second[ 3 ] ).toBe( 'draft' );
		expect( await call( 'all_of_test' ) ).toBe( true );
		expect( await php( `${ RUN } return count( $import->ids() );` ) ).toBe( 120 );
	} );

	it( 'adds nothing when repeated, and old shortcodes show the imported questions', async () => {
		expect( await php( `${ RUN } return $import->run( 60.0 );` ) ).toBe( 0 );
		const html = await get(
			await faqPage( 'faq-old', '[ultimate-faqs include_category="payment" post_count="3"]' )
		);
		expect( questions( html ) ).toHaveLength( 3 );
		expect( html ).toContain( 'Old 1 ' );
	} );
} );

it( 'loads only its hooks on a page without a list', async () => {
	const files = await call< string[] >( 'files' );
	expect( files ).toEqual( [] );
} );
