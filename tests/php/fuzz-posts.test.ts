import { expect, it } from 'vitest';
import { fuzz, oneOf, some, text, type Draw } from '../support/fuzz';

const KEYS = [
	'meta_key',
	'meta_value',
	'meta_value_num',
	'meta_compare',
	'meta_compare_key',
	'meta_query',
	'tax_query',
	'date_query',
	'orderby',
	'order',
	'post_status',
	'post_password',
	'has_password',
	'perm',
	'fields',
	'suppress_filters',
	'cache_results',
	'post_type',
	'post__in',
	'post__not_in',
	'author',
	'author_name',
	's',
	'search_columns',
	'posts_per_page',
	'offset',
	'paged',
	'p',
	'page_id',
	'name',
	'post_mime_type',
	'm',
	'year',
	'comment_count',
	'cat',
	'tag',
	'category__and',
	'post_parent',
	'preview',
];
const PARTS = [
	'key',
	'value',
	'compare',
	'compare_key',
	'type',
	'type_key',
	'relation',
	'taxonomy',
	'field',
	'terms',
	'operator',
	'column',
	'after',
	'before',
	'year',
	'inclusive',
	'0',
	'1',
	'a',
	'',
];
const VALUES = [
	'_edit_last',
	'_SECRET',
	' _secret',
	'\t_wp_page_template',
	'price',
	'REGEXP',
	'RLIKE',
	'NOT REGEXP',
	'regexp',
	'LIKE',
	'EXISTS',
	'IN',
	'OR',
	'AND',
	'post_date',
	'user_registered',
	'post_password',
	'meta_value',
	'rand',
	'any',
	'private',
	'draft',
	'category',
	'slug',
	'ids',
	'1',
	'-1',
	'99999999',
	'2024-01-01',
	'NUMERIC',
	"'; DROP TABLE x; --",
];
const pair = ( draw: Draw ) =>
	`${ encodeURIComponent( oneOf( draw, KEYS ) ) }${ some( draw, 4, () => `[${ draw() < 0.9 ? oneOf( draw, PARTS ) : encodeURIComponent( text( draw, 1 ) ) }]` ).join( '' ) }=${ encodeURIComponent( draw() < 0.8 ? oneOf( draw, VALUES ) : text( draw, 2 ) ) }`;

it( '10,000 queries return nothing that visitors may not see, and WordPress accepts them all', async () => {
	const { failures, outcomes } = await fuzz( {
		make: ( draw ) => some( draw, 8, () => pair( draw ) ).join( '&' ),
		// Builds the query without running it.
		before: `$GLOBALS['test_sql'] = ''; add_filter( 'posts_pre_query', static function ( $posts, $query ) { $GLOBALS['test_sql'] = $query->request; return array(); }, 10, 2 );`,
		code: `
			$args = Pagewright\\Fields\\Posts\\Query::args( array( 'additional' => $input ) );
			$GLOBALS['test_sql'] = '';
			new WP_Query( $args );
			return array( 'sql' => $GLOBALS['test_sql'], 'status' => $args['post_status'], 'args' => array_keys( $args ) );`,
		batch: 1000,
		check: ( { output } ) => {
			const {
				sql: whole,
				status,
				args,
			} = output as {
				sql: string;
				status: string[];
				args: string[];
			};
			// A search term is only text, whatever it contains; names of protected keys stay.
			const sql = whole.replace( /'(?!\s*_)[^']*'/g, "''" );
			if (
				/REGEXP|RLIKE|meta_key\s*(=|IN|LIKE)\s*\(?'\s*_|post_password(?! = '')|user_registered/i.test(
					sql
				)
			) {
				return sql;
			}
			if ( ( sql.match( /JOIN/g ) ?? [] ).length > 24 || sql.length > 20_000 ) {
				return `too heavy: ${ sql }`;
			}
			const refused = args.filter( ( one ) =>
				/^(post_password|has_password|perm|fields|suppress_filters|cache_results|preview)$/.test(
					one
				)
			);
			return refused.length ||
				status.some( ( one ) => ! [ 'publish', 'inherit' ].includes( one ) )
				? `${ refused } ${ status }`
				: '';
		},
	} );
	expect( failures ).toEqual( [] );
	expect( outcomes ).toBe( 10_000 );
}, 90_000 );
