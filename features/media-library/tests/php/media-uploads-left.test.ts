// Does not depend on the database.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';
import {
	cancel,
	chunk,
	finish,
	removeUploads,
	staged,
	start,
	status,
	stored,
} from '../support/uploads';

const { call } = phpFile( 'features/media-library/tests/php/media-uploads.php' );

afterEach( async () => {
	await unplug( 'uploads' );
	await removeUploads();
} );

let before: Awaited< ReturnType< typeof stored > >;
beforeAll( async () => {
	before = await stored();
} );

describe( 'uploads of another user', () => {
	it.each( [ 'editor', 'administrator' ] as Role[] )(
		'do not exist for an %s',
		async ( role ) => {
			const { id } = await start( { name: 'a.txt', size: 4 } );
			await chunk( id, 0, 'te' );
			const answers = [
				await status( id, role ),
				await chunk( id, 2, 'xt', {}, role ),
				await finish( id, {}, role ),
				await cancel( id, role ),
			];
			expect( answers.map( ( answer ) => answer.code ) ).toEqual(
				Array( 4 ).fill( 'pagewright_upload_not_found' )
			);
			expect( await status( id ) ).toMatchObject( { offset: 2 } );
		}
	);

	it.each( [ 'visitor', 'subscriber', 'contributor' ] as Role[] )(
		'and own ones are refused to a %s',
		async ( role ) => {
			const { id } = await start( { name: 'a.txt', size: 4 } );
			const answers = [
				await start( { name: 'a.txt', size: 4 }, role ),
				await status( id, role ),
				await chunk( id, 0, 'text', {}, role ),
				await finish( id, {}, role ),
				await cancel( id, role ),
			];
			const code = role === 'visitor' ? 401 : 403;
			expect( answers.map( ( answer ) => answer.status ) ).toEqual( Array( 5 ).fill( code ) );
			expect( await status( id ) ).toMatchObject( { offset: 0, state: 'open' } );
		}
	);
} );

describe( 'files on their way', () => {
	it( 'are not served, listed or named like programs', async () => {
		const { id } = await start( { name: 'a.txt', size: 4 } );
		await chunk( id, 0, 'text' );
		const files = await call< string[] >( 'folder_files' );
		expect( files.filter( ( name ) => /\.(php|html?|js|svg)$/.test( name ) ) ).toEqual( [
			'index.php',
		] );
		expect( files ).toEqual( expect.arrayContaining( [ '.htaccess', 'web.config' ] ) );
		const url = new URL( await call< string >( 'folder_url' ) );
		const list = await ( await visitor( 'visitor' ) ).fetch( `${ url.pathname }/` );
		expect( await list.text() ).not.toContain( id );
		expect( url.pathname ).toMatch( /pagewright-uploads-[0-9a-f]{32}$/ );
	} );

	it( 'expire after 7,140 seconds without a chunk', async () => {
		const { id } = await start( { name: 'a.txt', size: 4 } );
		await call( 'age', id, 7_100 );
		expect( await chunk( id, 0, 'te' ) ).toMatchObject( { offset: 2 } );
		await call( 'age', id, 7_142 );
		const answers = [ await status( id ), await chunk( id, 2, 'xt' ), await finish( id ) ];
		expect( answers.map( ( answer ) => [ answer.status, answer.code ] ) ).toEqual(
			Array( 3 ).fill( [ 410, 'pagewright_upload_expired' ] )
		);
	} );

	it( 'are deleted after a day, by cron', async () => {
		const [ old, young ] = [
			await start( { name: 'a.txt', size: 4 } ),
			await start( { name: 'b.txt', size: 4 } ),
		];
		expect( await call( 'next_sweep' ) ).toBe( true );
		await call( 'age', old.id, 86_410 );
		await call( 'age', young.id, 80_000 );
		expect( await call( 'run_cron' ) ).toBe( true );
		const left = await staged();
		expect( left ).toHaveLength( 3 );
		expect( left.join() ).not.toContain( old.id );
		await call( 'age', young.id, 90_000 );
		expect( await call( 'run_cron' ) ).toBe( false );
		expect( await staged() ).toEqual( [] );
	} );

	it( 'are deleted after a day when another starts, at most once an hour', async () => {
		const { id } = await start( { name: 'a.txt', size: 4 } );
		await call( 'age', id, 90_000 );
		await call( 'sweep_on_start', 3_500 );
		expect( await staged() ).toHaveLength( 3 );
		await call( 'sweep_on_start', 3_700 );
		expect( await staged() ).toEqual( [] );
	} );

	it( 'are deleted with a file that has no attachment', async () => {
		const { id } = await start( { name: 'swept.txt', size: 4 } );
		await chunk( id, 0, 'text' );
		await plug( 'uploads', `add_filter( 'wp_handle_upload', static fn () => exit );` );
		await finish( id );
		await unplug( 'uploads' );
		expect( ( await stored() ).files.join() ).toContain( 'swept.txt' );
		await call( 'age', id, 90_000 );
		await call( 'run_cron' );
		expect( ( await stored() ).files ).toEqual( before.files );
	} );

	it( 'are deleted when the plugin is deactivated', async () => {
		await start( { name: 'a.txt', size: 4 } );
		expect( await call( 'deactivate' ) ).toEqual( [ false, false ] );
	} );
} );
