import { afterAll, describe, expect, it } from 'vitest';
import { keyOf, optionsOf } from '../support/popular';
import { php, phpValue, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/php/popular-client.php' );

const signed = ( options: unknown ) =>
	php< string >(
		`return Pagewright\\Features\\PopularPosts\\Lists\\ListOptions::of( ${ phpValue( options ) } )->sign();`
	);

const fromClient = ( body: unknown ) =>
	call< { values: Record< string, any >; isTrusted: boolean } >( 'from_client', body );

afterAll( () =>
	php( `delete_option( Pagewright\\Features\\PopularPosts\\Views\\Settings::OPTION );` )
);

describe( 'the cache key', () => {
	it.each( [
		[ { range: 'daily' }, { range: 'last24hours' } ],
		[ { range: 'weekly' }, { range: 'custom', time_unit: 'day', time_quantity: 7 } ],
		[ { exclude: '1,2' }, { pid: '2,1,1' } ],
		[ { title: 'A' }, { title: 'B' } ],
		[ { junk: 1, is_single: 4 }, {} ],
		[ { thumbnail: { width: 300 } }, {} ],
		[ { post_type: 'page,post' }, { post_type: [ 'post', 'page' ] } ],
	] )( 'of %j equals that of %j', async ( a, b ) => {
		expect( await keyOf( a ) ).toBe( await keyOf( b ) );
	} );

	it.each( [
		[ { limit: 5 }, { limit: 6 } ],
		[ { stats_tag: { views: false } }, {} ],
		[ { order_by: 'avg' }, {} ],
		[ { range: 'all' }, {} ],
	] )( 'of %j differs from that of %j', async ( a, b ) => {
		expect( await keyOf( a ) ).not.toBe( await keyOf( b ) );
	} );
} );

describe( 'options from a page', () => {
	const own = {
		limit: 4,
		range: 'custom',
		time_unit: 'day',
		time_quantity: 99,
		markup: { custom_html: true, 'post-html': '<li>{title}</li>' },
	};

	it( 'are used unchanged with a signature', async () => {
		const { values, isTrusted } = await fromClient( { signed: await signed( own ) } );
		expect( isTrusted ).toBe( true );
		expect( values ).toEqual( await optionsOf( own ) );
	} );

	it( 'are reduced without a signature', async () => {
		const { values, isTrusted } = await fromClient( own );
		expect( isTrusted ).toBe( false );
		expect( values ).toMatchObject( { limit: 4, range: 'all', time_quantity: 24 } );
		expect( values.markup ).toEqual( ( await optionsOf( {} ) ).markup );
	} );

	it( 'are reduced with another key, but keep their meaning', async () => {
		const text = await signed( own );
		const { values, isTrusted } = await fromClient( { signed: text.slice( 0, -4 ) + 'AAAA' } );
		expect( isTrusted ).toBe( false );
		expect( values.limit ).toBe( 4 );
		expect( values.markup.custom_html ).toBe( false );
	} );

	it( 'never return content that visitors cannot see', async () => {
		const { values } = await fromClient( { post_type: 'wp_block,revision', limit: 5000 } );
		expect( values ).toMatchObject( { post_type: '', limit: 100 } );
		const hidden = await call( 'hidden' );
		expect( hidden ).toMatchObject( { taxonomy: 'category', term_id: '2' } );
	} );

	it( 'can name a theme, which has our markup', async () => {
		const { values } = await fromClient( {
			theme: { name: 'tiny' },
			markup: { custom_html: true, 'post-html': '<b>x</b>' },
		} );
		expect( values.markup[ 'post-html' ] ).toContain( 'wpp-item-data' );
	} );
} );
