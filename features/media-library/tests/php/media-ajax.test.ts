import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { visitor } from '../../../../tests/support/visitor';
import { ajax, column, fill, idsOf, list, type List } from '../support/media';
import { withSamples } from '../support/samples';

const samples = withSamples();
const { ids } = samples;

beforeAll( fill );

const OUR_BLOCK = 'sowb/siteorigin-widget-button-widget';

/**
 * Says for a pattern, the attributes of block supports, a widget of WordPress, one of our blocks and its supports whether
 * they are registered.
 */
const REGISTERED = `function foreign_registered() {
	$block = static fn ( $name ) => WP_Block_Type_Registry::get_instance()->get_registered( $name );
	return (int) WP_Block_Patterns_Registry::get_instance()->is_registered( 'core/query-standard-posts' )
		. (int) isset( $block( 'core/paragraph' )->attributes['className'] )
		. (int) isset( $GLOBALS['wp_widget_factory']->widgets['WP_Widget_Pages'] )
		. (int) ( null !== $block( '${ OUR_BLOCK }' ) )
		. (int) isset( $block( '${ OUR_BLOCK }' )->attributes['className'] );
}`;

describe( 'the list through admin-ajax.php', () => {
	afterAll( () => unplug( 'foreign' ) );

	it( 'is the same', async () => {
		const asked = 'month=2019-05&search=evening&order=asc';
		const response = await ajax( asked );
		expect( response.status ).toBe( 200 );
		expect( await response.json() ).toEqual( await list( asked ) );
	} );

	it( 'has the other routes, with POST too', async () => {
		const whole = await ajax( `ids[]=${ ids.song }`, 'editor', {
			route: '/media/attachments',
		} );
		expect( await whole.json() ).toMatchObject( { attachments: [ { id: ids.song } ] } );
		const saved = await ajax( '', 'editor', {
			route: '/media/bulk',
			method: 'POST',
			body: JSON.stringify( {
				action: 'save',
				ids: [ ids.song ],
				changes: { caption: 'From wp-admin' },
				return: true,
			} ),
		} );
		expect( await saved.json() ).toMatchObject( {
			attachments: [ { caption: 'From wp-admin' } ],
		} );
		const invalid = await ajax( '', 'editor', {
			route: '/media/bulk',
			method: 'POST',
			body: '{',
		} );
		expect( invalid.status ).toBe( 400 );
	} );

	it.each( [
		'/wp/v2/users',
		'/media/../../wp/v2/users',
		'/medial',
		'/media/',
		'',
		'/media/x/y',
	] )( 'has no other route: %s', async ( route ) => {
		const response = await ajax( '', 'administrator', { route } );
		expect( response.status ).toBe( 404 );
		expect( await response.json() ).toMatchObject( { code: 'rest_no_route' } );
	} );

	it( 'has the routes of WordPress, and our patterns, once and only if a filter of another plugin requests one', async () => {
		await plug(
			'foreign',
			`add_filter( 'wp_prepare_attachment_for_js', static function ( $data ) {
				$is     = static fn ( $pattern ) => (int) WP_Block_Patterns_Registry::get_instance()->is_registered( $pattern );
				$has    = static fn () => count( rest_get_server()->get_routes()['/wp/v2/types'] ?? array() ) . $is( 'pagewright/contact' ) . $is( 'core/query-standard-posts' );
				$before = $has();
				$status = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/types' ) )->get_status();
				$data['title'] = $before . ' ' . $status . ' ' . $has();
				return $data;
			} );`
		);
		const asked = `orderby=include&include[]=${ ids.song }&include[]=${ ids.sunset }`;
		const page = ( await ( await ajax( asked ) ).json() ) as List;
		expect( column( page, 'title' ) ).toEqual( [ '000 200 111', '111 200 111' ] );
	} );

	it.each( [
		[
			'lists',
			'/wp-admin/admin-ajax.php?action=pagewright_media&route=/media',
			'GET',
			'00000',
		],
		[
			'changes',
			'/wp-admin/admin-ajax.php?action=pagewright_media&route=/media',
			'POST',
			'11111',
		],
		[
			'other routes',
			'/wp-admin/admin-ajax.php?action=pagewright_media&route=/media/uses',
			'GET',
			'11111',
		],
		[
			'other actions',
			'/wp-admin/admin-ajax.php?action=rest-nonce&x=action=pagewright_media&route=/media',
			'GET',
			'11111',
		],
		[
			'arrays',
			'/wp-admin/admin-ajax.php?action[]=pagewright_media&route[]=/media',
			'GET',
			'11111',
		],
		// Public pages register our blocks where they are used.
		[ 'public pages', '/?action=pagewright_media&route=/media', 'GET', '11100' ],
	] )(
		'leaves out blocks and widgets in no other requests: %s',
		async ( _, address, method, expected ) => {
			await plug(
				'foreign',
				`${ REGISTERED } add_action( 'wp_loaded', static fn () => header( 'X-Registered: ' . foreign_registered() ) );`
			);
			const who = await visitor( 'editor' );
			const response = await who.fetch( address, { method } );
			await unplug( 'foreign' );
			expect( response.headers.get( 'X-Registered' ) ).toBe( expected );
		}
	);

	it( 'lets themes unregister what was left out', async () => {
		await plug(
			'foreign',
			`add_action( 'init', static function () {
				$errors = 0;
				set_error_handler( static function () use ( &$errors ) { $errors++; return true; } );
				unregister_block_pattern( 'core/query-standard-posts' );
				unregister_block_pattern_category( 'banner' );
				unregister_block_type( '${ OUR_BLOCK }' );
				unregister_widget( 'WP_Widget_Pages' );
				restore_error_handler();
				header( "X-Errors: $errors" );
			}, 20 );`
		);
		const response = await ajax();
		await unplug( 'foreign' );
		expect( response.headers.get( 'X-Errors' ) ).toBe( '0' );
	} );

	it( 'has blocks, patterns and widgets as soon as a filter renders blocks', async () => {
		await plug(
			'foreign',
			`${ REGISTERED } add_filter( 'wp_prepare_attachment_for_js', static function ( $data ) {
				$before = foreign_registered();
				$html   = do_blocks( '<!-- wp:pattern {"slug":"foreign/one"} /--><!-- wp:paragraph {"align":"right"} --><p class="has-text-align-right">Right</p><!-- /wp:paragraph --><!-- wp:${ OUR_BLOCK } {"widgetData":{"text":"Ours"}} /-->' );
				$data['title'] = $before . ' ' . preg_replace( '/\\s+/', ' ', trim( wp_strip_all_tags( $html ) ) ) . ' ' . foreign_registered();
				return $data;
			} );
			add_action( 'init', static fn () => register_block_pattern( 'foreign/one', array( 'title' => 'One', 'content' => 'Pattern ' ) ) );`
		);
		const asked = `orderby=include&include[]=${ ids.song }&include[]=${ ids.sunset }`;
		const page: List = await ( await ajax( asked ) ).json();
		await unplug( 'foreign' );
		expect( column( page, 'title' ) ).toEqual( [
			'00000 Pattern Right Ours 11111',
			'11111 Pattern Right Ours 11111',
		] );
	} );

	it( 'has each other route of the plugin once, if a filter requests one', async () => {
		await plug(
			'foreign',
			`add_filter( 'wp_prepare_attachment_for_js', static function ( $data ) {
				$routes = static fn () => array_map( 'count', rest_get_server()->get_routes( 'pagewright/v1' ) );
				$before = $routes();
				$status = rest_do_request( new WP_REST_Request( 'GET', '/pagewright/v1/media/months' ) )->get_status();
				$after  = $routes();
				$data['title'] = implode( ' ', array( count( $before ), $status, $after['/pagewright/v1/media'], $after['/pagewright/v1/media/months'], (int) isset( $after['/pagewright/v1/media/bulk'] ) ) );
				return $data;
			} );`
		);
		const page: List = await ( await ajax( `include[]=${ ids.song }` ) ).json();
		await unplug( 'foreign' );
		// The first number counts the route of the list and the index of its namespace.
		expect( column( page, 'title' ) ).toEqual( [ '2 200 1 1 1' ] );
	} );

	it( 'is changed by filters that other plugins add in wp-admin only', async () => {
		await plug(
			'foreign',
			`add_action( 'admin_init', static fn () => add_filter( 'ajax_query_attachments_args', static fn ( $args ) => array( 'author' => get_current_user_id() ) + $args ) );`
		);
		const page: List = await ( await ajax( 'month=2019-05', 'author' ) ).json();
		await unplug( 'foreign' );
		expect( idsOf( page ) ).toEqual( [ ids.sunset ] );
		expect( page.source ).toBe( 'wordpress' );
	} );

	it.each( [
		[ 'a wrong nonce', 403, '', 'administrator', { 'X-WP-Nonce': '0123456789' } ],
		[ 'a nonce in the URL alone', 403, '_wpnonce=0123456789', 'editor', { 'X-WP-Nonce': '' } ],
		[ 'a contributor', 403, '', 'contributor', {} ],
		[ 'a visitor', 400, '', 'visitor', {} ],
		[ 'an invalid parameter', 400, 'orderby=rand', 'administrator', {} ],
		[ 'an invalid type', 400, 'search[]=a', 'administrator', {} ],
		[ 'a cursor of SQL', 400, 'after=%27+OR+1', 'administrator', {} ],
	] as const )( 'refuses %s', async ( _what, status, query, role, headers ) => {
		expect( ( await ajax( query, role, { headers } ) ).status ).toBe( status );
	} );
} );
