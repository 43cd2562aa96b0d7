import { afterAll, describe, expect, it } from 'vitest';
import { readWidget } from '../../scripts/compile.mjs';
import { whatRuns } from '../support/fuzz';
import { deep, hostileData } from '../support/hostile';
import { errorLog, php, phpValue } from '../support/site';
import { widgets } from '../support/units';
import { visitor, type Role } from '../support/visitor';

/** Per widget and role; a few thousand in total. */
const ROUNDS = 60;

interface Answer {
	status: number;
	html: string;
	notices: string[];
}

/**
 * Sends data through both endpoints and through a page as a user; returns the output and PHP's
 * errors.
 */
const send = ( widgetClass: string, block: string, list: unknown[], user: string ) =>
	php< Answer[][] >( `
		wp_set_current_user( ${ user } );
		// On a network, administrators do not have unfiltered_html either; users with it have their
		// own test.
		add_filter( 'map_meta_cap', static fn ( $caps, $cap ) => 'unfiltered_html' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );
		$notices = array();
		set_error_handler( static function ( $level, $message, $file, $line ) use ( &$notices ) { $notices[] = "$message in $file:$line"; return true; } );
		$out = array();
		foreach ( ${ phpValue( list ) } as $data ) {
			$answers = array();
			foreach ( array( 'previews', 'forms' ) as $route ) {
				$notices = array();
				$request = new WP_REST_Request( 'POST', '/sowb/v1/widgets/' . $route );
				$request->set_header( 'content-type', 'application/json' );
				$request->set_body( wp_json_encode( array( 'widgetClass' => ${ phpValue( widgetClass ) }, 'widgetData' => $data ) ) );
				$response  = rest_do_request( $request );
				$body      = $response->get_data();
				$answers[] = array( 'status' => $response->get_status(), 'html' => is_string( $body ) ? $body : ( $body['html'] ?? '' ), 'notices' => $notices );
			}
			$notices   = array();
			$attributes = array( 'widgetData' => $data, 'anchor' => 'x" onclick="alert(1)', 'className' => 'y"><script>alert(1)</script>' );
			// Filters like saving a post.
			$saved      = static fn ( $values ) => filter_block_kses_value( $values, 'post', array(), array( 'blockName' => ${ phpValue( block ) } ) );
			$html       = render_block( array( 'blockName' => ${ phpValue( block ) }, 'attrs' => $saved( $attributes ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
			// Not through render_block(): older versions of WordPress throw an error for a class
			// name that is a list, for any block.
			$html      .= call_user_func( WP_Block_Type_Registry::get_instance()->get_registered( ${ phpValue( block ) } )->render_callback, array_fill_keys( array( 'widgetClass', 'widgetData', 'anchor', 'className', 'widgetMarkup' ), $saved( $data ) ) );
			$answers[] = array( 'status' => 200, 'html' => $html, 'notices' => $notices );
			$out[]     = $answers;
		}
		return $out;
	` );

interface WidgetUnit {
	folder: string;
	block: { name: string };
	widget: { class: string };
}

const units: WidgetUnit[] = widgets.map( ( { name, path } ) => ( {
	folder: name,
	...readWidget( path ),
} ) );

describe.each( units )( 'hostile data for the $folder', ( { folder, block, widget } ) => {
	it.each( [
		[ 'an administrator', '1' ],
		[ 'a contributor', `get_users( array( 'role' => 'contributor', 'fields' => 'ids' ) )[0]` ],
	] )( 'from %s break nothing and run nowhere', async ( _, user ) => {
		await visitor( 'contributor' );
		const list = Array.from( { length: ROUNDS }, ( _unused, seed ) =>
			hostileData( folder, seed )
		);
		const answers = await send( widget.class, block.name, list, user );
		expect(
			answers.flat().filter( ( { html } ) => html.includes( '<div' ) ).length,
			'most of it is rendered'
		).toBeGreaterThanOrEqual( ROUNDS );
		const wrong = answers.flatMap( ( all, seed ) =>
			all
				.map( ( { status, html, notices } ) => ( {
					seed,
					status,
					notices,
					runs: whatRuns( html ),
				} ) )
				.filter( ( { status, notices, runs } ) => status >= 500 || notices.length || runs )
		);
		expect( wrong ).toEqual( [] );
	} );
} );

describe( 'hostile requests', () => {
	const post = async ( role: Role, body: string ) => {
		const who = await visitor( role );
		const response = await who.fetch( '/wp-json/sowb/v1/widgets/previews', {
			method: 'POST',
			headers: { ...who.nonce, 'Content-Type': 'application/json' },
			body,
		} );
		return { status: response.status, body: ( await response.json() ) as { message?: string } };
	};
	const request = ( widgetData: unknown, widgetClass = 'SiteOrigin_Widget_Accordion_Widget' ) =>
		JSON.stringify( { widgetClass, widgetData } );

	it( 'deeply nested data are rendered as far as they go', async () => {
		expect( ( await post( 'contributor', request( deep( 100 ) ) ) ).status ).toBe( 200 );
	} );

	it( 'data deeper than JSON may be are refused', async () => {
		expect( ( await post( 'contributor', request( deep( 400 ) ) ) ).status ).toBe( 400 );
	} );

	it( 'a hundred thousand rows take no more than a thousand', async () => {
		const { status, body } = await post(
			'contributor',
			request( { panels: Array.from( { length: 100_000 }, () => ( { title: 'x' } ) ) } )
		);
		expect( status ).toBe( 200 );
		expect( ( body as { html: string } ).html.match( /<details/g ) ).toHaveLength( 1000 );
	} );

	it( 'more than two megabytes are refused with a sentence', async () => {
		const { status, body } = await post(
			'contributor',
			request( { title: 'x'.repeat( 2_100_000 ) } )
		);
		expect( status ).toBe( 413 );
		expect( body.message ).toMatch( /too large/ );
	} );

	it( 'half a character in JSON is refused', async () => {
		expect(
			( await post( 'contributor', request( { title: 'x' } ).replace( '"x"', '"\\ud800"' ) ) )
				.status
		).toBe( 400 );
	} );

	it( 'bytes that are no text are rendered without them', async () => {
		const who = await visitor( 'contributor' );
		const body =
			'widgetClass=SiteOrigin_Widget_Button_Widget&widgetData[text]=a%ff%fe%80b&widgetData[%ff]=%c3';
		for ( const route of [ 'previews', 'forms' ] ) {
			const response = await who.fetch( `/wp-json/sowb/v1/widgets/${ route }`, {
				method: 'POST',
				headers: { ...who.nonce, 'Content-Type': 'application/x-www-form-urlencoded' },
				body,
			} );
			expect( response.status ).toBe( 200 );
			expect( JSON.stringify( await response.json() ).length ).toBeGreaterThan( 100 );
		}
	} );

	it.each( [
		'../../wp-config',
		'WP_User',
		'<script>alert(1)</script>',
		'a'.repeat( 10_000 ),
		'Pagewright\\Schema\\Loader',
		'0',
	] )( 'the class %.40s is refused', async ( widgetClass ) => {
		const { status, body } = await post( 'contributor', request( { a: 1 }, widgetClass ) );
		expect( status ).toBe( 400 );
		expect( body.message ).not.toContain( '<script' );
	} );
} );

// A list of popular posts starts view counting.
afterAll( () => php( `delete_option( 'pagewright_views' );` ) );

it( 'has left no word in the error log', async () => {
	expect( await errorLog() ).toBe( '' );
} );
