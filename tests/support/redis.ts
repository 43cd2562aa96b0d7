import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';

export const hasRedis = spawnSync( 'redis-server', [ '--version' ] ).status === 0;

const freePort = () =>
	new Promise< number >( ( done ) => {
		const probe = createServer().listen( 0, '127.0.0.1', () => {
			const { port } = probe.address() as { port: number };
			probe.close( () => done( port ) );
		} );
	} );

/** Starts a Redis server that writes commands to its disk before it answers. */
export async function openRedis( options: string[] = [] ) {
	const port = await freePort();
	const dir = mkdtempSync( `${ tmpdir() }/pagewright-redis-` );
	let server: ChildProcess;
	const cli = ( ...command: string[] ) =>
		spawnSync( 'redis-cli', [ '-p', String( port ), ...command ], {
			encoding: 'utf8',
		} ).stdout.trim();
	const start = async () => {
		server = spawn(
			'redis-server',
			[
				'--port',
				String( port ),
				'--bind',
				'127.0.0.1',
				'--dir',
				dir,
				'--save',
				'',
				'--appendonly',
				'yes',
				'--appendfsync',
				'always',
				...options,
			],
			{ stdio: 'ignore' }
		);
		for ( let tries = 0; cli( 'PING' ) !== 'PONG'; tries++ ) {
			if ( tries > 100 ) {
				throw new Error( 'Redis does not start.' );
			}
			await new Promise( ( done ) => setTimeout( done, 50 ) );
		}
	};
	const kill = () =>
		new Promise< void >( ( done ) => {
			server.once( 'exit', () => done() );
			server.kill( 'SIGKILL' );
		} );
	await start();
	return {
		address: `127.0.0.1:${ port }`,
		cli,
		kill,
		start,
		stop: async () => {
			await kill();
			rmSync( dir, { recursive: true, force: true } );
		},
	};
}
