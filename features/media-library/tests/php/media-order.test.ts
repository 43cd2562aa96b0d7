// Runs on both databases.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePost } from '../../../../tests/support/editor';
import { plug, unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';
import { idsOf, list, makeAttachments, removePosts, send } from '../support/media';

const { call } = phpFile( 'features/media-library/tests/php/media-order.php' );

const UNKNOWN = 999_999_999;

interface Answer {
	ids?: number[];
	code?: string | number;
}

let post = 0;
let other = 0;
let files: Record< string, number > = {};
const ids = ( ...names: string[] ) => names.map( ( name ) => files[ name ]! );
const places = ( ...names: string[] ) => call< number[] >( 'places_of', ids( ...names ) );
const order = ( of: number, wanted: number[], role: Role = 'editor' ) =>
	send< Answer >( '/order', { post: of, ids: wanted }, role );

beforeEach( async () => {
	await visitor( 'author' );
	const content = { post_type: 'post', post_status: 'publish' };
	[ post, other ] = [ await makePost( '', content ), await makePost( '', content ) ];
	files = await makeAttachments( {
		one: { post_parent: post, by: 'test-author' },
		two: { post_parent: post, by: 'test-author' },
		three: { post_parent: post, menu_order: 1 },
		foreign: { post_parent: other },
		free: {},
	} );
} );
afterEach( async () => {
	await removePosts( [ post, other, ...Object.values( files ) ] );
} );

describe( 'the order of the files of a post', () => {
	it( 'is saved, and lists and galleries follow it', async () => {
		const wanted = ids( 'three', 'one', 'two' );
		expect( await order( post, wanted ) ).toEqual( { ids: wanted } );
		expect( await places( 'three', 'one', 'two' ) ).toEqual( [ 1, 2, 3 ] );
		expect( await call( 'gallery_of', post ) ).toEqual( wanted );
		const query = `parent=${ post }&orderby=menu_order&order=asc`;
		expect( idsOf( await list( query, 'editor' ) ) ).toEqual( wanted );
	} );

	it( 'saves only the files that move, with the hooks of WordPress', async () => {
		await plug(
			'foreign',
			`add_action( 'edit_attachment', static fn ( $id ) => update_option( 'test_media_order', array( ...get_option( 'test_media_order', array() ), $id ) ) );`
		);
		await order( post, ids( 'three', 'two', 'one' ) );
		const log = await call( 'take_log' );
		await unplug( 'foreign' );
		expect( log ).toEqual( ids( 'two', 'one' ) );
	} );

	const refused: Array< [ string, () => number[], string ] > = [
		[ 'a file of another post', () => ids( 'two', 'foreign', 'one' ), 'rest_post_invalid_id' ],
		[ 'a file without a post', () => ids( 'two', 'one', 'free' ), 'rest_post_invalid_id' ],
		[ 'a missing file', () => [ ...ids( 'two', 'one' ), UNKNOWN ], 'rest_post_invalid_id' ],
		[ 'the post itself', () => [ ...ids( 'two', 'one' ), post ], 'rest_post_invalid_id' ],
	];
	it.each( refused )( 'is refused as a whole with %s', async ( _file, wanted, code ) => {
		expect( await order( post, wanted() ) ).toMatchObject( { code } );
		expect( await places( 'one', 'two', 'three', 'foreign', 'free' ) ).toEqual( [
			...[ 0, 0, 1, 0, 0 ],
		] );
	} );

	it( 'is refused as a whole if an author may not edit the post or one of the files', async () => {
		await call( 'give_to_author', other );
		await call( 'move_to', ids( 'one', 'two', 'three' ), other );
		const code = 'rest_cannot_edit';
		expect( await order( post, ids( 'foreign' ), 'author' ) ).toMatchObject( { code } );
		const all = ids( 'two', 'one', 'three' );
		expect( await order( other, all, 'author' ) ).toMatchObject( { code } );
		expect( await places( 'one', 'two', 'three' ) ).toEqual( [ 0, 0, 1 ] );
		expect( await order( other, ids( 'two', 'one' ), 'author' ) ).toEqual( {
			ids: ids( 'two', 'one' ),
		} );
		expect( await places( 'one', 'two', 'three' ) ).toEqual( [ 2, 1, 1 ] );
	} );

	it( 'says if WordPress does not save a file', async () => {
		await plug(
			'foreign',
			`add_filter( 'wp_insert_attachment_data', static fn () => array( 'no_column' => 1 ) ); $GLOBALS['wpdb']->suppress_errors();`
		);
		const answer = await order( post, ids( 'two', 'one', 'three' ) );
		await unplug( 'foreign' );
		expect( answer ).toMatchObject( { code: 'pagewright_not_changed' } );
	} );
} );
