// Runs on both databases.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePost } from '../../../../tests/support/editor';
import { plug, unplug } from '../../../../tests/support/plug';
import { php, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';
import {
	drift,
	fill,
	idsOf,
	list,
	makeAttachments,
	removeIndex,
	removePosts,
	setColumns,
} from '../support/media';

const { call } = phpFile( 'features/media-library/tests/php/media-index.php' );
const traces = () => call< string[] >( 'traces' );

afterAll( removeIndex );

describe( 'the table is created', () => {
	beforeEach( removeIndex );

	it( 'when a user who may upload files opens the library', async () => {
		const page = await list( '', 'author' );
		expect( page ).toMatchObject( { source: 'index', index: { state: 'ready', share: 1 } } );
		expect( await drift() ).toEqual( [] );
		expect( await traces() ).toContain( 'pagewright_media_index_check' );
	} );

	it( 'not by visitors, other users, pages, or the plugin itself', async () => {
		for ( const role of [ 'visitor', 'contributor' ] as const ) {
			const who = await visitor( role );
			for ( const path of [ '/', '/wp-json/', '/wp-json/pagewright/v1/media' ] ) {
				await ( await who.fetch( path, { headers: who.nonce } ) ).text();
			}
		}
		const administrator = await visitor( 'administrator' );
		await ( await administrator.fetch( '/wp-admin/upload.php' ) ).text();
		await php( `Pagewright\\Features\\Features::activate();` );
		expect( await traces() ).toEqual( [] );
	} );

	it( 'not while the site does not use it', async () => {
		await plug( 'off', `define( 'PAGEWRIGHT_MEDIA_INDEX', false );` );
		const page = await list();
		await unplug( 'off' );
		expect( page ).toMatchObject( { source: 'wordpress', index: { state: 'off', share: 0 } } );
		expect( await traces() ).toEqual( [] );
	} );

	it.each( [ 0, 2 ] )( 'again where version %i of it exists', async ( version ) => {
		await fill();
		await call( 'age_table', version );
		await list();
		expect( await fill() ).toBe( 'ready' );
		expect( await drift() ).toEqual( [] );
		expect( ( await list( 'orderby=menu_order' ) ).source ).toBe( 'index' );
	} );

	it( 'with tokens where the database counts bits', async () => {
		await fill();
		const [ isSqlite, hasTokens ] = await call< [ boolean, boolean ] >( 'has_tokens' );
		expect( hasTokens ).toBe( ! isSqlite );
	} );
} );

describe( 'the table follows', () => {
	let ids = { file: 0, post: 0 };
	beforeEach( async () => {
		await fill();
		ids = {
			...( await makeAttachments( {
				file: { post_title: 'Old title', alt: 'Old text', data: { filesize: 1 } },
			} ) ),
			post: await makePost( '', { post_title: 'With files', post_status: 'publish' } ),
		};
		expect( await drift() ).toEqual( [] );
	} );
	afterEach( async () => {
		await call( 'remove_added' );
		await removePosts( Object.values( ids ) );
	} );

	it.each( [
		'title',
		'caption',
		'trash',
		'private',
		'alternative text',
		'no alternative text',
		'file',
		'size',
		'menu order',
		'attachment to a post',
		'deletion of its post',
		'deletion of its author',
		'new attachment',
		'deletion',
	] )( 'a change: %s', async ( what ) => {
		const before = ( await list() ).total;
		await call( 'change', what, ids );
		expect( await drift() ).toEqual( [] );
		const difference = { 'new attachment': 1, deletion: -1, trash: -1 }[ what ] ?? 0;
		const page = await list();
		expect( page.source ).toBe( 'index' );
		expect( page.total ).toBe( before + difference );
	} );

	it( 'a change by a visitor of a page', async () => {
		await plug(
			'upload',
			`add_action( 'wp', static function () { if ( ! is_admin() && isset( $_GET['upload'] ) ) { wp_update_post( array( 'ID' => (int) $_GET['upload'], 'post_title' => 'By a visitor' ) ); } } );`
		);
		await ( await fetch( `${ process.env.SITE_URL }/?upload=${ ids.file }` ) ).text();
		await unplug( 'upload' );
		expect( idsOf( await list( 'search=by+a+visitor' ) ) ).toEqual( [ ids.file ] );
	} );

	it( 'a change by SQL, once a day', async () => {
		await setColumns( ids.file, { post_title: 'Changed by SQL' } );
		expect( await drift() ).toEqual( [ ids.file ] );
		expect( await call( 'run_check' ) ).toEqual( [ 'ready', 'ready' ] );
		expect( await drift() ).toEqual( [] );
		expect( idsOf( await list( 'search=changed+by+sql' ) ) ).toEqual( [ ids.file ] );
	} );

	it( 'changes while the plugin is off', async () => {
		expect( await call( 'deactivate' ) ).toBe( 'building' );
		await setColumns( ids.file, { post_title: 'Changed meanwhile' } );
		expect( ( await list( 'search=changed+meanwhile' ) ).source ).toBe( 'wordpress' );
		await fill();
		expect( idsOf( await list( 'search=changed+meanwhile' ) ) ).toEqual( [ ids.file ] );
	} );
} );

describe( 'filling', () => {
	let ids: number[] = [];
	let count = 0;
	beforeAll( async () => {
		ids = Object.values(
			await makeAttachments(
				Object.fromEntries( Array.from( { length: 9 }, ( _, at ) => [ `one${ at }`, {} ] ) )
			)
		);
		count = await call< number >( 'count_attachments' );
	} );
	afterAll( () => removePosts( ids ) );

	it( 'continues after an error where it stopped', async () => {
		expect( await call( 'interrupt_batches' ) ).toEqual( [
			[ 4, 'building', true ],
			[ count, 'ready', 1 ],
		] );
		expect( await drift() ).toEqual( [] );
	} );

	it( 'accepts texts of any length', async () => {
		const word = 'abcdefghij0123456789'.repeat( 2000 );
		const large = Object.values(
			await makeAttachments(
				Object.fromEntries(
					Array.from( { length: 12 }, ( _, at ) => [
						`large${ at }`,
						{
							post_title: 'Large',
							post_content: `${ word } 😀${ '東'.repeat( 9000 ) }`,
						},
					] )
				)
			)
		);
		await removeIndex();
		expect( await fill() ).toBe( 'ready' );
		const page = await list( 'search=hij01234' );
		await removePosts( large );
		expect( page ).toMatchObject( { source: 'index', total: 12 } );
	} );

	it( 'waits for another process', async () => {
		expect( await call( 'step_while_locked' ) ).toEqual( [ 0, true ] );
	} );
} );

describe( 'the end of the plugin', () => {
	it( 'stops the cron events on deactivation, and keeps the table', async () => {
		await fill();
		await call( 'deactivate' );
		const left = await traces();
		expect( left.filter( ( name ) => name.endsWith( 'pagewright_media_index' ) ) ).toHaveLength(
			2
		);
		expect( left.filter( ( name ) => /_(build|check)$/.test( name ) ) ).toEqual( [] );
	} );

	it( 'deletes everything on deletion', async () => {
		await fill();
		await list();
		expect( ( await traces() ).length ).toBeGreaterThan( 4 );
		await removeIndex();
		expect( await traces() ).toEqual( [] );
	} );
} );
