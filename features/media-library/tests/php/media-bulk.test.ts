import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePost } from '../../../../tests/support/editor';
import { plug, unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { type Role } from '../../../../tests/support/visitor';
import { bulk, read, removeIndex, removePosts, setMediaTrash, type Whole } from '../support/media';
import { makeSamples } from '../support/samples';

const { call } = phpFile( 'features/media-library/tests/php/media-bulk.php' );

const UNKNOWN = 999_999_999;
let post = 0;
let ids: Record< string, number > = {};

const whole = async ( id: number ) =>
	( await read< { attachments: Whole[] } >( `/attachments?ids[]=${ id }` ) ).attachments[ 0 ];
const statusOf = ( id: number ) => call< string >( 'status_of', id );
const named = ( list: number[] ) =>
	list.map( ( id ) => Object.keys( ids ).find( ( name ) => ids[ name ] === id ) );

beforeEach( async () => {
	post = await makePost( '', { post_title: 'With files', post_status: 'publish' } );
	ids = await makeSamples( post );
} );
afterEach( async () => {
	await removePosts( [ post, ...Object.values( ids ) ] );
} );
afterAll( removeIndex );

describe( 'each attachment of an action', () => {
	beforeAll( () => setMediaTrash( true ) );
	afterAll( () => setMediaTrash( false ) );

	const all = () => [ ids.sunset!, ids.song!, ids.secret!, ids.trashed! ];
	const cases: Array< [ Role, string[] ] > = [
		[ 'author', [ 'sunset', 'secret' ] ],
		[ 'editor', [ 'sunset', 'song', 'secret', 'trashed' ] ],
		[ 'administrator', [ 'sunset', 'song', 'secret', 'trashed' ] ],
	];
	const table = cases.flatMap( ( [ role, allowed ] ) =>
		[ 'save', 'trash', 'restore', 'delete' ].map(
			( action ) => [ role, action, allowed ] as const
		)
	);

	it.each( table )( 'is checked for an %s: %s', async ( role, action, allowed ) => {
		const { done, failed } = await bulk( action, all(), role, { changes: { title: 'New' } } );
		expect( named( done ) ).toEqual( allowed );
		expect( failed.map( ( { id, code, status } ) => [ id, code, status ] ) ).toEqual(
			all()
				.filter( ( id ) => ! done.includes( id ) )
				.map( ( id ) => [ id, 'rest_forbidden', 403 ] )
		);
		if ( action === 'save' ) {
			expect( await call( 'title_of', ids.song ) ).toBe(
				role === 'author' ? 'Evening song' : 'New'
			);
		} else {
			const status = { trash: 'trash', restore: 'inherit', delete: '' }[ action ];
			expect( await statusOf( ids.sunset! ) ).toBe( status );
			expect( await statusOf( ids.song! ) ).toBe( role === 'author' ? 'inherit' : status );
		}
	} );

	it( 'does not stop the others when it is missing or no attachment', async () => {
		const { done, failed } = await bulk( 'trash', [ ids.song!, UNKNOWN, post, ids.photo! ] );
		expect( done ).toEqual( [ ids.song, ids.photo ] );
		expect( failed.map( ( { id, status } ) => [ id, status ] ) ).toEqual( [
			[ UNKNOWN, 404 ],
			[ post, 404 ],
		] );
		expect( await statusOf( post ) ).toBe( 'publish' );
	} );

	it( 'stays done when it was done before', async () => {
		await bulk( 'trash', [ ids.song! ] );
		expect( ( await bulk( 'trash', [ ids.song! ] ) ).done ).toEqual( [ ids.song ] );
		await bulk( 'restore', [ ids.song! ] );
		expect( ( await bulk( 'restore', [ ids.song! ] ) ).done ).toEqual( [ ids.song ] );
		await bulk( 'delete', [ ids.song! ] );
		expect( ( await bulk( 'delete', [ ids.song! ] ) ).failed ).toMatchObject( [
			{ status: 404 },
		] );
	} );

	it( 'with an unusual status is a published attachment, as in WordPress', async () => {
		await call( 'set_status', ids.song, 'draft' );
		expect( ( await bulk( 'save', [ ids.song! ], 'author' ) ).failed ).toMatchObject( [
			{ status: 403 },
		] );
		expect( ( await bulk( 'delete', [ ids.song! ], 'editor' ) ).done ).toEqual( [ ids.song ] );
	} );

	it( 'fails when another plugin prevents it', async () => {
		await plug(
			'foreign',
			`foreach ( array( 'pre_trash_post', 'pre_untrash_post', 'pre_delete_attachment' ) as $hook ) { add_filter( $hook, '__return_false' ); }`
		);
		const results = [
			await bulk( 'trash', [ ids.song! ] ),
			await bulk( 'restore', [ ids.trashed! ] ),
			await bulk( 'delete', [ ids.song! ] ),
		];
		await unplug( 'foreign' );
		expect( results.map( ( { failed } ) => failed[ 0 ]?.code ) ).toEqual(
			Array.from( { length: 3 }, () => 'pagewright_not_changed' )
		);
		expect( await statusOf( ids.song! ) ).toBe( 'inherit' );
	} );

	it( 'is not deleted instead of trashed where posts stay no day in the trash', async () => {
		await plug( 'days', `define( 'EMPTY_TRASH_DAYS', 0 );` );
		const { failed } = await bulk( 'trash', [ ids.song! ] );
		await unplug( 'days' );
		expect( failed ).toMatchObject( [
			{ id: ids.song, code: 'pagewright_no_trash', status: 400 },
		] );
		expect( await statusOf( ids.song! ) ).toBe( 'inherit' );
	} );
} );

describe( 'on a site without media trash', () => {
	it( 'files are not trashed, but those in the trash are restored and deleted', async () => {
		const { done, failed } = await bulk( 'trash', [ ids.song! ] );
		expect( done ).toEqual( [] );
		expect( failed ).toMatchObject( [ { code: 'pagewright_no_trash', status: 400 } ] );
		expect( await statusOf( ids.song! ) ).toBe( 'inherit' );
		expect( ( await bulk( 'restore', [ ids.trashed! ] ) ).done ).toEqual( [ ids.trashed ] );
		expect( await statusOf( ids.trashed! ) ).toBe( 'inherit' );
		expect( ( await bulk( 'delete', [ ids.trashed! ] ) ).done ).toEqual( [ ids.trashed ] );
	} );
} );

describe( 'a save', () => {
	const save = ( changes: object, role: Role = 'administrator', id = ids.sunset! ) =>
		bulk( 'save', [ id ], role, { changes, return: true } );

	it( 'changes only what it names', async () => {
		const before = await whole( ids.sunset! );
		const { attachments } = await save( { alt: 'A <b>red</b> sky' } );
		expect( attachments ).toHaveLength( 1 );
		const { modified: _old, ...old } = before!;
		const { modified: _new, ...saved } = attachments![ 0 ]!;
		expect( saved ).toEqual( { ...old, alt: 'A red sky' } );
	} );

	it.each( [
		[ 'administrator', '<em>a</em><script>b</script>' ],
		[ 'author', '<em>a</em>b' ],
	] as const )( 'filters HTML for an %s', async ( role, expected ) => {
		const html = '<em>a</em><script>b</script>';
		const { attachments } = await save( { caption: html, description: html }, role );
		expect( attachments ).toMatchObject( [ { caption: expected, description: expected } ] );
	} );

	it( 'keeps slashes, quotes and other characters', async () => {
		const text = `O'Brien "\\" 東京 😀 %s &amp; 1 < 2`;
		const { attachments } = await save( { title: text, alt: 'a \\ "b" 東' } );
		expect( attachments ).toMatchObject( [ { title: text, alt: 'a \\ "b" 東' } ] );
	} );

	it( 'sets artist and album of audio files, and keeps their other data', async () => {
		const song = { artist: 'AC\\DC <b>live</b>', album: 'No. 1' };
		const { attachments } = await save( song, 'administrator', ids.song );
		expect( attachments ).toMatchObject( [
			{ meta: { artist: 'AC\\DC live', album: 'No. 1' }, fileLength: '3:45' },
		] );
		const cleared = await save( { album: '' }, 'administrator', ids.song );
		expect( cleared.attachments ).toMatchObject( [
			{ meta: { artist: 'AC\\DC live', album: false } },
		] );
		const image = await save( song );
		expect( image.attachments ).toMatchObject( [ { meta: false, width: 1600 } ] );
	} );

	it( 'attaches to posts that the user may edit', async () => {
		const failed = await save( { uploadedTo: post, title: 'Not saved' }, 'author' );
		expect( failed.failed ).toMatchObject( [
			{ code: 'pagewright_invalid_parent', status: 400 },
		] );
		expect( await whole( ids.sunset! ) ).toMatchObject( {
			uploadedTo: 0,
			title: 'Sunset over the lake',
		} );
		expect( ( await save( { uploadedTo: post }, 'editor' ) ).attachments ).toMatchObject( [
			{ uploadedTo: post, uploadedToTitle: 'With files' },
		] );
		expect( ( await save( { uploadedTo: 0 }, 'author' ) ).attachments ).toMatchObject( [
			{ uploadedTo: 0 },
		] );
	} );

	it( 'says that a post is in the trash, but only to users who may edit it', async () => {
		await call( 'set_status', post, 'trash' );
		for ( const [ role, message ] of [
			[ 'author', 'You cannot attach files to this post.' ],
			[ 'editor', 'This post was deleted or moved to the trash. Choose another post.' ],
		] as const ) {
			const { failed } = await save( { uploadedTo: post }, role );
			expect( failed ).toMatchObject( [ { status: 400, message } ] );
		}
		await call( 'set_status', post, 'publish' );
	} );

	it( 'attaches to nothing else', async () => {
		for ( const parent of [ UNKNOWN, ids.song!, ids.sunset! ] ) {
			const { failed } = await save( { uploadedTo: parent } );
			expect( failed, String( parent ) ).toMatchObject( [ { status: 400 } ] );
		}
	} );

	it( 'calls the hooks of WordPress', async () => {
		await plug(
			'foreign',
			`foreach ( array( 'edit_attachment', 'attachment_updated' ) as $hook ) { add_action( $hook, static fn ( $id ) => update_post_meta( $id, "test_$hook", 'yes' ) ); }`
		);
		await save( { title: 'Hooked' } );
		await unplug( 'foreign' );
		expect( await call( 'hooks_of', ids.sunset ) ).toEqual( [ 'yes', 'yes' ] );
	} );

	it( 'that WordPress refuses changes nothing', async () => {
		await save( { alt: 'A sky' } );
		await save( { artist: 'AC\\DC' }, 'administrator', ids.song );
		await plug( 'foreign', `add_filter( 'wp_insert_post_empty_content', '__return_true' );` );
		const results = [
			await save( { alt: 'Another sky', title: 'New' } ),
			await save( { alt: 'Without a text before' }, 'administrator', ids.photo ),
			await save( { artist: 'Someone', title: 'New' }, 'administrator', ids.song ),
		];
		await unplug( 'foreign' );
		expect( results.map( ( { failed } ) => failed[ 0 ]?.code ) ).toEqual(
			Array.from( { length: 3 }, () => 'pagewright_not_changed' )
		);
		expect( await whole( ids.sunset! ) ).toMatchObject( { alt: 'A sky' } );
		expect( await whole( ids.song! ) ).toMatchObject( { meta: { artist: 'AC\\DC' } } );
		expect( await call( 'has_text', ids.photo ) ).toBe( false );
	} );

	it( 'of a hundred attachments at most', async () => {
		const response = await bulk(
			'save',
			Array.from( { length: 101 }, ( _, at ) => at + 1 )
		);
		expect( response ).toMatchObject( { code: 'rest_invalid_param' } );
	} );
} );
