import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clearFaq, faqBlock, faqPage, makeFaq } from '../support/faq';
import { php, siteUrl, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/faq/tests/php/faq-hostile.php' );

const TITLES = [
	'</script><script>window.hacked=1</script>',
	'" onclick="x()" <img src=x onerror="window.hacked=1">Picture?',
	'Что это?',
	'Same?',
	'Same?',
	'a,b#c%20d?',
];
const page = async ( path: string ) => {
	const html = await ( await fetch( siteUrl + path ) ).text();
	return { html, document: new JSDOM( html ).window.document };
};
const structured = ( document: Document ) =>
	[ ...document.querySelectorAll( 'script[type="application/ld+json"]' ) ]
		.map( ( node ) => JSON.parse( node.textContent! ) )
		.filter( ( data ) => data[ '@type' ] === 'FAQPage' );

beforeAll( async () => {
	await clearFaq();
	await makeFaq(
		TITLES.map( ( title, order ) => ( {
			title,
			order,
			answer: `<p>Answer ${ order } &lt;b&gt;</p><script>x = "</scr" + "ipt>"; steal()</script><style>p{color:red}</style><p style="x" onclick="y()"><a href="javascript:alert(1)">link</a></p>`,
		} ) )
	);
} );
afterAll( clearFaq );

it( 'prints questions as text, with unique ids', async () => {
	const { document } = await page(
		await faqPage( 'faq-hostile', faqBlock( {} ) + faqBlock( {} ) )
	);
	const list = document.querySelector( '.pagewright-faq' )!;
	expect( list.querySelector( 'summary :is( script, img, [onclick] )' ) ).toBeNull();
	const ids = [ ...document.querySelectorAll( '.pagewright-faq [id]' ) ].map( ( { id } ) => id );
	// The first is not a valid question, so nothing is left of it.
	expect( ids ).toHaveLength( 2 * ( TITLES.length - 1 ) );
	expect( new Set( ids ).size ).toBe( ids.length );
	expect( ids.filter( ( id ) => /[\s"'<>&#?%,]/.test( id ) ) ).toEqual( [] );
	expect( ids ).toContain( 'faq-что-это' );
} );

it( 'prints one valid FAQPage for two lists and a shortcode, with any answer', async () => {
	const own = faqBlock( {
		source: 'own',
		items: [
			{ question: 'Own?', answer: 'Yes.' },
			{ question: 'что ЭТО?', answer: 'Again.' },
		],
	} );
	const { html, document } = await page(
		await faqPage( 'faq-hostile', `${ faqBlock( {} ) }${ own }\n\n[pagewright_faq]` )
	);
	expect( document.querySelectorAll( '.pagewright-faq' ) ).toHaveLength( 3 );
	const [ data, ...more ] = structured( document );
	expect( more ).toEqual( [] );
	expect( data.mainEntity.map( ( one: any ) => one.name ) ).toEqual( [
		'” onclick=”x()” Picture?',
		'Что это?',
		'Same?',
		'a,b#c%20d?',
		'Own?',
	] );
	for ( const { acceptedAnswer } of data.mainEntity ) {
		expect( acceptedAnswer.text ).not.toMatch( /script|steal|color|onclick|style/ );
	}
	expect( html.match( /<script type="application\/ld\+json">[^<]*<\/script>/g ) ).not.toBeNull();
} );

it( 'prints no FAQPage for protected posts and previews', async () => {
	const path = await faqPage( 'faq-hostile', faqBlock( {} ) );
	expect( structured( ( await page( path ) ).document ) ).toHaveLength( 1 );
	await php(
		`wp_update_post( array( 'ID' => get_page_by_path( 'faq-hostile' )->ID, 'post_password' => 'x' ) );`
	);
	const locked = await page( path );
	expect( locked.html ).not.toContain( 'pagewright-faq__item' );
	expect( structured( locked.document ) ).toEqual( [] );
	await php(
		`wp_update_post( array( 'ID' => get_page_by_path( 'faq-hostile' )->ID, 'post_password' => '' ) );`
	);
	const [ preview, said ] = await call< [ string, string ] >( 'preview_and_said' );
	expect( preview ).toContain( 'pagewright-faq__item' );
	expect( said ).toBe( '' );
} );

it( 'sends a search to this site for any URL of the page', async () => {
	const action = await call< string >( 'action', faqBlock( { search: { enabled: true } } ) );
	expect( action ).toBe( '/evil.example/' );
} );

it( 'prints the list of questions in wp-admin as text, for any question', async () => {
	const { fetch: go } = await visitor( 'administrator' );
	for ( const query of [
		'',
		'&pagewright_faq_group[]=x',
		'&pagewright_faq_group=none',
		'&orderby[]=x',
	] ) {
		const answer = await go( `/wp-admin/edit.php?post_type=pagewright_faq${ query }` );
		expect( answer.status, query ).toBe( 200 );
		const { document } = new JSDOM( await answer.text() ).window;
		expect( document.querySelector( '#the-list :is( img[src=x], script )' ) ).toBeNull();
	}
} );

it( 'adds headings if the shortcode says so', async () => {
	await makeFaq( [ { title: 'Grouped?', group: 'One & <two>' } ] );
	const html = await php< string >(
		`return do_shortcode( '[pagewright_faq group_headings="yes"]' ) . '|' . do_shortcode( '[pagewright_faq]' );`
	);
	const [ divided, plain ] = html.split( '|' );
	expect( divided ).toMatch( /__heading"[^>]*>One &amp;/ );
	expect( plain ).not.toContain( '__heading' );
} );
