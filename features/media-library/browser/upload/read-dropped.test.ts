import { describe, expect, it } from 'vitest';
import { droppedFolder } from '../../tests/support/dropped';
import { readDropped } from './read-dropped';
import { takeDropped } from './take-dropped';

const file = new File( [ 'x' ], '.htaccess' );

const read = async ( ...dropped: Parameters< typeof readDropped >[ 0 ] ) => {
	const { files, unread } = await readDropped( dropped );
	return {
		files: files.map( ( { file: { name }, path } ) => [ ...path, name ].join( '/' ) ),
		unread,
	};
};

describe( 'a drop', () => {
	it( 'has the files of all folders in it, by name', async () => {
		const folder = droppedFolder( 'Trip', {
			'10.jpg': 'a',
			'9.jpg': 'b',
			Day: { 'c.jpg': 'c', Night: { 'd.jpg': 'd' } },
			Empty: {},
		} );
		expect( await read( file, folder ) ).toEqual( {
			files: [
				'.htaccess',
				'Trip/9.jpg',
				'Trip/10.jpg',
				'Trip/Day/c.jpg',
				'Trip/Day/Night/d.jpg',
			],
			unread: 0,
		} );
	} );

	it( 'has no hidden files of folders', async () => {
		const folder = droppedFolder( 'Trip', {
			'.DS_Store': '',
			'._a.jpg': '',
			'Thumbs.db': '',
			'desktop.ini': '',
			'.git': { config: '' },
			__MACOSX: { 'a.jpg': '' },
			'a.jpg': '',
		} );
		expect( await read( folder ) ).toEqual( { files: [ 'Trip/a.jpg' ], unread: 0 } );
	} );

	it( 'has all of 250 files, although browsers return 100 at once', async () => {
		const names = Array.from( { length: 250 }, ( _, at ) => `${ at }.jpg` );
		const folder = droppedFolder(
			'Many',
			Object.fromEntries( names.map( ( name ) => [ name, '' ] ) )
		);
		expect( ( await read( folder ) ).files ).toEqual(
			names.map( ( name ) => `Many/${ name }` )
		);
	} );

	it( 'counts what cannot be read, and goes on', async () => {
		const folder = droppedFolder( 'Trip', { 'a.jpg': null, 'b.jpg': '' } );
		expect( await read( droppedFolder( 'Locked', null ), folder ) ).toEqual( {
			files: [ 'Trip/b.jpg' ],
			unread: 2,
		} );
	} );

	it( 'ends in a folder that contains itself', async () => {
		const loop = droppedFolder( 'Loop', { 'a.jpg': '' } );
		const { createReader } = loop;
		loop.createReader = () => {
			const reader = createReader();
			const { readEntries } = reader;
			let isFirst = true;
			reader.readEntries = ( resolve, reject ) => {
				readEntries(
					( entries ) => resolve( isFirst ? [ ...entries, loop ] : [] ),
					reject
				);
				setTimeout( () => ( isFirst = false ) );
			};
			return reader;
		};
		const { files, unread } = await read( loop );
		expect( unread ).toBe( 1 );
		expect( files.length ).toBe( 40 );
	} );
} );

describe( 'data of an event', () => {
	const item = ( more: object ) =>
		( { kind: 'file', getAsFile: () => file, ...more } ) as DataTransferItem;
	const transfer = ( items: readonly DataTransferItem[], files: readonly File[] = [] ) =>
		( { items, files } ) as unknown as DataTransfer;

	it( 'are files and folders, without texts', () => {
		const folder = droppedFolder( 'Trip', {} );
		const entry = ( value: unknown ) => ( { webkitGetAsEntry: () => value } );
		const items = [
			item( entry( folder ) ),
			item( entry( { isDirectory: false } ) ),
			item( entry( null ) ),
			item( { kind: 'string' } ),
		];
		expect( takeDropped( transfer( items, [ file, file, file ] ) ) ).toEqual( [
			folder,
			file,
			file,
		] );
	} );

	it( 'are files in browsers without entries or items', () => {
		expect( takeDropped( transfer( [ item( {} ) ] ) ) ).toEqual( [ file ] );
		expect( takeDropped( transfer( [], [ file ] ) ) ).toEqual( [ file ] );
	} );
} );
