import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutLog, logSize, php, phpFile } from '../../../../tests/support/site';
import { many } from '../../../../tests/support/many';
import { clear, counted, end, settings, view } from '../support/views';

const { call } = phpFile( 'features/popular-posts/tests/php/views-killed.php' );

/** The server's process, if the site has its own. */
const pid = await call< number >( 'pid' );

describe.skipIf( ! pid )( 'a killed database', () => {
	let post = 0;
	let logged = 0;
	beforeAll( async () => {
		logged = await logSize();
		post = await php(
			`return wp_insert_post( array( 'post_title' => 'Viewed', 'post_status' => 'publish' ) );`
		);
		await clear();
		await settings();
		await view( post );
		await clear();
	} );
	afterAll( async () => {
		await php( `wp_delete_post( ${ post }, true );` );
		await end();
		// The log repeats that the database is not available.
		await cutLog( logged );
	} );

	/** Kills the server and starts it again. */
	async function killServer( server: number ) {
		const [ program, ...args ] = readFileSync( `/proc/${ server }/cmdline`, 'utf8' )
			.split( '\0' )
			.slice( 0, -1 );
		process.kill( server, 'SIGKILL' );
		const next = spawn( program ?? '', args, { stdio: 'ignore', detached: true } );
		next.unref();
		const socket = args.find( ( arg ) => arg.startsWith( '--socket=' ) ) ?? '';
		for (
			let tries = 0;
			spawnSync( 'mariadb', [ '--no-defaults', socket, '-uroot', '-e', 'SELECT 1' ] )
				.status !== 0;
			tries++
		) {
			if ( tries > 300 ) {
				throw new Error( 'MariaDB does not come back.' );
			}
			await new Promise( ( done ) => setTimeout( done, 100 ) );
		}
	}

	it( 'loses only unwritten views, and counts none twice', async () => {
		// The test's server syncs to the disk once a second, like a fast one.
		const times: number[] = [];
		const sending = many( 400, 4, async () => {
			const answer = await view( post ).catch( () => null );
			if ( answer?.status === 201 ) {
				times.push( Date.now() );
			}
		} );
		await new Promise( ( done ) => setTimeout( done, 1500 ) );
		const killedAt = Date.now();
		await killServer( pid );
		await sending;
		const inTheEnd = await counted( post );
		const recent = times.filter(
			( time ) => time > killedAt - 2000 && time <= killedAt + 200
		).length;
		expect( times.length ).toBeGreaterThan( 50 );
		expect( inTheEnd ).toBeLessThanOrEqual( times.length + 4 );
		expect( inTheEnd ).toBeGreaterThanOrEqual( times.length - recent );
		const sums = await call< string[] >( 'sums' );
		expect( new Set( sums ) ).toEqual( new Set( [ String( inTheEnd ) ] ) );
	}, 120_000 );
} );
