// Runs on both databases.
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasRedis, openRedis } from '../../../../tests/support/redis';
import { cutLog, logSize, php, phpFile } from '../../../../tests/support/site';
import { many } from '../../../../tests/support/many';
import { clear, counted, end, settings, USE, view } from '../support/views';

const { call } = phpFile( 'features/popular-posts/tests/php/views-parallel.php' );

let post = 0;
let isMysql = false;
let logged = 0;

beforeAll( async () => {
	logged = await logSize();
	await clear();
	post = await php(
		`return wp_insert_post( array( 'post_title' => 'Viewed', 'post_status' => 'publish' ) );`
	);
	isMysql = await php( `global $wpdb; return ! $wpdb instanceof WP_SQLite_DB;` );
	await settings();
	await view( post );
} );
beforeEach( async () => {
	await clear();
	await settings();
} );
afterAll( async () => {
	await php( `wp_delete_post( ${ post }, true );` );
	await end();
	const lines = ( await cutLog( logged ) ).split( '\n' ).filter( Boolean );
	expect( lines.filter( ( line ) => ! /Pagewright: views: .*Redis/.test( line ) ) ).toEqual( [] );
} );

/** Sends views in parallel; returns how many responses reported a counted view. */
async function send( count: number, atOnce = 40 ) {
	let answered = 0;
	await many( count, atOnce, async () => {
		const { status } = await view( post );
		answered += status === 201 ? 1 : 0;
	} );
	return answered;
}

/** Runs PHP in a separate process, which can be killed. */
const process = ( code: string ) => {
	const child = spawn(
		'php',
		[
			'-r',
			`$_SERVER['HTTP_HOST'] = 'localhost'; $_SERVER['REQUEST_URI'] = '/'; require '${ globalThis.process.env.SITE_DIR }/wp-load.php'; ${ USE } ${ code }`,
		],
		{ stdio: 'ignore' }
	);
	return {
		kill: () => child.kill( 'SIGKILL' ),
		gone: new Promise( ( done ) => child.once( 'exit', done ) ),
	};
};

/** Moves views repeatedly, killed at a different time each time. */
async function killOften( times: number, code: string ) {
	for ( let n = 0; n < times; n++ ) {
		const { kill, gone } = process(
			`while ( true ) { try { ${ code } } catch ( Throwable $error ) { usleep( 1000 ); } }`
		);
		await new Promise( ( done ) => setTimeout( done, 500 + 37 * n ) );
		kill();
		await gone;
	}
}

const sums = () => call< number[] >( 'sums' );

describe( 'simultaneous views', () => {
	it( 'are all counted by the database', async () => {
		const count = isMysql ? 1000 : 500;
		expect( await send( count ) ).toBe( count );
		expect( await counted( post ) ).toBe( count );
	}, 300_000 );

	it( 'are counted once when folding processes are killed', async () => {
		await php( `${ USE } Counts::source( Range::of( 'daily' ) );` );
		const [ answered ] = await Promise.all( [
			send( 300, 4 ),
			killOften( 6, 'Folding::run();' ),
		] );
		expect( await counted( post ) ).toBe( answered );
		expect( await sums() ).toEqual( [ answered, answered, answered, answered ] );
	}, 300_000 );
} );

