// Does not depend on the database.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AGENT, plug, route, unplug } from '../support/contact-form';
import { forget, get, GOOD, leave, pages, send, stored, WIDGET } from '../support/contact-widget';
import { php, phpValue, siteUrl, phpFile } from '../../../../tests/support/site';
import { dropSmtp, openSmtp, useSmtp, type Smtp } from '../support/smtp';
import { visitor, type Visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-relay.php' );

const NONCE = '_widgets_nonce';
const CLASS = 'SiteOrigin_Widgets_ContactForm_Widget';
const BLOCK = 'sowb/siteorigin-widgets-contactform-widget';
/** A form that sends mail to any address. */
const RELAY = {
	...WIDGET,
	settings: {
		...( WIDGET.settings as object ),
		to: 'victim@example.com',
		from: 'bank@example.com',
	},
};
const escaped = ( text: string ) =>
	text.replace( /[&"<>[\]]/g, ( letter ) => `&#${ letter.charCodeAt( 0 ) };` );
const SHORTCODE = `[siteorigin_widget class="${ CLASS }"]<input type="hidden" value="${ escaped(
	JSON.stringify( { instance: RELAY, args: {} } )
) }" />[/siteorigin_widget]`;
const block = ( name: string, attributes: object ) =>
	`<!-- wp:${ name } ${ JSON.stringify( attributes )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '--', '\\u002d\\u002d' ) } /-->`;
const FORM_BLOCK = block( BLOCK, { widgetClass: CLASS, widgetData: RELAY } );

/** In the form, and in the form after filters removed the data. */
const YOUR_NAME = /your-name-[12]/;

/** Widgets whose texts contain the form. */
const AROUND: [ string, string, object ][] = [
	[ 'the form itself', CLASS, RELAY ],
	[ 'a shortcode in a text', 'SiteOrigin_Widget_Editor_Widget', { text: SHORTCODE } ],
	[
		'blocks in a tab',
		'SiteOrigin_Widget_Accordion_Widget',
		{ panels: [ { title: 'x', content_text: SHORTCODE } ] },
	],
	[
		'blocks of a builder field',
		'SiteOrigin_Widget_LayoutSlider_Widget',
		{ frames: [ { content: { blocks: FORM_BLOCK + SHORTCODE } } ] },
	],
	[
		'a layout of a builder field',
		'SiteOrigin_Widget_LayoutSlider_Widget',
		{
			frames: [
				{
					content: {
						widgets: [ { ...RELAY, panels_info: { class: CLASS, grid: 0, cell: 0 } } ],
						grids: [ { cells: 1 } ],
						grid_cells: [ { grid: 0, weight: 1 } ],
					},
				},
			],
		},
	],
];

const read = async ( response: Promise< Response > ) => ( await response ).text();

let smtp: Smtp;
let contributor: Visitor;
let editor: Visitor;

beforeAll( async () => {
	smtp = await openSmtp();
	await useSmtp( smtp );
	await php( `delete_option( 'pagewright_forms' );` );
	[ contributor, editor ] = await Promise.all( [
		visitor( 'contributor' ),
		visitor( 'editor' ),
	] );
} );
beforeEach( forget );
afterAll( async () => {
	await dropSmtp( smtp );
	await leave();
} );

/** Returns a post of the contributor, as the editor would save it. */
async function draft( content: string, status = 'draft' ): Promise< number > {
	const id = await call< number >( 'id', status, content );
	pages.push( id );
	return id;
}

/** A form that is not stored cannot be submitted, whatever ID or hash an attacker guesses. */
async function expectNothingToSend() {
	expect( await stored() ).toEqual( [] );
	const { last, hash } = await call< { last: number; hash: string } >(
		'make_form_of_widget',
		CLASS,
		RELAY
	);
	for ( const id of [ 0, last - 1, last, last + 1, hash, hash.slice( 0, 7 ) ] ) {
		const body = new FormData();
		Object.entries( { ...GOOD, _wpcf7: String( id ) } ).forEach( ( [ name, value ] ) =>
			body.append( name, value )
		);
		await read(
			fetch( route( id ), { method: 'POST', headers: { 'user-agent': AGENT }, body } )
		);
	}
	expect( smtp.mails ).toEqual( [] );
}

describe( 'a contributor cannot store a form', () => {
	it.each( AROUND )( 'with previews of %s', async ( _name, widgetClass, widgetData ) => {
		const json = { ...contributor.nonce, 'content-type': 'application/json' };
		const rest = await contributor.fetch( '/wp-json/sowb/v1/widgets/previews', {
			method: 'POST',
			headers: json,
			body: JSON.stringify( { widgetClass, widgetData } ),
		} );
		expect( await rest.text() ).toMatch( YOUR_NAME );
		// Sends what the form's button sends; its nonce is in the editor's configuration.
		const page = await ( await contributor.fetch( '/wp-admin/post-new.php' ) ).text();
		const nonces = [ ...page.matchAll( /"\w*[nN]once":"(\w{10})"/g ) ].map(
			( [ , one ] ) => one!
		);
		let seen = '';
		for ( const one of new Set( nonces ) ) {
			const response = await contributor.fetch( '/wp-admin/admin-ajax.php', {
				method: 'POST',
				body: new URLSearchParams( {
					action: 'so_widgets_preview',
					class: widgetClass,
					data: JSON.stringify( widgetData ),
					[ NONCE ]: one,
				} ),
			} );
			seen += await response.text();
		}
		expect( seen ).toMatch( YOUR_NAME );
		await read(
			contributor.fetch(
				`/wp-json/wp/v2/block-renderer/${ BLOCK }?context=edit&attributes[widgetClass]=${ CLASS }`,
				{ headers: contributor.nonce }
			)
		);
		await read(
			contributor.fetch( `/wp-json/wp/v2/block-renderer/core/shortcode?context=edit`, {
				method: 'POST',
				headers: json,
				body: JSON.stringify( { attributes: { text: SHORTCODE } } ),
			} )
		);
		await expectNothingToSend();
	} );

	it.each( [
		[ 'draft', FORM_BLOCK ],
		[ 'draft', SHORTCODE ],
		[ 'pending', `${ FORM_BLOCK }\n\n${ SHORTCODE }` ],
		[ 'future', FORM_BLOCK ],
	] )( 'by viewing a post of status %s: %.30s', async ( status, content ) => {
		const id = await draft( content, status );
		const json = { ...contributor.nonce, 'content-type': 'application/json' };
		for ( const who of [ contributor, editor ] ) {
			for ( const path of [
				`/?p=${ id }`,
				`/?p=${ id }&preview=true`,
				`/?p=${ id }&preview=true&feed=rss2`,
				`/?p=${ id }&embed=true`,
				'/?feed=rss2',
				'/?feed=atom',
				'/?s=Relay+words',
				'/?s=Relay+words&post_status=any',
				'/?post_status=draft,pending,future&post_type=post',
				'/wp-sitemap.xml',
				'/wp-sitemap-posts-post-1.xml',
				`/wp-json/oembed/1.0/embed?url=${ encodeURIComponent( `${ siteUrl }/?p=${ id }` ) }`,
			] ) {
				await read( who.fetch( path ) );
			}
			for ( const path of [
				`/wp-json/wp/v2/posts/${ id }?context=edit`,
				`/wp-json/wp/v2/posts/${ id }?context=view`,
				'/wp-json/wp/v2/posts?status=draft,pending,future&context=edit',
				`/wp-json/wp/v2/posts/${ id }/revisions`,
				`/wp-json/wp/v2/posts/${ id }/autosaves`,
				`/?rest_route=/wp/v2/posts/${ id }`,
			] ) {
				await ( await who.fetch( path, { headers: who.nonce } ) ).text();
			}
		}
		for ( const path of [ `/${ id }`, `/${ id }/autosaves`, '' ] ) {
			await read(
				contributor.fetch( `/wp-json/wp/v2/posts${ path }`, {
					method: 'POST',
					headers: json,
					body: JSON.stringify( { title: 'Relay words', content, excerpt: content } ),
				} )
			);
		}
		await expectNothingToSend();
	} );

	it( 'with a draft that a published page shows', async () => {
		const id = await draft( FORM_BLOCK );
		await plug(
			'relay',
			`add_filter( 'the_content', static function ( $html ) { static $is_inside = false; if ( $is_inside || ! is_page() ) { return $html; } $is_inside = true; $GLOBALS['post'] = get_post( ${ id } ); setup_postdata( $GLOBALS['post'] ); $html .= apply_filters( 'the_content', get_the_content() ); wp_reset_postdata(); $is_inside = false; return $html; } );`
		);
		const [ page, made ] = await call< [ string, number ] >( 'show_draft_on_page' );
		pages.push( made );
		expect( await get( page ) ).toContain( 'e-mail-your-name-2' );
		await unplug( 'relay' );
		await expectNothingToSend();
	} );

	it( 'with a comment or a biography in which a site runs shortcodes', async () => {
		await plug(
			'relay',
			`add_filter( 'comment_text', 'do_shortcode', 99 ); add_filter( 'get_the_author_description', 'do_shortcode', 99 ); add_filter( 'the_content', static fn ( $html ) => $html . ( is_singular() ? get_the_author_meta( 'description', get_user_by( 'login', 'test-contributor' )->ID ) . get_comment_text( get_comments( array( 'number' => 1 ) )[0] ) . apply_filters( 'comment_text', get_comments( array( 'number' => 1 ) )[0]->comment_content, null, array() ) : '' ), 99 );`
		);
		const [ page, made ] = await call< [ string, number ] >(
			'allow_shortcode_in_comments',
			SHORTCODE
		);
		pages.push( made );
		expect( await get( page ) ).toContain( 'e-mail-your-name-2' );
		await unplug( 'relay' );
		await php(
			`delete_user_meta( get_user_by( 'login', 'test-contributor' )->ID, 'description' );`
		);
		await expectNothingToSend();
	} );
} );

describe( 'published content', () => {
	it.each( [
		[ 'a block', FORM_BLOCK ],
		[ 'a shortcode', SHORTCODE ],
	] )( 'can be sent: %s, also after it was scheduled or changed', async ( _name, content ) => {
		const id = await draft( content, 'future' );
		// The scheduled time is over. Only a user with the capability can have saved the
		// shortcode's input.
		await call( 'publish_scheduled', content, id );
		const address = `${ siteUrl }/?p=${ id }`;
		const first = await ( await fetch( address ) ).text();
		expect( await send( first, GOOD ) ).toMatchObject( {
			status: 'mail_sent',
			invalid_fields: [],
		} );
		expect( smtp.mails.at( -1 )!.to ).toContain( 'victim@example.com' );
		const response = await editor.fetch( `/wp-json/wp/v2/posts/${ id }`, {
			method: 'POST',
			headers: { ...editor.nonce, 'content-type': 'application/json' },
			body: JSON.stringify( { content: content.replaceAll( 'victim@', 'shop@' ) } ),
		} );
		expect( response.status ).toBe( 200 );
		const second = await ( await fetch( address ) ).text();
		expect( ( await send( second, GOOD ) ).status ).toBe( 'mail_sent' );
		expect( smtp.mails.at( -1 )!.to ).toContain( 'shop@example.com' );
		smtp.mails.length = 0;
	} );

	it( 'in a widget area can be sent, also from a page without a post', async () => {
		const base = await php< string >(
			`return $GLOBALS['wp_widget_factory']->widgets[ ${ phpValue( CLASS ) } ]->id_base;`
		);
		await plug(
			'relay',
			`add_action( 'widgets_init', static fn () => register_sidebar( array( 'id' => 'relay-area' ) ) ); add_action( 'wp_footer', static fn () => dynamic_sidebar( 'relay-area' ) ); add_filter( 'sidebars_widgets', static fn ( $all ) => array( 'relay-area' => array( '${ base }-2' ) ) + (array) $all );`
		);
		const setWidgets = ( widgets: object ) =>
			php( `update_option( 'widget_${ base }', ${ phpValue( widgets ) } );` );
		await setWidgets( { 2: RELAY, _multiwidget: 1 } );
		const html = await ( await fetch( `${ siteUrl }/?s=nothing-has-these-words` ) ).text();
		await unplug( 'relay' );
		await setWidgets( { _multiwidget: 1 } );
		expect( ( await send( html, GOOD ) ).status ).toBe( 'mail_sent' );
		smtp.mails.length = 0;
	} );
} );
