// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { php, phpFile } from '../support/site';
import { visitor } from '../support/visitor';

const { call } = phpFile( 'tests/php/posts-meta.php' );

let id = 0;
beforeAll( async () => {
	id = await call< number >( 'make_secret' );
} );
afterAll( () => php( `wp_delete_post( ${ id }, true );` ) );

/** Each query checks whether the secret begins with a letter, or sorts by it. */
const GUESSES = [
	'meta_key=_secret_token&meta_value=abc123',
	'meta_key=_secret_token&meta_value=a&meta_compare=LIKE',
	'meta_key=_secret_token&meta_value=^a&meta_compare=REGEXP',
	'meta_key= _secret_token&meta_value=abc123',
	'meta_key=_SECRET_TOKEN&meta_value=abc123',
	'meta_key=%5Fsecret_token&meta_value=abc123',
	'meta_value=abc123',
	'meta_value_num=12',
	'meta_value=abc123&meta_compare_key=LIKE&meta_key=secret',
	'meta_key=secret&meta_compare_key=RLIKE&meta_value=abc123',
	'meta_key[]=_secret_token&meta_value=abc123',
	'meta_query[0][key]=_secret_token&meta_query[0][value]=abc123',
	'meta_query[0][key]=_secret_token&meta_query[0][compare]=EXISTS',
	'meta_query[0][value]=abc123',
	'meta_query[0][key][]=_secret_token&meta_query[0][key][]=price&meta_query[0][value]=abc123',
	'meta_query[0][key]=secret&meta_query[0][compare_key]=LIKE&meta_query[0][value]=abc123',
	'meta_query[0][key]=^_sec&meta_query[0][compare_key]=REGEXP&meta_query[0][value]=abc123',
	'meta_query[0][key]=price&meta_query[0][compare_key]=!=&meta_query[0][value]=abc123',
	'meta_query[0][0][0][key]=_secret_token&meta_query[0][0][0][value]=abc123',
	'meta_query[key]=_secret_token&meta_query[value]=abc123',
	'meta_query[a][key]=_secret_token&meta_query[a][compare]=EXISTS&orderby=a',
	'meta_query[0][key]=price&meta_query[0][value]=1+OR&meta_query[0][compare]=RLIKE',
	'meta_key=_secret_token&orderby=meta_value',
	'meta_key=_secret_token&orderby[meta_value]=ASC',
];
const sqlOf = ( list: string[] ) => call< string[] >( 'sql_of', list );

it( 'protected meta is not revealed by any query', async () => {
	const found = await sqlOf( GUESSES );
	GUESSES.forEach( ( guess, at ) => {
		expect( found[ at ], guess ).not.toMatch( /secret|abc123|REGEXP|RLIKE|compare/i );
		expect( found[ at ], guess ).not.toMatch( /postmeta[\s\S]*meta_value[\s\S]*12'/ );
	} );
} );

it( 'public meta can be queried', async () => {
	const found = await sqlOf( [
		'meta_key=price&meta_value=12',
		'meta_key=price&orderby=meta_value_num',
		'meta_query[0][key]=price&meta_query[0][value]=10&meta_query[0][compare]=>&meta_query[0][type]=NUMERIC',
		'meta_query[relation]=OR&meta_query[a][key]=price&meta_query[b][key]=cost&meta_query[b][compare]=NOT EXISTS&orderby=a',
	] );
	found.forEach( ( sql ) => expect( sql ).toMatch( /meta_key = 'price'|'price'/ ) );
	expect( found[ 0 ] ).toContain( "'12'" );
} );

it( 'a query has a limited number of clauses', async () => {
	const many = Array.from(
		{ length: 60 },
		( _, at ) => `meta_query[${ at }][key]=k${ at }&meta_query[${ at }][value]=1`
	).join( '&' );
	const [ sql, args ] = await call< [ string, Record< string, unknown > ] >(
		'heavy_query',
		many
	);
	expect( sql.match( /JOIN/g )!.length ).toBeLessThanOrEqual( 10 );
	expect( args ).toMatchObject( { posts_per_page: 200, offset: 10000, paged: 10000 } );
	expect( String( args.s ) ).toHaveLength( 200 );
	expect( args.post__in ).toHaveLength( 200 );
} );

describe( 'the number of posts', () => {
	it( 'reveals no protected meta to a contributor', async () => {
		const contributor = await visitor( 'contributor' );
		const page = await ( await contributor.fetch( '/wp-admin/post-new.php' ) ).text();
		const nonces = new Set(
			[ ...page.matchAll( /"\w*[nN]once":"(\w{10})"/g ) ].map( ( [ , one ] ) => one! )
		);
		const count = async ( additional: string ) => {
			for ( const nonce of nonces ) {
				const response = await contributor.fetch( '/wp-admin/admin-ajax.php', {
					method: 'POST',
					body: new URLSearchParams( {
						action: 'sow_get_posts_count',
						query: `post_type=post&additional=${ encodeURIComponent( additional ) }`,
						_widgets_nonce: nonce,
					} ),
				} );
				const body = await response.text();
				const { posts_count: found } = ( response.ok ? JSON.parse( body ) : {} ) as {
					posts_count?: number;
				};
				if ( found !== undefined ) {
					return found;
				}
			}
			throw new Error( 'no answer' );
		};
		const right = await count( 'meta_key=_secret_token&meta_value=abc123' );
		expect( right ).toBe( await count( 'meta_key=_secret_token&meta_value=wrong' ) );
		expect( await count( 'meta_key=price&meta_value=12' ) ).toBe( 1 );
	} );
} );
