import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { plug, unplug } from '../support/plug';
import { putPlugin, removePlugins } from '../support/old-plugins';
import { dropOldSite, makeOldSite, type OldSite } from '../support/old-site';
import { cutLog, errorLog, logSize, php, phpValue, siteUrl, phpFile } from '../support/site';
import { dryRun, dryRunRow, dryRunRows, finishDryRun, setActive } from '../support/switching';
import { isReplaced } from '../support/units';

const { call } = phpFile( 'tests/php/switch-dry-run.php' );

const RUN = `Pagewright\\Switching\\DryRun\\Run`;
const POSTS = 45;

let site: OldSite;
const made: number[] = [];

beforeAll( async () => {
	site = await makeOldSite();
	made.push( ...( await call< number[] >( 'make_copies' ) ) );
} );
afterEach( async () => {
	await unplug( 'dry-run' );
	await dryRun( { action: 'cancel' } );
} );
afterAll( async () => {
	await removePlugins();
	await php( `foreach ( ${ phpValue( made ) } as $id ) { wp_delete_post( $id, true ); }` );
	await dropOldSite();
} );

describe( 'after the plugins were deleted', () => {
	it( 'the dry run renders everything with Pagewright and reports that nothing was compared', async () => {
		await dryRun( { action: 'start' } );
		const status = await finishDryRun();
		expect( status ).toMatchObject( { state: 'done', share: 1 } );
		expect( status.done ).toBe( status.total );
		const all = await dryRunRows();
		expect( new Set( all.map( ( { kind, id } ) => `${ kind } ${ id }` ) ).size ).toBe(
			all.length
		);
		expect( all.length ).toBeGreaterThan( POSTS + 3 );
		expect( await dryRunRow( made[ 0 ]! ) ).toMatchObject( {
			kind: 'post',
			title: 'Copy 0',
			plugins: [ 'so-widgets-bundle' ],
			parts: 1,
			compared: 0,
			result: 'uncompared',
			differences: [],
			problems: [],
		} );
		// Two widgets, and a block of each plugin that a feature replaces.
		const others = [ 'contact-form-7', 'wordpress-popular-posts' ].filter( isReplaced );
		expect( await dryRunRow( site.page ) ).toMatchObject( {
			parts: 2 + others.length,
			plugins: [ 'so-widgets-bundle', ...others ],
		} );
		expect( await dryRunRow( site.layout ) ).toMatchObject( { parts: 1 } );
	} );

	it( 'the dry run lists blocks without a widget', async () => {
		const id = await call< number >( 'id' );
		await dryRun( { action: 'start' } );
		await finishDryRun();
		expect( await dryRunRow( id ) ).toMatchObject( {
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
		await dryRun( { action: 'start' } );
		await finishDryRun();
		expect( await dryRunRow( made[ 3 ]! ) ).toMatchObject( {
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
		await dryRun( { action: 'start' } );
		await finishDryRun();
		expect( await dryRunRow( made[ 3 ]! ) ).toMatchObject( {
			result: 'same',
			differences: [],
		} );
	} );

	it( 'errors of the old plugin are not attributed to Pagewright', async () => {
		await plug(
			'dry-run',
			`add_filter( 'render_block_sowb/siteorigin-widget-button-widget', static function () { throw new Exception( 'theirs' ); } );`
		);
		await dryRun( { action: 'start' } );
		await finishDryRun();
		expect( await dryRunRow( made[ 0 ]! ) ).toMatchObject( {
			compared: 0,
			result: 'uncompared',
			problems: [ 'so-widgets-bundle could not render it: theirs' ],
		} );
	} );
} );

describe( 'an interrupted run', () => {
	it( 'continues and creates the same report', async () => {
		await dryRun( { action: 'start' } );
		await finishDryRun();
		const expected = await dryRunRows();
		await dryRun( { action: 'start' } );
		// The process dies in the middle of a batch, each time at another post.
		for ( const at of [ 4, 17, 30 ] ) {
			await plug(
				'dry-run',
				`add_filter( 'pagewright/widget/html', static function ( $html, $data ) { if ( 'Number ${ at }' === ( $data['text'] ?? '' ) ) { posix_kill( getmypid(), SIGKILL ); } return $html; }, 10, 2 );`
			);
			await killed();
			expect( ( await dryRun( { action: 'status' } ) ).body.state ).toBe( 'running' );
		}
		await unplug( 'dry-run' );
		expect( ( await finishDryRun() ).state ).toBe( 'done' );
		expect( await dryRunRows() ).toEqual( expected );
	} );

	it( 'skips content that ends every request, and reports it', async () => {
		const size = await logSize();
		await plug(
			'dry-run',
			`add_filter( 'pagewright/widget/html', static function ( $html, $data ) { if ( 'Number 7' === ( $data['text'] ?? '' ) ) { exit( 'over' ); } return $html; }, 10, 2 );`
		);
		await dryRun( { action: 'start' } );
		const states: unknown[] = [];
		while ( states.length < 9 && ( states.at( -1 ) ?? 'running' ) === 'running' ) {
			states.push( ( await dryRun( { action: 'step' } ) ).body?.state );
		}
		expect( states.filter( ( state ) => state !== 'running' ) ).toEqual( [
			undefined,
			'done',
		] );
		expect( await dryRunRow( made[ 7 ]! ) ).toMatchObject( {
			result: 'problem',
			problems: [ expect.stringContaining( 'Rendering failed' ) ],
		} );
		expect( ( await dryRunRow( made[ 8 ]! ) ).result ).not.toBe( 'problem' );
		await cutLog( size );
	} );

	it( 'accepts invalid options', async () => {
		await dryRun( { action: 'start' } );
		await dryRun( { action: 'step' } );
		for ( const odd of [
			`'text'`,
			`array( 'state' => array() )`,
			`array( 'total' => 'x' )`,
		] ) {
			await php( `update_option( ${ RUN }::STATE, ${ odd }, false );` );
			expect( ( await dryRun( {} ) ).body.state ).toBe( 'none' );
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
	const peaks = await call< number[] >( 'peaks' );
	expect( peaks.at( -1 )! - peaks[ Math.floor( peaks.length / 2 ) ]! ).toBeLessThan( 1_500_000 );
} );

it( 'cancelling a run deletes its data', async () => {
	await dryRun( { action: 'start' } );
	await finishDryRun();
	await dryRun( { action: 'cancel' } );
	expect( await call( 'count_results' ) ).toBe( 0 );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
