import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileData } from '../support/hostile';
import { ids, makePosts, removePosts } from '../support/posts';
import { phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/posts-query-safety.php' );

beforeAll( makePosts );
afterAll( removePosts );

/** Queries that try to see more than visitors may. Words in capitals are IDs. */
const WIDENING = [
	'post_status=private',
	'post_status=any',
	'post_status[]=draft&post_status[]=private',
	'post_status%3Dprivate',
	'perm=readable&post_status=private,draft,future',
	'post_type=test_internal',
	'post_type[]=test_internal&post_type[]=post&post_status=any',
	'post_type=any&post_status=any&suppress_filters=1',
	'p=HIDDEN&preview=true&post_status=any',
	'page_id=HIDDEN',
	'p=DRAFT',
	'post__in=HIDDEN,DRAFT,LATER,INTERNAL&post_type=any',
	'attachment_id=HIDDEN',
	'post_status=trash&has_password=1&post_password=x',
];

/** Returns the same query in each format in which it is saved. */
function shapes( text: string ): unknown[] {
	const additional = text.replace( /[A-Z]{4,}/g, ( name ) => `${ ids[ name.toLowerCase() ] }` );
	return [
		{ additional },
		`additional=${ encodeURIComponent( additional ) }`,
		additional,
		{
			...Object.fromEntries( new URLSearchParams( additional ) ),
			post_type: [ 'test_internal', 'post' ],
		},
	];
}

describe( 'a posts query', () => {
	it( 'never returns posts that are not public, for any user', async () => {
		const seen = await call< { shown: unknown[]; found: number } >(
			'seen',
			WIDENING.flatMap( shapes )
		);
		expect( seen.shown ).toEqual( [] );
		expect( seen.found, 'what is public is shown' ).toBeGreaterThan( 50 );
	} );

	it( 'is valid for any input', async () => {
		const keys =
			'post_type post__in tax_query tax_query_relation date_type date_query date_query_relative orderby order posts_per_page posts_limit sticky additional s name meta_query';
		const odd = [
			'a[]=b',
			'%',
			[ [ [] ] ],
			{ x: { y: [ 1 ] } },
			-1,
			1e300,
			null,
			true,
			'\u0000',
			"'; DROP TABLE wp_posts; --",
		];
		const list: unknown[] = [ ...odd ];
		keys.split( ' ' ).forEach( ( key ) =>
			odd.forEach( ( value ) => list.push( { [ key ]: value }, `${ key }=${ value }` ) )
		);
		const arrays = [
			's',
			'name',
			'pagename',
			'p',
			'meta_key',
			'meta_value',
			'orderby',
			'author',
			'cat',
			'tag',
			'category_name',
			'post_parent',
			'paged',
			'offset',
			'm',
			'title',
			'post_mime_type',
			'tax_query',
			'meta_query',
			'date_query',
			'tax_query[0][terms][]',
			'tax_query[0][taxonomy]',
			'tax_query[0]',
			'meta_query[0][key]',
			'meta_query[0][value][]',
			'meta_query[0]',
			'date_query[0][after][year]',
			'date_query[0]',
			'date_query[relation]',
			'comment_count',
			'menu_order',
			'year',
			'hour',
			'post__in',
			'post_name__in',
			'author_name',
			'feed',
			'attachment',
			'error',
			'search_columns',
			'fields',
			'post_type',
		];
		arrays.forEach( ( key ) =>
			[ '[]=x', '[a][b][]=x', '=x', '[0]=1&' + key + '[x]=y' ].forEach( ( end ) =>
				list.push( { additional: key + end } )
			)
		);
		for ( let seed = 0; seed < 20; seed++ ) {
			list.push( hostileData( 'button', seed ) );
		}
		const failed = await call< unknown[] >( 'failed', list );
		expect( failed ).toEqual( [] );
	} );
} );
