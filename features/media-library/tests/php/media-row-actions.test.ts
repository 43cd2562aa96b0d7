import { afterEach, beforeEach, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import type { Role } from '../../../../tests/support/visitor';
import { ajax, bulk } from '../support/media';

const { call } = phpFile( 'features/media-library/tests/php/media-columns.php' );

const made: number[] = [];
let file = 0;
let post = 0;
beforeEach( async () => {
	[ file, post ] = await call< [ number, number ] >( 'attach', 'publish', 'A skiff trip' );
	made.push( file, post );
} );
afterEach( () => call( 'remove', made.splice( 0 ) ) );

interface Link {
	id: string;
	text: string;
	url: string;
}

const linksOf = async ( id: number ) =>
	(
		( await (
			await ajax( `id=${ id }`, 'editor', { route: '/media/row-actions' } )
		).json() ) as {
			links: Link[];
		}
	 ).links;

const postsFor = async ( search: string, role: Role ) =>
	(
		( await (
			await ajax( new URLSearchParams( { search } ).toString(), role, {
				route: '/media/posts',
			} )
		).json() ) as { posts: Array< Record< string, unknown > > }
	 ).posts;

it( 'returns the links of plugins with plain texts, except those that need a script', async () => {
	await call( 'plug_actions' );
	const links = await linksOf( file );
	await unplug( 'media-row-actions' );
	expect( links.map( ( { id, text } ) => [ id, text ] ) ).toEqual( [
		[ 'regenerate', 'Regenerate & more' ],
		[ 'relative', 'Relative' ],
	] );
	expect( links[ 0 ]!.url ).toMatch(
		new RegExp( `/wp-admin/tools\\.php\\?page=x&id=${ file }&a=1$` )
	);
	expect( links[ 1 ]!.url ).toBe( 'post.php?post=1' );
} );

it( 'has no links if a plugin returns none', async () => {
	await plug( 'media-no-actions', "add_filter( 'media_row_actions', '__return_null', 99 );" );
	expect( await linksOf( file ) ).toEqual( [] );
	await unplug( 'media-no-actions' );
} );

it( 'finds posts that the user may edit, with names of type and status', async () => {
	const own = await call< number >(
		'add_post',
		'Skiff <b>of</b> an author & more',
		'test-author'
	);
	made.push( own );
	const found = await postsFor( 'skiff', 'editor' );
	expect( found.map( ( { id } ) => id ).sort() ).toEqual( [ post, own ].sort() );
	expect( found.find( ( { id } ) => id === own ) ).toMatchObject( {
		...{ title: 'Skiff of an author & more', type: 'Post', status: 'Draft' },
		date: expect.any( Number ),
	} );
	expect( ( await postsFor( 'skiff', 'author' ) ).map( ( { id } ) => id ) ).toEqual( [ own ] );
	expect( ( await postsFor( '', 'editor' ) ).length ).toBeGreaterThan( 1 );
} );

it( 'tells plugins that a file was attached or detached, as WordPress’s list does', async () => {
	await call( 'note_attaching' );
	const other = await call< number >( 'add_post', 'Another trip', 'test-author' );
	made.push( other );
	for ( const uploadedTo of [ other, other, 0 ] ) {
		await bulk( 'save', [ file ], 'editor', { changes: { uploadedTo } } );
	}
	await bulk( 'save', [ file ], 'editor', { changes: { title: 'New' } } );
	const calls = await call( 'attaching' );
	await unplug( 'media-attaching' );
	expect( calls ).toEqual( [
		[ 'attach', file, other ],
		[ 'detach', file, other ],
	] );
} );
