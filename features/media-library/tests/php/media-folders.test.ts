// Runs on both databases.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';
import { change, create, move, outline, putInto, removeFolders, tree } from '../support/folders';
import {
	column,
	coreList,
	fill,
	list,
	makeAttachments,
	read,
	setMediaTrash,
	type Whole,
} from '../support/media';
import { withSamples } from '../support/samples';

const { call } = phpFile( 'features/media-library/tests/php/media-folders.php' );

const samples = withSamples();
const { ids } = samples;

beforeAll( fill );
beforeEach( removeFolders );
afterAll( removeFolders );
afterAll( () => call( 'forget_settings' ) );

describe( 'folders', () => {
	it( 'come after the folders that contain them, each level by name', async () => {
		const products = await create( 'Products' );
		await create( 'Éclairs', products );
		await create( 'Year 10' );
		await create( 'Year 9' );
		await create( 'brochures', products );
		expect( outline( await tree() ) ).toEqual( [
			'Products 0',
			'Products > brochures 0',
			'Products > Éclairs 0',
			'Year 9 0',
			'Year 10 0',
		] );
	} );

	it( 'count the files that the user may see, without the trash', async () => {
		await setMediaTrash( true );
		const press = await create( 'Press' );
		await putInto( ids.trashed!, [ press ] );
		await move( [ { ids: [ ids.song!, ids.secret! ], folders: [ press ] } ] );
		const [ editor, author ] = [ await tree( 'editor' ), await tree( 'author' ) ];
		await setMediaTrash( false );
		expect( outline( editor ) ).toEqual( [ 'Press 2' ] );
		expect( outline( author ) ).toEqual( [ 'Press 1' ] );
		expect( editor.all - editor.unfiled ).toBe( 2 );
		expect( author.all - author.unfiled ).toBe( 1 );
	} );

	it( 'count only files of a type, if asked', async () => {
		const press = await create( 'Press' );
		await move( [ { ids: [ ids.song!, ids.sunset! ], folders: [ press ] } ] );
		const all = await tree();
		const images = await tree( undefined, 'image' );
		expect( outline( images ) ).toEqual( [ 'Press 1' ] );
		expect( images.all - images.unfiled ).toBe( 1 );
		expect( images.all ).toBeLessThan( all.all );
		expect( outline( await tree( undefined, 'audio,image/x-none' ) ) ).toEqual( [ 'Press 1' ] );
		expect( outline( await tree( undefined, `text') OR ('1'='1` ) ) ).toEqual( [ 'Press 0' ] );
		const renamed = { type: 'update', id: press, name: 'News', file_type: 'video' };
		expect( outline( ( await change( renamed ) ).tree ) ).toEqual( [ 'News 0' ] );
	} );

	it( 'keep every character of a name', async () => {
		for ( const name of [ `Tom & Jerry’s “best”`, `O'Brien \\ 5 < 6`, '東京' ] ) {
			const { tree: after, id } = await change( { type: 'create', name } );
			expect( after.folders.find( ( folder ) => folder.id === id )?.name ).toBe( name );
		}
	} );

	it( 'have no markup in their names', async () => {
		const { id } = await change( { type: 'create', name: 'a<img src=x onerror=alert(1)>b' } );
		const [ name ] = await call< [ string ] >( 'stored', id );
		expect( name ).toBe( 'ab' );
	} );

	it( 'have different names at one place, in any case', async () => {
		const press = await create( 'Press' );
		const refused = await change( { type: 'create', name: ' press ' } );
		expect( refused ).toMatchObject( {
			code: 'pagewright_folder_exists',
			message: 'There is already a folder “Press” here.',
		} );
		expect( await create( 'Press', press ) ).toBeGreaterThan( 0 );
		const other = await create( 'Other' );
		expect( await change( { type: 'update', id: other, name: 'PRESS' } ) ).toMatchObject( {
			code: 'pagewright_folder_exists',
		} );
		expect( await change( { type: 'update', id: press, name: 'PRESS' } ) ).toMatchObject( {
			id: press,
		} );
	} );

	it( 'do not move into themselves', async () => {
		const outer = await create( 'Outer' );
		const inner = await create( 'Inner', outer );
		for ( const parent of [ outer, inner ] ) {
			expect( await change( { type: 'update', id: outer, parent } ) ).toMatchObject( {
				code: 'pagewright_folder_in_itself',
			} );
		}
		expect( outline( await tree() ) ).toEqual( [ 'Outer 0', 'Outer > Inner 0' ] );
	} );
} );

