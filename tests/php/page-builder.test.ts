import { afterEach, describe, expect, it } from 'vitest';
import { dropClassicTheme, useClassicTheme } from '../support/classic';
import {
	LAYOUT,
	layoutBlock,
	layoutOf,
	ownLayouts,
	placed,
	textWidget,
} from '../support/page-builder-layouts';
import { errorLog, php, phpValue, siteUrl, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/page-builder.php' );

const { keep, layoutPage, remove } = ownLayouts();
afterEach( remove );

const read = async ( path: string ) => ( await fetch( siteUrl + path ) ).text();
const pageOf = ( id: number ) => read( `/?page_id=${ id }` );
const block = ( panelsData: unknown, more: object = {} ) =>
	php< string >( `return do_blocks( ${ phpValue( layoutBlock( panelsData, more ) ) } );` );
const words = ( html: string ) =>
	html
		.replace( /<style[\s\S]*?<\/style>/g, '' )
		.replace( /<[^>]+>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();

const SCRIPT = '<form action="/go"><button>Go</button></form><script>window.mine=1</script>';
const withScript = layoutOf(
	[ placed( 'WP_Widget_Custom_HTML', { content: SCRIPT } ) ],
	[ { cells: [ 1 ] } ]
);

describe( 'the layout block', () => {
	it( 'prints rows, cells and widgets with the class names and ids of Page Builder', async () => {
		const html = await block( LAYOUT, { builder_id: 'gb7-1', className: 'extra' } );
		expect( words( html ) ).toBe(
			'Welcome First link Press me On dark ground Inner left Inner right'
		);
		expect( html ).toContain( '<div id="pl-gb7-1" class="panel-layout extra">' );
		expect( html ).toContain( '<div id="pg-gb7-1-0" class="panel-grid panel-has-style">' );
		expect( html ).toContain(
			'<div id="first" class="my-row panel-row-style panel-row-style-for-gb7-1-0">'
		);
		expect( html ).toContain( 'class="my-cell panel-cell-style' );
		expect( html ).toMatch(
			/<div id="panel-gb7-1-0-0-0" class="so-panel widget widget_text panel-first-child panel-last-child" data-index="0"><div class="my-text panel-widget-style/
		);
		expect( html ).toContain( '<h3 class="widget-title">Welcome</h3>' );
		expect( html ).toContain( 'data-stretch-type="full"' );
		expect( html ).toContain( '<div id="pl-w5abc" class="panel-layout">' );
		expect( html ).not.toMatch( /Acme|Berlin|wp:/ );
	} );

	it( 'prints the styles of rows, cells and widgets', async () => {
		const html = await block( LAYOUT, { builder_id: 'x' } );
		for ( const rule of [
			'#pg-x-0{margin-bottom:50px}',
			'#pg-x-0>.panel-row-style{background-color:#fafad2;padding:10px 10px 10px 10px}',
			'align-items:center',
			'#pgc-x-0-0{width:calc(75% - 0.25 * 40px)}',
			'#pgc-x-0-1{width:calc(25% - 0.75 * 40px);align-self:flex-end}',
			'.panel-widget-style{background-color:#eef5ff;color:#102030;padding:20px 20px 20px 20px}',
			'#pl-x #panel-x-0-0-0 a{color:#aa0000}',
			'@media (max-width:780px)',
			'#pl-x #pg-x-0>.panel-row-style{flex-direction:column-reverse}',
		] ) {
			expect( html ).toContain( rule );
		}
	} );

	it( 'follows the settings of the site', async () => {
		const html = await call< string >(
			'html',
			layoutBlock(
				layoutOf( [ textWidget( 'A', 0, 0, {}, 'T' ) ], [ { cells: [ 0.5, 0.5 ] } ] )
			)
		);
		expect( html ).toContain( '@media (max-width:500px)' );
		expect( html ).toContain( 'width:calc(50% - 0.5 * 8px)' );
		expect( html ).toContain( '.so-panel{margin-bottom:12px}' );
		expect( html ).toContain( '<h2 class="own">T</h2>' );
		expect( html ).toContain( 'class="so-panel widget_text' );
	} );

	it( 'removes scripts and forms, because a block does not name its author', async () => {
		expect( await block( withScript ) ).not.toMatch( /<script|<form/ );
	} );

	it.each( [
		[ 'nothing', null ],
		[ 'an empty layout', { widgets: [] } ],
		[ 'a text', 'hello' ],
		[ 'a number', 5 ],
	] )( 'prints nothing of %s', async ( _name, data ) => {
		expect( await block( data ) ).toBe( '' );
	} );
} );

describe( 'a post with a layout', () => {
	it( 'shows the layout and not the copy of its text', async () => {
		const html = await pageOf( await layoutPage( LAYOUT ) );
		expect( html ).toContain( 'Inner right' );
		expect( html ).not.toMatch( /Stale copy|pagewright-layout-/ );
		expect( html ).toMatch( /<body class="[^"]*\bsiteorigin-panels\b/ );
		expect( html.match( /class="panel-layout"/g ) ).toHaveLength( 2 );
	} );

	it( 'keeps scripts and forms of an author with unfiltered_html only', async () => {
		const author = await php< number >(
			`return wp_insert_user( array( 'user_login' => 'layout-author', 'user_pass' => 'x', 'role' => 'author' ) );`
		);
		const own = await layoutPage( withScript );
		expect( await pageOf( own ) ).toContain( SCRIPT );
		expect(
			await pageOf( await layoutPage( withScript, { post_author: author } ) )
		).not.toMatch( /window\.mine|action="\/go"/ );
		// Custom fields of the classic editor store text.
		const text = await layoutPage( JSON.stringify( withScript ) );
		expect( await pageOf( text ) ).not.toMatch( /window\.mine|Stale/ );
		await php(
			`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( ${ author } );`
		);
	} );

	it( 'is rendered in the REST API and in feeds as on the page', async () => {
		const id = await layoutPage( LAYOUT, { post_type: 'post' } );
		const { content } = ( await (
			await fetch( `${ siteUrl }/wp-json/wp/v2/posts/${ id }` )
		).json() ) as { content: { rendered: string } };
		expect( words( content.rendered ) ).toMatch( /^Welcome First link Press me/ );
		const feed = await read( '/feed/' );
		expect( feed ).toContain( 'On dark ground' );
		expect( feed ).not.toContain( '#pl-' );
	} );

	it( 'keeps its password', async () => {
		const id = await layoutPage( LAYOUT, { post_password: 'secret' } );
		const html = await pageOf( id );
		expect( html ).toContain( 'type="password"' );
		expect( html ).not.toContain( 'Welcome' );
		const rest = await read( `/wp-json/wp/v2/pages/${ id }` );
		expect( rest ).not.toContain( 'Welcome' );
		const excerpt = await php( `return get_the_excerpt( ${ id } );` );
		expect( excerpt ).not.toContain( 'First' );
	} );

	it( 'has an excerpt of its first texts', async () => {
		const id = await layoutPage( LAYOUT );
		expect( await php( `return get_the_excerpt( ${ id } );` ) ).toBe(
			'First link On dark ground'
		);
		const blockPost = await call< number >( 'block_post', layoutBlock( LAYOUT ) );
		keep( blockPost );
		expect( await php( `return get_the_excerpt( ${ blockPost } );` ) ).toBe(
			'First link On dark ground'
		);
	} );

	it( 'does not affect other texts that use the_content', async () => {
		const id = await layoutPage( LAYOUT );
		const html = await call( 'html_of_other_text', id );
		expect( html ).toBe( '<p>A text of a plugin</p>\n' );
	} );

	it( 'that lists itself stops', async () => {
		const id = await layoutPage( { widgets: [] } );
		const self = layoutOf(
			[ placed( 'Test_Self_Widget', {} ), textWidget( 'After' ) ],
			[ { cells: [ 1 ] } ]
		);
		// eslint-disable-next-line tests/short-php -- the class has no namespace.
		const html = await php< string >( `
			class Test_Self_Widget extends WP_Widget {
				public function __construct() { parent::__construct( 'test-self', 'Self' ); }
				public function widget( $args, $instance ) { echo 'again: ', apply_filters( 'the_content', get_post( ${ id } )->post_content ); }
			}
			$GLOBALS['wp_widget_factory']->register( 'Test_Self_Widget' );
			update_post_meta( ${ id }, 'panels_data', ${ phpValue( self ) } );
			$GLOBALS['post'] = get_post( ${ id } ); setup_postdata( $GLOBALS['post'] );
			return apply_filters( 'the_content', $GLOBALS['post']->post_content );` );
		expect( words( html ) ).toBe( 'again: Stale copy After' );
	} );

	it( 'shows the part before "more" in lists', async () => {
		await layoutPage(
			layoutOf(
				[ textWidget( 'Before' ), textWidget( '<!--more Go on-->Behind' ) ],
				[ { cells: [ 1 ] } ]
			),
			{ post_type: 'post' }
		);
		await useClassicTheme();
		const html = await read( '/?post_type=post' );
		await dropClassicTheme();
		expect( html ).toContain( 'Before' );
		expect( html ).toMatch( /class="more-link">Go on<\/a>/ );
		expect( html ).not.toContain( 'Behind' );
	} );

	it( 'shows its content with the marker block, and the layout again without it', async () => {
		const id = await layoutPage( LAYOUT, {
			post_content:
				'<!-- wp:pagewright/converted-layout /-->\n\n<!-- wp:paragraph --><p>Converted</p><!-- /wp:paragraph -->',
		} );
		expect( await pageOf( id ) ).toContain( 'Converted' );
		expect( await pageOf( id ) ).not.toMatch( /Welcome|converted-layout/ );
		expect( await php( `return get_the_excerpt( ${ id } );` ) ).toBe( 'Converted' );
		await php( `wp_update_post( array( 'ID' => ${ id }, 'post_content' => '<p>Text</p>' ) );` );
		expect( await pageOf( id ) ).toContain( 'Welcome' );
	} );

	it( 'prints the styles of its widgets in the head of a classic theme', async () => {
		const id = await layoutPage( LAYOUT );
		await useClassicTheme();
		const html = await pageOf( id );
		await dropClassicTheme();
		expect( html.indexOf( 'pagewright-button' ) ).toBeLessThan( html.indexOf( '</head>' ) );
		expect( html.indexOf( 'pagewright-button' ) ).toBeGreaterThan( 0 );
	} );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
