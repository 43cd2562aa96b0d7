import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { DISK_FULL } from '../../../model/uploads/codes';
import { DONE, FAILED, QUEUED } from '../../../model/uploads/queue';
import { fileOf, start } from '../../../tests/support/upload-queue';
import type { CoreModel } from '../core';
import type { CoreFile, Held, Plupload } from './held';
import { UploadBridge } from './upload-bridge';

type Listener = ( uploader: Plupload, ...values: any[] ) => unknown;
type Model = CoreModel & { destroy: () => void };

/** Models in WordPress's collection of files on their way. */
let models: Model[];
/** Models that other code knows, by ID. */
let known: Map< number, CoreModel >;
/** Events of plupload after the bridge was made. */
let events: Array< [ string, ...unknown[] ] >;
let success: Mock< ( id: unknown ) => void >;
let canUpload: boolean;

function modelOf( values: Record< string, unknown > ): Model {
	const model = {
		id: values.id,
		get: ( name: string ) => values[ name ],
		destroy: () => {
			models = models.filter( ( other ) => ( other as unknown ) !== model );
		},
	};
	return model as unknown as Model;
}

/** Plupload with the listeners of WordPress's uploader, as far as the bridge depends on them. */
function fakePlupload() {
	const listeners: Array< [ string, Listener ] > = [];
	const files: CoreFile[] = [];
	const uploader = {
		...{ state: 1, files, settings: { multipart_params: { post_id: 7 } } },
		bind: ( event: string, listener: Listener ) => listeners.push( [ event, listener ] ),
		trigger: ( event: string, ...values: unknown[] ) => {
			events.push( [ event, ...values ] );
			if ( event === 'FilesAdded' ) {
				( values[ 0 ] as CoreFile[] ).forEach( ( file ) => {
					file.attachment = modelOf( { uploading: true, filename: file.name } );
					models.push( file.attachment as Model );
				} );
			}
			if ( event === 'FileUploaded' ) {
				const [ file, { response } ] = values as [ CoreFile, { response: string } ];
				file.attachment!.destroy();
				const { success: isDone, data } = JSON.parse( response );
				if ( isDone ) {
					success( data.id );
				}
			}
			listeners.forEach( ( [ name, listener ] ) => {
				if ( name === event ) {
					listener( uploader as unknown as Plupload, ...values );
				}
			} );
		},
		removeFile: ( file: CoreFile ) => files.splice( files.indexOf( file ), 1 ),
		stop: vi.fn(),
	};
	const add = ( ...names: string[] ) => {
		const added = names.map( ( name, i ): CoreFile => {
			const native = fileOf( name, 30 + i );
			return {
				...{ name, type: native.type, size: native.size, loaded: 0, status: QUEUED },
				getNative: () => native,
			};
		} );
		files.push( ...added );
		uploader.trigger( 'FilesAdded', added );
		return added;
	};
	return { uploader, add };
}

function setUp( options: Parameters< typeof start >[ 0 ] = {} ) {
	const { queue, server, ended } = start( options );
	const plupload = fakePlupload();
	const held = {
		uploader: { uploader: plupload.uploader, success: ( { id }: CoreModel ) => success( id ) },
		isOurs: () => canUpload,
		giveBack: vi.fn(),
	} as unknown as Held;
	const bridge = new UploadBridge( held, {
		uploads: queue,
		load: async ( ids ) => ids.map( ( id ) => ( { id } ) ),
		queue: {
			get models() {
				return models;
			},
			add: ( model: Model ) => models.push( model ),
			reset: () => {
				models = [];
			},
		} as never,
		find: ( id ) => known.get( id ),
		modelOf: ( { id } ) => known.get( id ) ?? modelOf( { id } ),
		isPossible: () => true,
		refusalOf: ( { name } ) => ( name.endsWith( '.pdf' ) ? 'Only images.' : '' ),
	} );
	const heard = () => vi.waitFor( () => expect( success ).toHaveBeenCalled() );
	return { ...plupload, held, bridge, queue, server, ended, heard };
}

beforeEach( () => {
	models = [];
	known = new Map();
	events = [];
	success = vi.fn();
	canUpload = true;
} );

const names = ( event: string ) =>
	events
		.filter( ( [ name ] ) => name === event )
		.map( ( [ , file ] ) => ( file as CoreFile ).name );

