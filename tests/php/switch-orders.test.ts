import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockOf, BUTTON, makePost } from '../support/editor';
import { putPlugin, removePlugins, type OldPlugin } from '../support/old-plugins';
import { oldViews } from '../support/old-views';
import { errorLog, php, phpFile } from '../support/site';
import { isReplaced } from '../support/units';
import { visitor } from '../support/visitor';

const { call } = phpFile( 'tests/php/switch-orders.php' );

const POPULAR = 'wordpress-popular-posts/wordpress-popular-posts.php';
const FORMS = 'contact-form-7/wp-contact-form-7.php';
const BUNDLE = 'so-widgets-bundle/so-widgets-bundle.php';
const isHere = ( plugin: OldPlugin ) =>
	plugin === BUNDLE || isReplaced( plugin.split( '/' )[ 0 ]! );
/**
 * The content of each plugin on a page while it is active, and afterwards: of those that Pagewright and its features
 * replace.
 */
const ALL: Array< { plugin: OldPlugin; theirs: string[]; ours: RegExp[] } > = [
	{ plugin: BUNDLE, theirs: [ 'their block' ], ours: [ /class="sowb-button[^]*Order bread/ ] },
	{
		plugin: FORMS,
		theirs: [ 'their form' ],
		ours: [ /<form[^>]*class="wpcf7-form/, /name="your-name"/ ],
	},
	{ plugin: POPULAR, theirs: [ 'their list', 'their count' ], ours: [] },
];
const SHOWN = ALL.filter( ( { plugin } ) => isHere( plugin ) );
const PLUGINS = SHOWN.map( ( { plugin } ) => plugin );

const ACTIONS = [ 'deactivate', 'delete', 'import', 'return' ] as const;
type Action = ( typeof ACTIONS )[ number ];

const orders = < T >( all: readonly T[] ): T[][] =>
	all.length
		? all.flatMap( ( first ) =>
				orders( all.filter( ( one ) => one !== first ) ).map( ( rest ) => [
					first,
					...rest,
				] )
			)
		: [ [] ];

let page: number;
let address: string;
let form: number;
/** Page views, whichever plugin counted them. */
let views: number;
let active: Set< OldPlugin >;
let installed: Set< OldPlugin >;

/** Changes or deletes a plugin with the REST API. */
async function change( plugin: OldPlugin, method: 'PUT' | 'DELETE', status?: string ) {
	const who = await visitor( 'administrator' );
	const response = await who.fetch( `/wp-json/wp/v2/plugins/${ plugin.replace( '.php', '' ) }`, {
		method,
		headers: { ...who.nonce, 'content-type': 'application/json' },
		...( status ? { body: JSON.stringify( { status } ) } : {} ),
	} );
	return { status: response.status, text: await response.text() };
}

const act: Record< Action, ( plugins: OldPlugin[] ) => Promise< void > > = {
	async deactivate( plugins ) {
		for ( const plugin of plugins.filter( ( one ) => active.has( one ) ) ) {
			const { status, text } = await change( plugin, 'PUT', 'inactive' );
			expect( status, text ).toBe( 200 );
			active.delete( plugin );
		}
	},
	async delete( plugins ) {
		for ( const plugin of plugins.filter( ( one ) => installed.has( one ) ) ) {
			const { status, text } = await change( plugin, 'DELETE' );
			// WordPress does not delete active plugins.
			expect( status, text ).toBe( active.has( plugin ) ? 400 : 200 );
			if ( ! active.has( plugin ) ) {
				installed.delete( plugin );
			}
		}
	},
	async import() {
		if ( ! isHere( POPULAR ) ) {
			return;
		}
		const who = await visitor( 'administrator' );
		let state = '';
		for ( let action = 'start'; state !== 'done'; action = 'step' ) {
			const response = await who.fetch( '/wp-json/sowb/v1/views/import', {
				method: 'POST',
				headers: { ...who.nonce, 'content-type': 'application/json' },
				body: JSON.stringify( { action } ),
			} );
			const text = await response.text();
			expect( response.status, text ).toBe( 200 );
			( { state } = JSON.parse( text ) );
		}
	},
	async return( plugins ) {
		for ( const plugin of plugins ) {
			await putPlugin( plugin );
			installed.add( plugin );
			const { status, text } = await change( plugin, 'PUT', 'active' );
			expect( status, text ).toBe( 200 );
			active.add( plugin );
		}
	},
};

/** Counts a page view, in the tables of the active plugin. */
async function view() {
	views++;
	if ( active.has( POPULAR ) ) {
		const now = await php< string >( `return current_time( 'mysql' );` );
		await oldViews.add( [ { post: page, at: now } ] );
	} else {
		await oldViews.count( page );
	}
}

/** Checks that the page shows everything, and every view. */
async function isComplete( after: string ) {
	const response = await fetch( address );
	const html =
		/<div class="entry-content[\s\S]*?<\/main>/.exec( await response.text() )?.[ 0 ] ?? '';
	expect( response.status, after ).toBe( 200 );
	for ( const { plugin, theirs, ours } of SHOWN ) {
		for ( const words of theirs ) {
			expect( html.includes( words ), `${ after }: ${ words }` ).toBe( active.has( plugin ) );
		}
		for ( const pattern of active.has( plugin ) ? [] : ours ) {
			expect( pattern.test( html ), `${ after }: ${ pattern }` ).toBe( true );
		}
	}
	if ( isHere( POPULAR ) && ! active.has( POPULAR ) ) {
		const [ list, count ] = [ ...html.matchAll( /(\d+) views/g ) ].map( ( [ , n ] ) => n );
		expect( [ list, count ], after ).toEqual( [ String( views ), String( views ) ] );
	}
	// Visitors never see a shortcode.
	expect( /\[(wpp|contact-form)/.test( html ), after ).toBe( false );
}

beforeAll( async () => {
	form = await call< number >( 'make_form' );
	page = await makePost( '', { post_title: 'Order of work' } );
	address = await php< string >( `return get_permalink( ${ page } );` );
	await call(
		'set_page_content',
		[
			blockOf( BUTTON, { widgetData: { text: 'Order bread' } } ),
			isHere( FORMS ) ? `[contact-form-7 id="${ form }"]` : '',
			isHere( POPULAR )
				? `<div>[wpp range=all limit=1 stats_views=1 post_type=page pid=1]</div><p>[wpp_views_count post_id=${ page } range=all]</p>`
				: '',
		].join( '' ),
		page
	);
} );
beforeEach( async () => {
	await oldViews.make();
	views = 500;
	await oldViews.add( [ { post: page, views, at: '2026-11-01 10:00:00' } ] );
	await oldViews.dropOurs();
	await call( 'forget_switch' );
	active = new Set();
	installed = new Set();
	await act.return( PLUGINS );
} );
afterAll( async () => {
	await removePlugins();
	await oldViews.drop();
	await call( 'remove_posts', page, form );
} );

describe( 'the page is complete and no data is lost after each of these orders', () => {
	it.each(
		orders( ACTIONS ).map( ( order, at ) => ( { name: order.join( ', ' ), order, at } ) )
	)( '$name', async ( { order, at } ) => {
		const turns = orders( PLUGINS );
		const plugins = turns[ at % turns.length ]!;
		for ( const action of order ) {
			await act[ action ]( plugins );
			await isComplete( action );
			await view();
		}
		// The data that the plugins find when they are active again.
		if ( isHere( FORMS ) ) {
			expect( await call( 'forms_left', form ) ).toEqual( [
				'Old form',
				'[text* your-name] [submit "Send"]',
				{ version: '6.1.6' },
			] );
		}
		if ( isHere( POPULAR ) ) {
			expect( await call( 'views_left' ) ).toEqual( [
				{ tools: { log: { level: 2 } } },
				'1',
			] );
		}
		expect( await errorLog() ).toBe( '' );
	} );
} );
