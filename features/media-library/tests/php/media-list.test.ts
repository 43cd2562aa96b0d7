// Runs on both databases.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { php, phpFile } from '../../../../tests/support/site';
import { type Role } from '../../../../tests/support/visitor';
import { column, fill, idsOf, list, listText, removePosts, setMediaTrash } from '../support/media';
import { withSamples } from '../support/samples';

const { call } = phpFile( 'features/media-library/tests/php/media-list.php' );

const samples = withSamples();
const { ids } = samples;

describe( 'a list', () => {
	beforeAll( fill );

	it.each( [
		[ 'an alternative text', 'zinn', 'sunset' ],
		[ 'a slug', 'quince', 'photo' ],
		[ 'words without their accents', 'cafe under', 'photo' ],
	] )( 'is searched for %s', async ( _what, words, name ) => {
		expect( idsOf( await list( `search=${ words }` ) ) ).toEqual( [ ids[ name ] ] );
	} );

	it( 'is sorted by file name and size', async () => {
		const names = async ( query: string ) =>
			idsOf( await list( `month=2019-05&${ query }` ) ).map( ( id ) =>
				Object.keys( ids ).find( ( name ) => ids[ name ] === id )
			);
		expect( await names( 'orderby=file&order=asc' ) ).toEqual( [
			'photo',
			'song',
			'sunset',
			'golden',
			'secret',
		] );
		expect( await names( 'orderby=size' ) ).toEqual( [
			'golden',
			'sunset',
			'song',
			'photo',
			'secret',
		] );
	} );

	it( 'says that WordPress sorts by date instead', async () => {
		await plug( 'off', `define( 'PAGEWRIGHT_MEDIA_INDEX', false );` );
		const page = await list( 'orderby=size' );
		await unplug( 'off' );
		expect( page ).toMatchObject( { orderby: 'date', index: { state: 'off' } } );
	} );

	it( 'has few values in each row', async () => {
		const page = await list( `include[]=${ ids.song }&include[]=${ ids.sunset }` );
		const rows = page.rows.map( ( row ) =>
			Object.fromEntries( page.fields.map( ( field, at ) => [ field, row[ at ] ] ) )
		);
		expect( rows ).toEqual( [
			expect.objectContaining( {
				id: ids.song,
				title: 'Evening song',
				file: 'evening.mp3',
				mime: 'audio/mpeg',
				thumb: '',
				length: '3:45',
				date: Date.UTC( 2019, 4, 3, 12 ) / 1000,
				author: 1,
				parent: 0,
				status: 'inherit',
				may: 3,
			} ),
			expect.objectContaining( { width: 1600, height: 900, alt: 'Zinnober' } ),
		] );
	} );

	it.each( [
		[ 'modified', 'modified', Date.UTC( 2024, 2, 7 ) / 1000 ],
		[ 'name', 'name', 'evening-song' ],
		[ 'menu_order', 'menuOrder', 1 ],
	] )( 'by %s has its key in each row', async ( orderby, field, value ) => {
		const page = await list( `include[]=${ ids.song }&orderby=${ orderby }` );
		expect( page.fields.at( -1 ) ).toBe( field );
		expect( column( page, field ) ).toEqual( [ value ] );
		await plug(
			'foreign',
			`add_filter( 'wp_prepare_attachment_for_js', static fn ( $data ) => $data );`
		);
		const filtered = await list( `include[]=${ ids.song }&orderby=${ orderby }` );
		await unplug( 'foreign' );
		expect( column( filtered, field ) ).toEqual( [ value ] );
	} );

	it( 'says which files are private or in the trash', async () => {
		const of = async ( query: string ) => column( await list( query ), 'status' );
		expect( await of( `include[]=${ ids.secret }` ) ).toEqual( [ 'private' ] );
		await setMediaTrash( true );
		const trashed = await of( `include[]=${ ids.trashed }&status=trash` );
		await setMediaTrash( false );
		expect( trashed ).toEqual( [ 'trash' ] );
	} );

	it( 'has another version after each change, also if the total is equal', async () => {
		const first = await list();
		expect( first.version ).not.toBe( '' );
		expect( ( await list( 'search=lake' ) ).version ).toBe( first.version );
		await php( `update_post_meta( ${ ids.song }, '_wp_attachment_image_alt', 'Choir' );` );
		const second = await list();
		expect( second.total ).toBe( first.total );
		expect( second.version ).not.toBe( first.version );
		await plug( 'off', `define( 'PAGEWRIGHT_MEDIA_INDEX', false );` );
		const core = await list();
		await unplug( 'off' );
		expect( core.version ).toBe( '' );
	} );

	it( 'has the version before its rows were read', async () => {
		await plug(
			'foreign',
			`add_filter( 'query', static function ( $sql ) { if ( str_contains( $sql, ' AS value FROM ' ) ) { \\Pagewright\\Features\\MediaLibrary\\Listing\\Totals::forget(); } return $sql; } );`
		);
		const during = await list();
		await unplug( 'foreign' );
		expect( during.version ).not.toBe( ( await list() ).version );
	} );

	it( 'does not remember a total that was counted before a change', async () => {
		expect( await call( 'count_during_change' ) ).toEqual( [ 7, 8 ] );
	} );

	it( 'says what a user may do', async () => {
		const may = async ( role: Role ) => {
			const page = await list( 'month=2019-05&search=evening', role );
			return Object.fromEntries(
				idsOf( page ).map( ( id, at ) => [ id, column( page, 'may' )[ at ] ] )
			);
		};
		expect( await may( 'author' ) ).toEqual( { [ ids.sunset! ]: 3, [ ids.song! ]: 0 } );
		expect( await may( 'editor' ) ).toEqual( { [ ids.sunset! ]: 3, [ ids.song! ]: 3 } );
	} );

	it( 'finds a small part of many results in the same order as all of them', async () => {
		const many = await call< number[] >( 'make_many', 60 );
		await fill();
		const found: Array< [ string, number[], number[] ] > = [];
		for ( const query of [ 'search=harbour', 'search=ha', 'search=harbour&orderby=title' ] ) {
			const all = await list( query );
			const first = await list( `${ query }&per_page=1` );
			const second = await list( `${ query }&per_page=1&after=${ first.last }` );
			found.push( [
				query,
				idsOf( all ).slice( 0, 2 ),
				[ ...idsOf( first ), ...idsOf( second ) ],
			] );
			expect( [ all.total, first.total, second.total ], query ).toEqual( [ 60, 60, 60 ] );
		}
		await removePosts( many );
		for ( const [ query, all, parts ] of found ) {
			expect( parts, query ).toEqual( all );
		}
	} );

	it( 'has 80 rows in 20 kB', async () => {
		const many = await call< number[] >( 'make_many', 80 );
		await fill();
		const text = await listText( 'search=harbour' );
		await removePosts( many );
		const page = JSON.parse( text );
		expect( page.rows ).toHaveLength( 80 );
		expect( page.source ).toBe( 'index' );
		expect( column( page, 'thumb' )[ 0 ] ).toMatch( /^2026\/11\/harbour-.*-150x150\.jpg$/ );
		expect( column( page, 'color' )[ 0 ] ).toMatch( /^a1b/ );
		expect( Buffer.byteLength( text ) ).toBeLessThanOrEqual( 20_000 );
	} );
} );

