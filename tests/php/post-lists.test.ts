// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	AUTHOR_BOX,
	BLOG,
	LISTED,
	makeList,
	RECENT,
	removeList,
	renderPhp,
	TAXONOMY,
} from '../support/post-lists';
import { php, phpValue, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/post-lists.php' );

const MAX_QUERIES = 6;
const ALL_ON = {
	featured_image: true,
	content: 'excerpt',
	read_more: true,
	date: true,
	author: true,
	categories: true,
	tags: true,
	comment_count: true,
	filter_categories: true,
};
const blog = ( template: string, posts: object = {}, settings: object = {} ) => ( {
	template,
	settings: { ...ALL_ON, ...settings },
	posts: { ...LISTED, ...posts },
} );
/** The first twelve by ID. */
const listed = ( perPage = 12 ) => ( {
	post__in: ids.slice( 0, 12 ).join(),
	sticky: 'ignore',
	posts_per_page: perPage,
} );

let ids: number[] = [];
beforeAll( async () => {
	await removeList();
	ids = await makeList();
} );
afterAll( removeList );

/**
 * Returns the HTML of a block, and its queries with an empty cache except for autoloaded options.
 */
const cost = ( widgetClass: string, data: object, here = 0 ) =>
	call< { html: string; queries: string[] } >( 'cost', here, renderPhp( widgetClass, data ) );

/** Returns the HTML of a block after some PHP. */
const render = ( widgetClass: string, data: object, before = '' ) =>
	php< string >( `${ before } ${ renderPhp( widgetClass, data, 'list' ) } return $html;` );
const titles = ( html: string ) =>
	[ ...html.matchAll( /Listed (\d+)<\/a>/g ) ].map( ( [ , n ] ) => Number( n ) );

describe( 'the database', () => {
	it.each( [ 'standard', 'grid', 'offset', 'alternate', 'masonry', 'portfolio' ] )(
		`runs at most ${ MAX_QUERIES } queries for a blog of 12 posts: %s`,
		async ( template ) => {
			const { html, queries } = await cost( BLOG, { ...blog( template ), posts: listed() } );
			expect( html.match( /<article/g ) ).toHaveLength( 12 );
			expect( html.match( /<img/g ) ).toHaveLength( 12 );
			expect( queries.length, queries.join( '\n' ) ).toBeLessThanOrEqual( MAX_QUERIES );
		}
	);

	it( 'runs as few for full contents and pages', async () => {
		const data = { ...blog( 'standard', {}, { content: 'full' } ), posts: listed( 5 ) };
		const { html, queries } = await cost( BLOG, data );
		expect( html ).toContain( 'data-total-pages="3"' );
		expect( queries.length, queries.join( '\n' ) ).toBeLessThanOrEqual( MAX_QUERIES );
	} );

	it( 'runs no more for any number of terms', async () => {
		const data = blog( 'grid', { posts_per_page: 12 } );
		const { html, queries } = await cost( BLOG, data );
		expect( html.match( /<article/g ) ).toHaveLength( 12 );
		expect( queries.length, queries.join( '\n' ) ).toBeLessThanOrEqual( MAX_QUERIES );
	} );

	it( 'runs at most 4 for recent posts, 3 for titles only', async () => {
		const recent = ( settings: object ) => ( {
			recent_settings: { post_content: 'excerpt', ...settings },
			recent_query: listed(),
		} );
		const all = await cost( RECENT, recent( {} ) );
		expect( all.html.match( /<img/g ) ).toHaveLength( 12 );
		expect( all.queries.length, all.queries.join( '\n' ) ).toBeLessThanOrEqual( 4 );
		const few = await cost( RECENT, recent( { featured_image: false } ) );
		expect( few.queries.length, few.queries.join( '\n' ) ).toBeLessThanOrEqual( 3 );
	} );

	it( 'runs at most 2 each for author box and terms', async () => {
		for ( const [ widget, data ] of [
			[ AUTHOR_BOX, {} ],
			[ TAXONOMY, { taxonomy: 'post_tag', display_format: 'button' } ],
		] as const ) {
			const { html, queries } = await cost( widget, data, ids[ 0 ] );
			expect( html ).not.toBe( '' );
			expect( queries.length, queries.join( '\n' ) ).toBeLessThanOrEqual( 2 );
		}
	} );

	it( 'is never written to', async () => {
		for ( const [ widget, data ] of [
			[ BLOG, blog( 'grid' ) ],
			[ RECENT, { recent_query: LISTED } ],
			[ AUTHOR_BOX, {} ],
			[ TAXONOMY, {} ],
		] as const ) {
			const { queries } = await cost( widget, data, ids[ 0 ] );
			expect( queries.filter( ( sql ) => ! /^\s*SELECT/i.test( sql ) ) ).toEqual( [] );
		}
	} );
} );

describe( 'a list of posts', () => {
	it( 'never shows a private post, for any user', async () => {
		const asAdmin = 'wp_set_current_user( 1 );';
		const sly = { posts_per_page: 50, additional: 'post_status%3Dprivate%26perm%3Dreadable' };
		const html = await render( BLOG, blog( 'grid', sly ), asAdmin );
		expect( titles( html ) ).not.toContain( 13 );
		expect( titles( html ) ).toHaveLength( 13 );
		const forced = `${ asAdmin } add_filter( 'siteorigin_widgets_blog_query', static fn ( $args ) => array( 'post_status' => array( 'private', 'publish' ) ) + $args );`;
		expect( titles( await render( BLOG, blog( 'grid', sly ), forced ) ) ).not.toContain( 13 );
	} );

	it( 'shows only the title of a post with a password', async () => {
		for ( const content of [ 'full', 'excerpt' ] ) {
			const html = await render(
				BLOG,
				blog( 'standard', { posts_per_page: 50 }, { content } )
			);
			const item = html.split( '<article' ).find( ( part ) => part.includes( 'Listed 14' ) );
			expect( item ).toContain( 'Protected: Listed 14' );
			expect( item ).not.toMatch( /Words of post|<img|post-password-form/ );
		}
		const recent = await render( RECENT, {
			recent_settings: { post_content: 'excerpt' },
			recent_query: { ...LISTED, posts_per_page: 50 },
		} );
		expect( recent ).toContain( 'Protected: Listed 14' );
		expect( recent ).not.toContain( 'Words of post 14' );
	} );

	it( 'stops if a post lists itself', async () => {
		const inner = `<!-- wp:sowb/siteorigin-widget-blog-widget ${ JSON.stringify( {
			widgetClass: BLOG,
			widgetData: { posts: { posts_per_page: 10, ...LISTED } },
		} ) } /-->`;
		const write = ( content: string ) =>
			`foreach ( ${ phpValue( ids.slice( 0, 3 ) ) } as $id ) { wp_update_post( array( 'ID' => $id, 'post_content' => wp_slash( ${ phpValue( content ) } ) ) ); }`;
		const html = await render(
			BLOG,
			blog( 'standard', { posts_per_page: 3 }, { content: 'full' } ),
			write( inner )
		);
		await php( write( 'Words of a post go on. '.repeat( 20 ) ) );
		// Three posts, each with a list of ten excerpts without itself.
		expect( html.match( /<article/g ) ).toHaveLength( 3 + 3 * 10 );
	} );
} );

describe( 'terms', () => {
	const found = async ( posts: object ) =>
		titles( await render( BLOG, blog( 'grid', { ...posts, posts_per_page: 50 } ) ) );

	it( 'match one of them, or all, including child terms', async () => {
		const [ news, tips ] = LISTED.tax_query.split( ',' );
		const newsOnly = await found( { tax_query: news } );
		expect( newsOnly ).toEqual( [ 3, 6, 9, 12 ] );
		expect( await found( { tax_query: `${ news },${ tips }` } ) ).toHaveLength( 8 );
		const tag = 'post_tag:post-lists-test-a';
		const and = { tax_query: `${ news },${ tag }`, tax_query_relation: 'AND' };
		expect( await found( and ) ).toEqual( newsOnly );
		await call( 'make_child_term' );
		expect( await found( { tax_query: 'category:post-lists-test-above' } ) ).toEqual(
			newsOnly
		);
	} );

	it( 'exclude sticky posts without them, as in WordPress', async () => {
		const [ news ] = LISTED.tax_query.split( ',' );
		await php( `stick_post( ${ ids[ 3 ] } );` );
		try {
			expect( await found( { tax_query: news, sticky: '' } ) ).toEqual( [ 3, 6, 9, 12 ] );
		} finally {
			await php( `unstick_post( ${ ids[ 3 ] } );` );
		}
	} );

	it( 'are found at any depth', async () => {
		const chain = `$parent = 0; foreach ( range( 1, 7 ) as $level ) { $parent = wp_insert_term( "Level $level", 'category', array( 'slug' => "post-lists-test-level-$level", 'parent' => $parent ) )['term_id']; } wp_set_object_terms( ${ ids[ 3 ] }, $parent, 'category', true );`;
		await php( chain );
		for ( const level of [ 1, 4, 7 ] ) {
			const slug = `category:post-lists-test-level-${ level }`;
			expect( await found( { tax_query: slug } ), slug ).toEqual( [ 4 ] );
		}
	} );

	it( 'that were deleted match nothing', async () => {
		expect( await render( BLOG, blog( 'grid', { tax_query: 'category:gone' } ) ) ).toBe( '' );
		const and = { tax_query: `${ LISTED.tax_query },category:gone`, tax_query_relation: 'AND' };
		expect( await render( BLOG, blog( 'grid', and ) ) ).toBe( '' );
	} );
} );

describe( 'pages', () => {
	const data = blog( 'grid', { posts_per_page: 5 } );
	const at = ( page: string, more = data ) =>
		render( BLOG, more, `$_GET['sow-list'] = '${ page }';` );

	it( 'contain each post once, and link to each other', async () => {
		const pages = [ await at( '1' ), await at( '2' ), await at( '3' ) ];
		expect( pages.flatMap( titles ) ).toEqual( [ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14 ] );
		expect( pages[ 0 ] ).toContain( 'sow-list=2#' );
		expect( pages[ 0 ] ).not.toContain( 'rel="prev"' );
		expect( pages[ 2 ] ).toContain( 'rel="prev"' );
		expect( pages[ 2 ] ).not.toContain( 'rel="next"' );
	} );

	it.each( [ '0', '-1', 'two', '1e3', '"><script>' ] )( '%j is the first', async ( page ) => {
		const html = await at( page );
		expect( titles( html ) ).toEqual( [ 1, 2, 3, 4, 5 ] );
		expect( html ).not.toContain( '<script' );
	} );

	it( 'after the last are the first', async () => {
		expect( titles( await at( '99' ) ) ).toEqual( [ 1, 2, 3, 4, 5 ] );
	} );

	it( 'of another list do not affect this one', async () => {
		const html = await render( BLOG, data, `$_GET['sow-other'] = '2';` );
		expect( titles( html ) ).toEqual( [ 1, 2, 3, 4, 5 ] );
	} );

	it( 'begin after an offset', async () => {
		const later = blog( 'grid', { posts_per_page: 5, additional: 'offset%3D4' } );
		expect( titles( await at( '1', later ) ) ).toEqual( [ 5, 6, 7, 8, 9 ] );
		expect( titles( await at( '2', later ) ) ).toEqual( [ 10, 11, 12, 14 ] );
		expect( await at( '1', later ) ).toContain( 'data-total-pages="2"' );
	} );
} );

describe( 'filters of sites', () => {
	it.each( [
		[ 'blog_query', `static fn ( $args ) => array( 'order' => 'ASC' ) + $args`, /Listed 14/ ],
		[ 'blog_pagination_markup', `static fn () => '<nav>Own pages</nav>'`, /Own pages/ ],
		[ 'blog_post_meta', `static fn () => '<b>Own details</b>'`, /Own details/ ],
		[ 'blog_excerpt_length', `static fn () => 2`, /<p>Words of\.\.\.<\/p>/ ],
		[ 'blog_excerpt_trim', `static fn () => ' (cut)'`, /\(cut\)/ ],
		[ 'blog_featured_image_markup', `static fn () => '<i>Own picture</i>'`, /Own picture/ ],
	] )( '%s', async ( name, callback, expected ) => {
		const html = await render(
			BLOG,
			blog( 'grid', { posts_per_page: 1 } ),
			`add_filter( 'siteorigin_widgets_${ name }', ${ callback } );`
		);
		expect( html ).toMatch( expected );
	} );

	it( 'can disable pages and contents', async () => {
		const html = await render(
			BLOG,
			blog( 'grid', { posts_per_page: 1 } ),
			`add_filter( 'siteorigin_widgets_blog_pagination_enabled', '__return_false' ); add_filter( 'siteorigin_widgets_blog_show_content', '__return_false' );`
		);
		expect( html ).not.toMatch( /sow-post-navigation|Words of post|data-pagewright/ );
	} );
} );
