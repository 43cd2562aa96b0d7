import { beforeEach, describe, expect, it, vi } from 'vitest';
import { droppedFolder } from '../../tests/support/dropped';
import type { Dropped } from './take-dropped';
import { uploadDropped } from './upload-dropped';

const added: Array< [ names: string, folder: number | undefined ] > = [];
const makePaths =
	vi.fn< ( paths: readonly ( readonly string[] )[] ) => Promise< readonly number[] | null > >();
const report = vi.fn();

const drop = ( dropped: readonly Dropped[], hasFolders = true, onFolder?: number ) =>
	uploadDropped( dropped, {
		folders: { makePaths, report },
		...{ hasFolders, folder: onFolder },
		add: ( files, folder ) =>
			added.push( [ files.map( ( { name } ) => name ).join(), folder ] ),
	} );

const file = new File( [ 'x' ], 'top.jpg' );
const trip = droppedFolder( 'Trip', { 'a.jpg': 'a', 'b.jpg': 'b', Day: { 'c.jpg': 'c' } } );
const FLAT = [
	[ 'top.jpg', undefined ],
	[ 'a.jpg,b.jpg', undefined ],
	[ 'c.jpg', undefined ],
];

beforeEach( () => {
	added.length = 0;
	makePaths.mockReset();
	report.mockReset();
} );

describe( 'dropped folders', () => {
	it( 'become folders of the library with their files', async () => {
		makePaths.mockResolvedValue( [ 7, 8 ] );
		await drop( [ file, trip ] );
		expect( makePaths ).toHaveBeenCalledExactlyOnceWith(
			[ [ 'Trip' ], [ 'Trip', 'Day' ] ],
			undefined
		);
		expect( added ).toEqual( [
			[ 'top.jpg', undefined ],
			[ 'a.jpg,b.jpg', 7 ],
			[ 'c.jpg', 8 ],
		] );
		expect( report ).not.toHaveBeenCalled();
	} );

	it( 'go into the folder on which they are dropped, with the files beside them', async () => {
		makePaths.mockResolvedValueOnce( [ 7, 8 ] ).mockResolvedValueOnce( null );
		await drop( [ file, trip ], true, 5 );
		expect( makePaths ).toHaveBeenCalledWith( expect.anything(), 5 );
		await drop( [ trip ], true, 5 );
		expect( added.map( ( [ , id ] ) => id ) ).toEqual( [ 5, 7, 8, 5, 5 ] );
	} );

	it( 'are flat if the user may not create folders', async () => {
		makePaths.mockResolvedValue( null );
		await drop( [ file, trip ] );
		expect( added ).toEqual( FLAT );
	} );

	it( 'are flat if the library has no folders', async () => {
		await drop( [ file, trip ], false );
		expect( added ).toEqual( FLAT );
		expect( makePaths ).not.toHaveBeenCalled();
	} );

	it( 'without files, or which cannot be read, are reported', async () => {
		await drop( [ droppedFolder( 'Empty', { '.DS_Store': '' } ) ] );
		expect( report ).toHaveBeenLastCalledWith( 'There are no files in this folder.' );
		await drop( [ droppedFolder( 'Locked', null ) ] );
		expect( report ).toHaveBeenLastCalledWith(
			'1 file or folder could not be read, and is not uploaded.'
		);
		expect( added ).toEqual( [] );
		expect( makePaths ).not.toHaveBeenCalled();
	} );

	it( 'do not concern files beside them', async () => {
		await drop( [ file ] );
		expect( added ).toEqual( [ [ 'top.jpg', undefined ] ] );
		expect( makePaths ).not.toHaveBeenCalled();
	} );
} );
