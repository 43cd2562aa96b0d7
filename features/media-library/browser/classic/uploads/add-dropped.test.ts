import { beforeEach, expect, it, vi } from 'vitest';
import { droppedFolder } from '../../../tests/support/dropped';
import { failureText } from '../../failure-text';
import { addDropped } from './add-dropped';

vi.mock( '../../upload/load-upload-code' );

const { loadUploadCode } = await import( '../../upload/load-upload-code' );
const { uploadDropped } = await import( '../../upload/upload-dropped' );

const makePaths = vi.fn( async () => [ 7 ] );
const report = vi.fn();
const putInto = vi.fn();
const addFile = vi.fn();
const mode = vi.fn();

const trip = droppedFolder( 'Trip', { 'a.jpg': 'a' } );
const photo = new File( [ 'b' ], 'b.jpg' );

const names = () => addFile.mock.calls.map( ( [ files ] ) => files.map( nameOf ).join() );
const nameOf = ( { name }: File ) => name;

const add = ( hasFolders = true ) =>
	addDropped(
		[ photo, trip ],
		{ controller: { content: { mode } }, uploader: { uploader: { addFile } } } as never,
		{
			bridge: { putInto },
			folders: { makePaths, report },
			hasFolders,
		}
	);

beforeEach( () => {
	vi.clearAllMocks();
	vi.mocked( loadUploadCode ).mockResolvedValue( { uploadDropped } as never );
} );

it( 'gives plupload all files at once, after their folders exist', async () => {
	mode.mockReturnValueOnce( 'upload' );
	await add();
	expect( mode ).toHaveBeenLastCalledWith( 'browse' );
	expect( names() ).toEqual( [ 'b.jpg,a.jpg' ] );
	expect( putInto.mock.calls.map( ( [ [ file ], folder ] ) => [ file.name, folder ] ) ).toEqual( [
		[ 'b.jpg', undefined ],
		[ 'a.jpg', 7 ],
	] );
} );

it( 'creates no folders in a library without them', async () => {
	await add( false );
	expect( makePaths ).not.toHaveBeenCalled();
	expect( names() ).toEqual( [ 'b.jpg,a.jpg' ] );
} );

it( 'adds the files beside the folders if the code does not arrive', async () => {
	vi.mocked( loadUploadCode ).mockRejectedValue( new Error( 'offline' ) );
	await add();
	expect( report ).toHaveBeenCalledWith( failureText( { kind: 'network' } ) );
	expect( names() ).toEqual( [ 'b.jpg' ] );
} );
