import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { plug, unplug } from '../support/plug';
import { putPlugin, removePlugins, type OldPlugin } from '../support/old-plugins';
import { dropOldSite, makeOldSite, type OldSite } from '../support/old-site';
import { oldViews } from '../support/old-views';
import { cutLog, errorLog, logSize, php, phpValue, siteUrl, phpFile } from '../support/site';
import { visitor } from '../support/visitor';

const { call: callPhp } = phpFile( 'tests/php/switch-dry-run.php' );

const RUN = `Pagewright\\Switching\\DryRun\\Run`;
const POSTS = 45;

interface Row {
	kind: string;
	id: string;
	title: string;
	plugins: string[];
	parts: number;
	compared: number;
	result: string;
	differences: Array< { what: string; lost: string[]; added: string[] } >;
	problems: string[];
}

let site: OldSite;
const made: number[] = [];

async function call< T = any >( body: object ) {
	const who = await visitor( 'administrator' );
	const response = await who.fetch( '/wp-json/sowb/v1/switch/dry-run', {
		method: 'POST',
		headers: { ...who.nonce, 'Content-Type': 'application/json' },
		body: JSON.stringify( body ),
	} );
	return { status: response.status, body: ( await response.json().catch( () => null ) ) as T };
}

/** Continues to the end. */
async function finish() {
	let body;
	do {
		body = ( await call( { action: 'step' } ) ).body;
	} while ( body?.state === 'running' );
	return body;
}

async function rows() {
	const all: Row[] = [];
	let from = 0;
	do {
		const { body } = await call< { rows: Row[]; next: number } >( { action: 'rows', from } );
		all.push( ...body.rows );
		from = body.next;
	} while ( from > 0 );
	return all;
}

const row = async ( id: number ) => ( await rows() ).find( ( one ) => one.id === String( id ) )!;
const setActive = ( ...plugins: OldPlugin[] ) =>
	php(
		`update_option( 'active_plugins', array( 'pagewright/plugin.php', ...${ phpValue( plugins ) } ) );`
	);

beforeAll( async () => {
	site = await makeOldSite();
	made.push( ...( await callPhp< number[] >( 'make_copies' ) ) );
} );
afterEach( async () => {
	await unplug( 'dry-run' );
	await call( { action: 'cancel' } );
} );
afterAll( async () => {
	await removePlugins();
	await php( `foreach ( ${ phpValue( made ) } as $id ) { wp_delete_post( $id, true ); }` );
	await dropOldSite();
} );

describe( 'after the plugins were deleted', () => {
	it( 'the dry run renders everything with Pagewright and reports that nothing was compared', async () => {
		await call( { action: 'start' } );
		const status = await finish();
		expect( status ).toMatchObject( { state: 'done', share: 1 } );
		expect( status.done ).toBe( status.total );
		const all = await rows();
		expect( new Set( all.map( ( { kind, id } ) => `${ kind } ${ id }` ) ).size ).toBe(
			all.length
		);
		expect( all.length ).toBeGreaterThan( POSTS + 3 );
		expect( await row( made[ 0 ]! ) ).toMatchObject( {
			kind: 'post',
			title: 'Copy 0',
			plugins: [ 'so-widgets-bundle' ],
			parts: 1,
			compared: 0,
			result: 'uncompared',
			differences: [],
			problems: [],
		} );
		expect( await row( site.page ) ).toMatchObject( {
			parts: 4,
			plugins: [ 'so-widgets-bundle', 'contact-form-7', 'wordpress-popular-posts' ],
		} );
		expect( await row( site.layout ) ).toMatchObject( { parts: 1 } );
		expect( await row( site.withForeign ) ).toMatchObject( {
			kind: 'form',
			result: 'problem',
			problems: [ 'No active plugin supports [rating* stars-1 "5"].' ],
		} );
	} );

	it( 'the dry run lists blocks without a widget', async () => {
		const id = await callPhp< number >( 'id' );
		await call( { action: 'start' } );
		await finish();
		expect( await row( id ) ).toMatchObject( {
			result: 'problem',
			problems: [ expect.stringContaining( 'no widget for Acme_Widget' ) ],
		} );
		await php( `wp_delete_post( ${ id }, true );` );
	} );
} );

describe( 'while the bundle is active', () => {
	beforeAll( async () => {
		await putPlugin( 'so-widgets-bundle/so-widgets-bundle.php' );
		await setActive( 'so-widgets-bundle/so-widgets-bundle.php' );
	} );

	it( 'the dry run compares both outputs', async () => {
		await plug(
			'dry-run',
			`add_filter( 'render_block_sowb/siteorigin-widget-button-widget', static fn ( $html, $block ) => isset( $block['attrs']['widgetData'] ) ? '<h3>Old heading</h3><p><a href="' . ( $block['attrs']['widgetData']['url'] ?? '' ) . '">' . ( $block['attrs']['widgetData']['text'] ?? '' ) . '</a></p>' : $html, 10, 2 );`
		);
		await call( { action: 'start' } );
		await finish();
		expect( await row( made[ 3 ]! ) ).toMatchObject( {
			compared: 1,
			result: 'different',
			differences: [
				{ what: 'words', lost: [ 'old', 'heading' ], added: [] },
				{ what: 'headings', lost: [ 'h3 old heading' ], added: [] },
			],
		} );
		await plug(
			'dry-run',
			`add_filter( 'render_block_sowb/siteorigin-widget-button-widget', static fn ( $html, $block ) => '<a href="' . ( $block['attrs']['widgetData']['url'] ?? '' ) . '">' . ( $block['attrs']['widgetData']['text'] ?? '' ) . '</a>', 10, 2 );`
		);
		await call( { action: 'start' } );
		await finish();
		expect( await row( made[ 3 ]! ) ).toMatchObject( { result: 'same', differences: [] } );
	} );

	it( 'errors of the old plugin are not attributed to Pagewright', async () => {
		await plug(
			'dry-run',
			`add_filter( 'render_block_sowb/siteorigin-widget-button-widget', static function () { throw new Exception( 'theirs' ); } );`
		);
		await call( { action: 'start' } );
		await finish();
		expect( await row( made[ 0 ]! ) ).toMatchObject( {
			compared: 0,
			result: 'uncompared',
			problems: [ 'so-widgets-bundle could not render it: theirs' ],
		} );
	} );
} );