describe( 'each change returns what undoes it', () => {
	const undoes = async ( data: object ) => {
		const before = outline( await tree() );
		const changed = await change( data );
		const after = outline( changed.tree );
		expect( after ).not.toEqual( before );
		const undone = await change( changed.undo! );
		expect( outline( undone.tree ) ).toEqual( before );
		const redone = await change( undone.undo! );
		expect( outline( redone.tree ) ).toEqual( after );
	};

	it( 'create', async () => {
		await create( 'Products' );
		await undoes( { type: 'create', name: 'Press' } );
	} );

	it( 'rename and move', async () => {
		const products = await create( 'Products' );
		const press = await create( 'Press' );
		await undoes( { type: 'update', id: press, name: 'News & Press' } );
		await undoes( { type: 'update', id: press, parent: products } );
		expect( await change( { type: 'update', id: press, name: 'Press' } ) ).toMatchObject( {
			undo: expect.anything(),
		} );
		expect( await change( { type: 'update', id: press } ) ).toMatchObject( { undo: null } );
	} );

	it( 'delete, with subfolders and files', async () => {
		const press = await create( 'Press' );
		const year = await create( '2026', press );
		await create( 'May', year );
		await move( [ { ids: [ ids.song!, ids.photo! ], folders: [ year ] } ] );
		await undoes( { type: 'delete', id: year } );
	} );

	it( 'but not for files that the user may not edit', async () => {
		const { id } = await change( {
			type: 'create',
			name: 'Mine',
			files: [ ids.song, samples.post ],
		} );
		expect( outline( await tree() ) ).toEqual( [ 'Mine 1' ] );
		await plug(
			'foreign',
			`add_filter( 'map_meta_cap', static fn ( $caps, $cap, $user, $args ) => 'edit_post' === $cap && ${ ids.photo } === ( $args[0] ?? 0 ) ? array( 'do_not_allow' ) : $caps, 10, 4 );`
		);
		await change( { type: 'create', name: 'Other', files: [ ids.photo ] } );
		await unplug( 'foreign' );
		expect( outline( await tree() ) ).toEqual( [ 'Mine 1', 'Other 0' ] );
		expect( await call( 'stored', id ) ).toEqual( [ 'Mine', 1 ] );
	} );
} );

describe( 'files', () => {
	it( 'move, and move back to several folders', async () => {
		const [ one, two ] = [ await create( 'One' ), await create( 'Two' ) ];
		await putInto( ids.song!, [ one, two ] );
		const moved = await move( [ { ids: [ ids.song!, ids.photo! ], folders: [ two ] } ] );
		expect( moved.done ).toEqual( [ ids.song, ids.photo ] );
		expect( moved.before ).toEqual( [
			{ ids: [ ids.song ], folders: [ one, two ] },
			{ ids: [ ids.photo ], folders: [] },
		] );
		expect( outline( await tree() ) ).toEqual( [ 'One 0', 'Two 2' ] );
		const back = await move( moved.before );
		expect( back.before ).toEqual( [
			{ ids: [ ids.song ], folders: [ two ] },
			{ ids: [ ids.photo ], folders: [ two ] },
		] );
		expect( outline( await tree() ) ).toEqual( [ 'One 1', 'Two 1' ] );
		expect( await call( 'stored', two ) ).toEqual( [ 'Two', 1 ] );
	} );

	it( 'of other users stay where they are, and do not stop the others', async () => {
		const press = await create( 'Press' );
		const all = [ ids.song!, ids.sunset!, samples.post, 999_999_999 ];
		const { done, failed } = await move( [ { ids: all, folders: [ press ] } ], 'author' );
		expect( done ).toEqual( [ ids.sunset ] );
		expect( failed.map( ( { id, status } ) => [ id, status ] ) ).toEqual( [
			[ ids.song, 403 ],
			[ samples.post, 404 ],
			[ 999_999_999, 404 ],
		] );
		expect( outline( await tree() ) ).toEqual( [ 'Press 1' ] );
	} );

	it( 'all stay where they are if one of several folders no longer exists', async () => {
		const press = await create( 'Press' );
		const moved = await move( [
			{ ids: [ ids.song! ], folders: [ press ] },
			{ ids: [ ids.photo! ], folders: [ 999_999_999 ] },
		] );
		expect( moved.code ).toBe( 'pagewright_unknown_folder' );
		expect( outline( await tree() ) ).toEqual( [ 'Press 0' ] );
	} );

	it( 'change the version of lists', async () => {
		const press = await create( 'Press' );
		const before = await list( `folder=${ press }` );
		await move( [ { ids: [ ids.song! ], folders: [ press ] } ] );
		const after = await list( `folder=${ press }` );
		expect( [ before.total, after.total ] ).toEqual( [ 0, 1 ] );
		expect( after.version ).not.toBe( before.version );
		await change( { type: 'delete', id: press } );
		expect( ( await list( `folder=${ press }` ) ).total ).toBe( 0 );
		expect( ( await list( 'folder=0' ) ).total ).toBe( ( await list() ).total );
	} );

	it( 'leave their folder when they are deleted', async () => {
		const press = await create( 'Press' );
		const { gone } = await makeAttachments( { gone: {} } );
		await move( [ { ids: [ gone ], folders: [ press ] } ] );
		expect( await call( 'stored', press ) ).toEqual( [ 'Press', 1 ] );
		await call( 'delete_file', gone );
		expect( await call( 'stored', press ) ).toEqual( [ 'Press', 0 ] );
	} );

	it( 'have their folders in whole attachments', async () => {
		const press = await create( 'Press' );
		await move( [ { ids: [ ids.song! ], folders: [ press ] } ] );
		const { attachments } = await read< { attachments: Whole[] } >(
			`/attachments?ids[]=${ ids.song }&ids[]=${ ids.photo }`
		);
		expect( attachments.map( ( { folders } ) => folders ) ).toEqual( [ [ press ], [] ] );
	} );
} );