describe.skipIf( ! hasRedis )( 'views in Redis', () => {
	let redis: Awaited< ReturnType< typeof openRedis > >;
	beforeAll( async () => {
		redis = await openRedis();
	} );
	afterAll( () => redis.stop() );
	beforeEach( async () => {
		redis.cli( 'FLUSHALL' );
		await settings( `'engine' => 'redis', 'redis' => '${ redis.address }'` );
	} );

	const state = () =>
		php< Record< string, unknown > >(
			`${ USE } return Stores::choose( Settings::load() )->state();`
		);

	it( 'are stored there, and are all counted', async () => {
		expect( await send( 1 ) ).toBe( 1 );
		// The first view in a new second moves the queue.
		expect( await counted( post ) ).toBe( 1 );
		expect( await send( 599 ) ).toBe( 599 );
		expect( await state() ).toMatchObject( { engine: 'redis', is_working: true } );
		expect( await counted( post ) ).toBe( 600 );
		expect( await state() ).toMatchObject( { waiting: 0 } );
		expect( redis.cli( 'KEYS', '*:work:*' ) + redis.cli( 'KEYS', '*:minute*' ) ).toBe( '' );
	}, 300_000 );

	it( 'are counted once when the moving processes are killed', async () => {
		const code = 'Stores::choose( Settings::load() )->flush(); Folding::run();';
		const [ answered ] = await Promise.all( [ send( 300, 4 ), killOften( 6, code ) ] );
		// A lock that was not released expires.
		redis.cli( 'DEL', redis.cli( 'KEYS', '*:lock' ) );
		expect( await counted( post ) ).toBe( answered );
		expect( ( await sums() ).slice( 0, 3 ) ).toEqual( [ answered, answered, answered ] );
	}, 300_000 );

	it( 'are counted once when Redis is killed, by the database until it returns', async () => {
		const sending = send( 400, 4 );
		for ( let n = 0; n < 3; n++ ) {
			await new Promise( ( done ) => setTimeout( done, 400 ) );
			await redis.kill();
			await new Promise( ( done ) => setTimeout( done, 200 ) );
			await redis.start();
		}
		const answered = await sending;
		// A lock that was not released expires.
		redis.cli( 'DEL', redis.cli( 'KEYS', '*:lock' ) );
		const inTheEnd = await counted( post );
		// Views in progress when Redis died can be counted without a response: four at a time,
		// three times.
		expect( inTheEnd ).toBeGreaterThanOrEqual( answered );
		expect( inTheEnd ).toBeLessThanOrEqual( Math.min( 400, answered + 12 ) );
	}, 300_000 );

	it( 'leave no keys of their moves after an hour', async () => {
		for ( let n = 0; n < 3; n++ ) {
			await send( 1 );
			await counted( post );
		}
		const batches = ( code: string ) =>
			php< number >( `${ USE } ${ code } return count( StateTable::all( 'batch:' ) );` );
		expect( await batches( '' ) ).toBeGreaterThanOrEqual( 3 );
		expect(
			await batches(
				`Clock::stop_at( time() + HOUR_IN_SECONDS + 1 ); Stores::choose( Settings::load() )->flush();`
			)
		).toBe( 0 );
	} );

	it( 'are counted if Redis cannot be reached', async () => {
		await settings( `'engine' => 'redis', 'redis' => '127.0.0.1:1'` );
		expect( await send( 5 ) ).toBe( 5 );
		expect( await state() ).toMatchObject( { is_working: false } );
		await settings();
		expect( await counted( post ) ).toBe( 5 );
	} );

	it( 'use the connection of the object cache, if there is one', async () => {
		const [ host, port ] = redis.address.split( ':' );
		const seen = await call< unknown[] >( 'seen', port, host, post );
		expect( seen ).toEqual( [
			'Pagewright\\Features\\PopularPosts\\Views\\RedisStore',
			[ true, false ],
			5,
			5,
		] );
	} );

	it( 'are added once, wherever a batch is interrupted', async () => {
		// Not by the views themselves.
		await php(
			`update_option( 'pagewright_views_folded', time() . ' ' . ( time() + HOUR_IN_SECONDS ) );`
		);
		await send( 3 );
		const key = redis.cli( 'KEYS', '*:minute:*' );
		const prefix = key.replace( /minute:\d+$/, '' );
		const work = `${ key.slice( prefix.length + 7 ) }:0123456789abcdef`;
		// Renamed, and killed before the transaction.
		redis.cli( 'SADD', `${ prefix }works`, work );
		redis.cli( 'SREM', `${ prefix }minutes`, key.slice( prefix.length + 7 ) );
		redis.cli( 'RENAME', key, `${ prefix }work:${ work }` );
		const kept = redis.cli( 'HGETALL', `${ prefix }work:${ work }` ).split( /\s+/ );
		expect( await counted( post ) ).toBe( 3 );
		// Committed, and killed before the work was removed.
		redis.cli( 'SADD', `${ prefix }works`, work );
		redis.cli( 'HSET', `${ prefix }work:${ work }`, ...kept );
		expect( await counted( post ) ).toBe( 3 );
		expect( redis.cli( 'SCARD', `${ prefix }works` ) ).toBe( '0' );
	} );
} );
