import { expect, it } from 'vitest';
import type { FolderChange, FolderTree, MediaPort } from '../../port';
import { allRows, idOf, others, titles, UNKNOWN_ID, valueOf, type OpenPort } from './port-library';

const change = async ( port: MediaPort, asked: FolderChange ) =>
	valueOf( await port.changeFolder( asked, [] ) );
const create = async ( port: MediaPort, name: string, parent = 0 ) =>
	( await change( port, { type: 'create', name, parent } ) ).id;
/** Names of folders, behind those of the folders that contain them. */
const paths = ( { folders }: FolderTree ) => {
	const path = ( id: number ): string => {
		const folder = folders.find( ( each ) => each.id === id );
		return folder ? `${ path( folder.parent ) }/${ folder.name }` : '';
	};
	return folders.map( ( { id, count } ) => `${ path( id ) } ${ count }` );
};

/** Tests the folders of a port. */
export function testFolders( open: OpenPort ): void {
	it( 'returns folders after the folders that contain them', async () => {
		const port = await open( others );
		await create( port, 'Aardvark', await create( port, 'Zoo' ) );
		const { folders } = valueOf( await port.folders( [] ) );
		const known = new Set( [ 0 ] );
		for ( const { id, parent } of folders ) {
			expect( known ).toContain( parent );
			known.add( id );
		}
	} );

	it( 'moves files to a folder and back', async () => {
		const port = await open( others );
		const folder = await create( port, 'Zoo' );
		const ids = [ 'Poster', 'Interview' ].map( async ( title ) =>
			idOf( await allRows( port ), title )
		);
		const [ poster, interview ] = ( await Promise.all( ids ) ) as [ number, number ];
		const moved = valueOf(
			await port.moveFiles( [ { ids: [ poster, UNKNOWN_ID ], folders: [ folder ] } ] )
		);
		expect( moved ).toMatchObject( {
			done: [ poster ],
			failed: [ { id: UNKNOWN_ID, failure: { kind: 'missing' } } ],
			before: [ { ids: [ poster ], folders: [] } ],
		} );
		expect( titles( await allRows( port, { folder } ) ) ).toEqual( [ 'Poster' ] );
		expect( titles( await allRows( port, { folder: 0 } ) ) ).not.toContain( 'Poster' );
		expect( ( await allRows( port, { folder } ) )[ 0 ]!.folders ).toEqual( [ folder ] );
		expect( valueOf( await port.get( poster ) ).folders ).toEqual( [ folder ] );
		const tree = valueOf( await port.folders( [] ) );
		expect( paths( tree ) ).toContain( '/Zoo 1' );
		expect( [ tree.all, tree.unfiled ] ).toEqual( [ 4, 3 ] );
		await port.moveFiles( [ { ids: [ interview ], folders: [ folder ] } ] );
		valueOf( await port.moveFiles( moved.before ) );
		expect( titles( await allRows( port, { folder } ) ) ).toEqual( [ 'Interview' ] );
	} );

	it( 'counts only files of a type', async () => {
		const port = await open( others );
		const folder = await create( port, 'Zoo' );
		const rows = await allRows( port );
		const ids = [ 'Poster', 'Interview' ].map( ( title ) => idOf( rows, title ) );
		valueOf( await port.moveFiles( [ { ids, folders: [ folder ] } ] ) );
		const images = valueOf( await port.folders( [ 'image' ] ) );
		const counted = rows.filter( ( { mime } ) => mime.startsWith( 'image' ) ).length;
		expect( paths( images ) ).toContain( '/Zoo 1' );
		expect( [ images.all, images.unfiled ] ).toEqual( [ counted, counted - 1 ] );
		const renamed = { type: 'update', id: folder, name: 'Zoos' } as const;
		const { tree } = valueOf( await port.changeFolder( renamed, [ 'audio', 'image' ] ) );
		expect( paths( tree ) ).toContain( '/Zoos 2' );
	} );

	it( 'returns the change that undoes a change of a folder', async () => {
		const port = await open( others );
		const zoo = await create( port, 'Zoo' );
		const bird = await create( port, 'Bird', zoo );
		await create( port, 'Emu', bird );
		const poster = idOf( await allRows( port ), 'Poster' );
		await port.moveFiles( [ { ids: [ poster ], folders: [ bird ] } ] );
		const before = paths( valueOf( await port.folders( [] ) ) );
		const steps: FolderChange[] = [
			{ type: 'update', id: bird, name: 'Birds' },
			{ type: 'update', id: bird, parent: 0 },
			{ type: 'create', name: 'Fish', parent: zoo },
			{ type: 'delete', id: bird },
		];
		for ( const step of steps ) {
			const changed = await change( port, step );
			expect( paths( changed.tree ), step.type ).not.toEqual( before );
			const undone = await change( port, changed.undo! );
			expect( paths( undone.tree ), step.type ).toEqual( before );
			const redone = await change( port, undone.undo! );
			expect( paths( redone.tree ), step.type ).toEqual( paths( changed.tree ) );
			await change( port, redone.undo! );
		}
	} );

	it( 'refuses a name that the place has, and a place inside of the folder', async () => {
		const port = await open( others );
		const zoo = await create( port, 'Zoo' );
		const bird = await create( port, 'Bird', zoo );
		for ( const step of [
			{ type: 'create', name: 'ZOO', parent: 0 },
			{ type: 'create', name: ' ', parent: 0 },
			{ type: 'update', id: zoo, parent: bird },
		] as const ) {
			expect( await port.changeFolder( step, [] ) ).toEqual( {
				ok: false,
				failure: { kind: 'invalid', message: expect.stringMatching( /\.$/ ) },
			} );
		}
	} );
}