describe( 'without folders', () => {
	afterEach( () => call( 'set_folders', true ) );

	it( 'routes say so, lists ignore them, and nothing is lost', async () => {
		const press = await create( 'Press' );
		await move( [ { ids: [ ids.song! ], folders: [ press ] } ] );
		await call( 'set_folders', false );
		expect( await call( 'has_folders' ) ).toBe( false );
		expect( await tree() ).toMatchObject( { code: 'pagewright_no_folders' } );
		expect( await change( { type: 'create', name: 'New' } ) ).toMatchObject( {
			code: 'pagewright_no_folders',
		} );
		expect( await move( [ { ids: [ ids.song! ], folders: [] } ] ) ).toMatchObject( {
			code: 'pagewright_no_folders',
		} );
		const page = await list( `folder=${ press }` );
		expect( page.total ).toBe( ( await list() ).total );
		expect( column( page, 'folders' ).flat() ).toEqual( [] );
		await call( 'set_folders', true );
		expect( outline( await tree() ) ).toEqual( [ 'Press 1' ] );
	} );
} );

describe( 'a taxonomy of WordPress', () => {
	afterAll( () => unplug( 'foreign' ) );

	it( 'is used as it is, with its capabilities', async () => {
		await plug(
			'foreign',
			`add_action( 'init', static fn () => register_taxonomy( 'wp_media_folder', 'attachment', array( 'hierarchical' => true, 'capabilities' => array( 'edit_terms' => 'manage_options', 'delete_terms' => 'manage_options', 'assign_terms' => 'manage_options' ) ) ) );`
		);
		const [ editor, administrator ] = [ await tree( 'editor' ), await tree() ];
		const refused = await move( [ { ids: [ ids.sunset! ], folders: [] } ], 'author' );
		expect( editor ).toMatchObject( { canEdit: false, canFile: false } );
		expect( administrator ).toMatchObject( { canEdit: true, canFile: true } );
		expect( refused.code ).toBe( 'rest_forbidden' );
	} );
} );

it( 'the media library of WordPress lists files in folders as before', async () => {
	const press = await create( 'Press' );
	const before = await coreList( {} );
	await move( [ { ids: [ ids.song! ], folders: [ press ] } ] );
	expect( await coreList( {} ) ).toEqual( before );
} );

it( 'a visitor does not see the names of folders', async () => {
	await create( 'Secret plans' );
	const guest = await visitor( 'visitor' );
	for ( const path of [ '/wp-json/wp/v2/wp_media_folder', '/?wp_media_folder=secret-plans' ] ) {
		expect( await ( await guest.fetch( path ) ).text(), path ).not.toContain( 'Secret plans' );
	}
} );
