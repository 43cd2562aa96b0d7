import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activateExample, removeExample } from '../support/example-plugin';
import { php, phpValue, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/content-classic.php' );

const CLASS = 'PagewrightExample\\Content';

beforeAll( activateExample );
afterAll( removeExample );

/**
 * Returns what a classic widget stores for these values. With `form`, they come as sent by the
 * form.
 */
const stored = ( values: object, form = true ) =>
	call< Record< string, unknown > >( 'stored', values, CLASS, form );

const SAMPLES = {
	url: 'post: 12',
	pages: '12,404',
	topic: 'category:news',
	span: '{"after":"2024-01-01"}',
	ago: '{"from":{"value":2,"unit":"months"}}',
	posts: 'post_type=post,page&tax_query=category:news,boats&date_query={"after":"2024-01-01"}&posts_per_page=6&author=3&additional=meta_key%3Dprice',
};

describe( 'a classic widget', () => {
	it( 'stores its values unchanged, from the form and from Page Builder', async () => {
		expect( await stored( SAMPLES ) ).toMatchObject( SAMPLES );
		expect( await stored( SAMPLES, false ) ).toMatchObject( SAMPLES );
	} );

	it( 'keeps an unknown query', async () => {
		expect( ( await stored( { posts: 'no query at all' } ) ).posts ).toBe( 'no query at all' );
	} );

	it( 'stores an edited query as the string format of classic widgets', async () => {
		const edited = {
			post_type: [ 'post', 'page' ],
			tax_query: 'category:news,boats',
			date_query: { after: '2024-01-01' },
			posts_per_page: 6,
			author: '3',
			additional: 'meta_key=price',
			so_field_container_state: 'open',
		};
		const text = ( await stored( { posts: edited } ) ).posts;
		expect( text ).toBe(
			'post_type=post,page&tax_query=category:news,boats&date_query={"after":"2024-01-01"}&posts_per_page=6&additional=meta_key%3Dprice&author=3'
		);
		expect( ( await stored( { posts: text } ) ).posts ).toBe( text );
	} );

	it( 'shows the posts of both formats', async () => {
		const html = ( posts: unknown ) =>
			php< string >(
				`ob_start(); the_widget( ${ phpValue( CLASS ) }, array( 'posts' => ${ phpValue( posts ) } ) ); return ob_get_clean();`
			);
		expect( await html( 'post__in=1' ) ).toContain( 'Hello world!' );
		expect( await html( { post__in: '1' } ) ).toContain( 'Hello world!' );
		expect(
			await html( { post__in: '1', post_type: 'page', sticky: 'ignore' } )
		).not.toContain( '<li>' );
	} );
} );