describe( 'filters of other plugins', () => {
	beforeAll( fill );
	beforeEach( () => unplug( 'foreign' ) );
	afterAll( () => unplug( 'foreign' ) );

	it( 'change the query', async () => {
		await plug(
			'foreign',
			`add_filter( 'ajax_query_attachments_args', static function ( $args ) { $args['author'] = get_current_user_id(); return $args; } );`
		);
		const page = await list( 'month=2019-05', 'author' );
		expect( page ).toMatchObject( { total: 1, source: 'wordpress' } );
		expect( idsOf( page ) ).toEqual( [ ids.sunset ] );
	} );

	it.each( [ 'null', "''", "array( 'fields' => 'ids', 'post_type' => 'attachment' )" ] )(
		'may return anything as the query: %s',
		async ( value ) => {
			await plug(
				'foreign',
				`add_filter( 'ajax_query_attachments_args', static fn () => ${ value } );`
			);
			expect( ( await list( 'month=2019-05' ) ).source ).toBe( 'wordpress' );
		}
	);

	it( 'change and remove attachments', async () => {
		await plug(
			'foreign',
			`add_filter( 'wp_prepare_attachment_for_js', static function ( $data ) {
				if ( 'audio' === $data['type'] ) { return null; }
				$data['title'] = strtoupper( $data['title'] );
				$data['nonces']['delete'] = false;
				return $data;
			} );`
		);
		const page = await list( 'month=2019-05&search=evening' );
		expect( idsOf( page ) ).toEqual( [ ids.sunset ] );
		expect( column( page, 'title' ) ).toEqual( [ 'SUNSET OVER THE LAKE' ] );
		expect( column( page, 'may' ) ).toEqual( [ 1 ] );
	} );

	it( 'get the same values as the media library of WordPress', async () => {
		const asked = 'month=2019-05&order=asc';
		const plain = await list( asked );
		await plug(
			'foreign',
			`add_filter( 'wp_prepare_attachment_for_js', static fn ( $data ) => $data );`
		);
		expect( ( await list( asked ) ).rows ).toEqual( plain.rows );
	} );
} );