describe( 'while WordPress Popular Posts is active', () => {
	const POPULAR = 'wordpress-popular-posts/wordpress-popular-posts.php';
	let id: number;
	beforeAll( async () => {
		await putPlugin( POPULAR );
		await setActive( POPULAR );
		id = await callPhp< number >( 'make_page' );
	} );
	afterAll( async () => {
		await php( `wp_delete_post( ${ id }, true );` );
		await setActive();
	} );

	it( 'the dry run compares its block with the old views, without the placeholder for its script', async () => {
		await plug(
			'dry-run',
			`add_shortcode( 'wpp_views_count', static fn () => isset( $_GET['isSelected'] ) ? '26,600 views' : '<div class="wpp-shortcode-placeholder"></div>' );`
		);
		await call( { action: 'start' } );
		await finish();
		expect( await row( id ) ).toMatchObject( { compared: 1, result: 'same' } );
	} );

	it( 'the dry run compares nothing before the tables for views exist', async () => {
		await oldViews.dropOurs();
		await call( { action: 'start' } );
		await finish();
		expect( await row( id ) ).toMatchObject( { compared: 0, result: 'uncompared' } );
	} );
} );

describe( 'an interrupted run', () => {
	it( 'continues and creates the same report', async () => {
		await call( { action: 'start' } );
		await finish();
		const expected = await rows();
		await call( { action: 'start' } );
		// The process dies in the middle of a batch, each time at another post.
		for ( const at of [ 4, 17, 30 ] ) {
			await plug(
				'dry-run',
				`add_filter( 'pagewright/widget/html', static function ( $html, $data ) { if ( 'Number ${ at }' === ( $data['text'] ?? '' ) ) { posix_kill( getmypid(), SIGKILL ); } return $html; }, 10, 2 );`
			);
			await killed();
			expect( ( await call( { action: 'status' } ) ).body.state ).toBe( 'running' );
		}
		await unplug( 'dry-run' );
		expect( ( await finish() ).state ).toBe( 'done' );
		expect( await rows() ).toEqual( expected );
	} );

	it( 'skips content that ends every request, and reports it', async () => {
		const size = await logSize();
		await plug(
			'dry-run',
			`add_filter( 'pagewright/widget/html', static function ( $html, $data ) { if ( 'Number 7' === ( $data['text'] ?? '' ) ) { exit( 'over' ); } return $html; }, 10, 2 );`
		);
		await call( { action: 'start' } );
		const states: unknown[] = [];
		while ( states.length < 9 && ( states.at( -1 ) ?? 'running' ) === 'running' ) {
			states.push( ( await call( { action: 'step' } ) ).body?.state );
		}
		expect( states.filter( ( state ) => state !== 'running' ) ).toEqual( [
			undefined,
			'done',
		] );
		expect( await row( made[ 7 ]! ) ).toMatchObject( {
			result: 'problem',
			problems: [ expect.stringContaining( 'Rendering failed' ) ],
		} );
		expect( ( await row( made[ 8 ]! ) ).result ).not.toBe( 'problem' );
		await cutLog( size );
	} );

	it( 'accepts invalid options', async () => {
		await call( { action: 'start' } );
		await call( { action: 'step' } );
		for ( const odd of [
			`'text'`,
			`array( 'state' => array() )`,
			`array( 'total' => 'x' )`,
		] ) {
			await php( `update_option( ${ RUN }::STATE, ${ odd }, false );` );
			expect( ( await call( {} ) ).body.state ).toBe( 'none' );
		}
	} );
} );

/** Runs a step on a separate server, which dies. */
async function killed() {
	const { spawn } = await import( 'node:child_process' );
	const path = `${ process.env.SITE_DIR }/wp-load.php`;
	const code = `$_SERVER['HTTP_HOST'] = '${ new URL( siteUrl ).host }'; $_SERVER['REQUEST_URI'] = '/wp-json/'; $_SERVER['REQUEST_METHOD'] = 'POST'; require '${ path }'; wp_set_current_user( get_user_by( 'login', 'test-administrator' )->ID ); ( new ${ RUN }() )->step();`;
	await new Promise( ( done ) =>
		spawn( 'php', [ '-r', code ], { stdio: 'ignore' } ).on( 'close', done )
	);
}

it( 'memory use does not grow with the number of posts', async () => {
	const peaks = await callPhp< number[] >( 'peaks' );
	expect( peaks.at( -1 )! - peaks[ Math.floor( peaks.length / 2 ) ]! ).toBeLessThan( 1_500_000 );
} );

it( 'cancelling a run deletes its data', async () => {
	await call( { action: 'start' } );
	await finish();
	await call( { action: 'cancel' } );
	expect( await callPhp( 'count_results' ) ).toBe( 0 );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