describe( 'the files of a dialog of WordPress', () => {
	it( 'arrive in their order, attached to the post of WordPress', async () => {
		const { add, server, ended } = setUp();
		const files = add( 'one.png', 'two.png' );
		await ended();
		await vi.waitFor( () =>
			expect( names( 'FileUploaded' ) ).toEqual( [ 'one.png', 'two.png' ] )
		);
		expect( success.mock.calls.flat() ).toEqual( [ 1, 2 ] );
		expect( server.stored.map( ( { post } ) => post ) ).toEqual( [ 7, 7 ] );
		expect( files.map( ( { status, loaded, size } ) => [ status, loaded === size ] ) ).toEqual(
			[
				[ DONE, true ],
				[ DONE, true ],
			]
		);
		expect( models ).toEqual( [] );
	} );

	it( 'are never sent by plupload, but are if the user turned our library off', async () => {
		const { add, held, heard } = setUp();
		const [ ours ] = add( 'one.png' );
		canUpload = false;
		const [ theirs ] = add( 'two.png' );
		expect( held.holds( ours! ) ).toBe( true );
		expect( held.holds( theirs! ) ).toBe( false );
		await heard();
		expect( success.mock.calls ).toEqual( [ [ 1 ] ] );
	} );

	it( 'fail with the text of our queue, and get another model when they are retried', async () => {
		const { add, server, queue, heard } = setUp();
		server.failNext( 'whole', { code: DISK_FULL, status: 507, message: 'The disk is full.' } );
		const [ file ] = add( 'one.png' );
		await vi.waitFor( () => expect( file!.status ).toBe( FAILED ) );
		const [ , , { response } ] = events.find( ( [ name ] ) => name === 'FileUploaded' ) as [
			string,
			CoreFile,
			{ response: string },
		];
		expect( JSON.parse( response ) ).toEqual( {
			success: false,
			data: { message: 'The disk is full.', filename: 'one.png' },
		} );
		expect( models ).toEqual( [] );
		queue.retry( queue.state().files[ 0 ]!.key );
		await heard();
		expect( events.filter( ( [ name ] ) => name === 'FilesAdded' ) ).toHaveLength( 2 );
		expect( server.stored ).toHaveLength( 1 );
	} );

	it( 'leave WordPress without a response when they are canceled', async () => {
		const { add, queue, uploader } = setUp();
		queue.pause();
		add( 'one.png' );
		queue.pause();
		await vi.waitFor( () => expect( queue.state().files ).toHaveLength( 1 ) );
		queue.cancel( queue.state().files[ 0 ]!.key );
		await vi.waitFor( () => expect( models ).toEqual( [] ) );
		expect( uploader.files ).toEqual( [] );
		expect( uploader.stop ).toHaveBeenCalled();
		expect( names( 'FileUploaded' ) ).toEqual( [] );
	} );

	it( 'that do not belong to the dialog fail without a request', async () => {
		const { add, server, queue } = setUp();
		const [ file ] = add( 'text.pdf' );
		await vi.waitFor( () => expect( file!.status ).toBe( FAILED ) );
		expect( queue.state().files[ 0 ]!.error ).toMatchObject( { message: 'Only images.' } );
		expect( server.calls ).toEqual( [] );
	} );

	it( 'that WordPress refuses are in our list', () => {
		const { uploader, queue } = setUp();
		const file = { name: 'a.xyz', getNative: () => fileOf( 'a.xyz' ) };
		uploader.trigger( 'Error', { code: -601, file } );
		expect( queue.state().files ).toMatchObject( [ { name: 'a.xyz', status: FAILED } ] );
	} );

	it( 'have one model only, if other code has that of the attachment', async () => {
		const model = modelOf( { id: 1 } );
		known.set( 1, model );
		const { add, heard, uploader } = setUp();
		add( 'one.png' );
		await heard();
		expect( success ).toHaveBeenCalledWith( 1 );
		expect( names( 'FileUploaded' ) ).toEqual( [] );
		expect( uploader.files ).toEqual( [] );
	} );

	it( 'from a URL are in the collection of WordPress', async () => {
		const { bridge, server, heard } = setUp();
		expect( await bridge.addUrl( 'https://media.example/one.png' ) ).toBeNull();
		await heard();
		expect( server.stored ).toMatchObject( [ { name: 'one.png', post: 7 } ] );
	} );
} );
