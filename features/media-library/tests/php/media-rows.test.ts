import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { php, phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';
import { column, fill, list, makeAttachments, removePosts } from '../support/media';

const { call } = phpFile( 'features/media-library/tests/php/media-rows.php' );

const roles: Role[] = [ 'administrator', 'editor', 'author', 'contributor' ];
let ids: number[] = [];
let thumbs: Record< string, number > = {};

const thumbnail = ( name: string, changes: object = {} ) => ( {
	width: 1600,
	height: 900,
	file: `2019/05/${ name }.jpg`,
	sizes: {
		thumbnail: {
			...{ file: `${ name }-150x150.jpg`, width: 150, height: 150 },
			...{ 'mime-type': 'image/jpeg' },
			...changes,
		},
	},
} );

/** Metadata of images, also as other plugins and imports store them. */
const metadata: Record< string, object | null > = {
	small: { width: 20, height: 10 },
	large: thumbnail( 'large' ),
	empty: null,
	broken: { sizes: 'none' },
	nothing: { sizes: [] },
	'without-file': { ...thumbnail( 'without-file' ), file: '' },
	'without-folder': { ...thumbnail( 'without-folder' ), file: 'without-folder.jpg' },
	'other-folder': { ...thumbnail( 'other-folder' ), file: '2001/01/other-folder.jpg' },
	'other-size': thumbnail( 'other-size', { width: 90, height: 60 } ),
	'without-size': { ...thumbnail( 'without-size' ), sizes: { medium: { file: 'm.jpg' } } },
	'empty-size': { ...thumbnail( 'empty-size' ), sizes: { thumbnail: [] } },
	'own-url': thumbnail( 'own-url', { path: '/x/y.jpg', url: 'https://cdn.test/own.jpg' } ),
	scaled: { ...thumbnail( 'scaled' ), original_image: 'scaled-original.jpg' },
};

beforeAll( async () => {
	await Promise.all( roles.map( ( role ) => visitor( role ) ) );
	const by = [ '', 'test-author', 'test-editor' ];
	const statuses = [ 'inherit', 'private', 'trash', 'inherit' ];
	ids = Object.values(
		await makeAttachments(
			Object.fromEntries(
				by.flatMap( ( login ) =>
					statuses.map( ( status, at ) => [
						`${ login }${ status }${ at }`,
						{
							post_title: `Right ${ status }`,
							post_status: status,
							...( login ? { by: login } : {} ),
						},
					] )
				)
			)
		)
	);
	thumbs = await makeAttachments(
		Object.fromEntries(
			Object.entries( metadata ).map( ( [ name, data ] ) => [
				name,
				{ file: `2019/05/${ name }.jpg`, ...( data ? { data } : {} ) },
			] )
		)
	);
	await fill();
} );
afterAll( async () => {
	// WordPress expects the file of each size when it deletes an image.
	for ( const id of Object.values( thumbs ) ) {
		await php( `delete_post_meta( ${ id }, '_wp_attachment_metadata' );` );
	}
	await removePosts( [ ...ids, ...Object.values( thumbs ) ] );
} );
afterEach( async () => {
	await unplug( 'foreign' );
	await php( "update_option( 'page_on_front', 0 );" );
} );

describe( 'what a user may do with the files of a list', () => {
	it.each( roles )( 'is what WordPress answers for each of them: %s', async ( role ) => {
		const login = role === 'administrator' ? 'admin' : `test-${ role }`;
		const [ listed, asked ] = await call< [ number[], number[] ] >( 'rights', login, ids );
		expect( asked ).toHaveLength( 12 );
		expect( listed ).toEqual( asked );
	} );

	it( 'is asked once for each author and status', async () => {
		// Three authors, three statuses, and two capabilities.
		expect( await call( 'questions', ids ) ).toBe( 18 );
	} );

	it.each( [
		[
			'map_meta_cap',
			( id: number ) =>
				`static fn ( $caps, $cap, $user, $args ) => array( ${ id } ) === $args && 'edit_post' === $cap ? array( 'do_not_allow' ) : $caps, 10, 4`,
			2,
		],
		[
			'user_has_cap',
			( id: number ) =>
				`static fn ( $all, $caps, $args ) => array( 'delete_post', ${ id } ) === array( $args[0], $args[2] ?? 0 ) ? array() : $all, 10, 3`,
			1,
		],
	] )( 'is asked for each file if a plugin uses %s', async ( filter, callback, may ) => {
		const id = ids.at( -1 )!;
		await plug( 'foreign', `add_filter( '${ filter }', ${ callback( id ) } );` );
		const page = await list( `include[]=${ ids[ 8 ] }&include[]=${ id }&orderby=id&order=asc` );
		expect( column( page, 'may' ) ).toEqual( [ 3, may ] );
	} );

	it( 'is asked for the front page, which only administrators delete', async () => {
		const own = ids.at( -1 )!;
		await php( `update_option( 'page_on_front', ${ own } );` );
		const [ listed ] = await call< [ number[], number[] ] >( 'rights', 'test-editor', [
			ids[ 8 ]!,
			own,
		] );
		expect( listed ).toEqual( [ 3, 1 ] );
	} );
} );

describe( 'the thumbnail of an image', () => {
	const shown = async () => {
		const query = Object.values( thumbs ).map( ( id ) => `include[]=${ id }` );
		const page = await list( `orderby=include&order=asc&${ query.join( '&' ) }` );
		return [ 'thumb', 'thumbWidth', 'thumbHeight' ].map( ( field ) => column( page, field ) );
	};

	it( 'is that of WordPress', async () => {
		const found = await shown();
		expect( found[ 0 ]!.slice( 0, 2 ) ).toEqual( [
			'2019/05/small.jpg',
			'2019/05/large-150x150.jpg',
		] );
		// With this filter, WordPress finds each of them.
		await plug(
			'foreign',
			`add_filter( 'wp_get_attachment_image_src', static fn ( $s ) => $s );`
		);
		expect( found ).toEqual( await shown() );
	} );

	const cdn = 'https://cdn.test/x.jpg';
	it.each( [
		[ 'image_downsize', `array( '${ cdn }', 5, 6, true )`, cdn ],
		[ 'wp_get_attachment_image_src', `array( '${ cdn }', 5, 6, true )`, cdn ],
		[
			'image_get_intermediate_size',
			`array( 'file' => 'x.jpg', 'width' => 5, 'height' => 6 )`,
			'2019/05/x.jpg',
		],
	] )( 'is changed by %s', async ( filter, value, expected ) => {
		await plug(
			'foreign',
			`add_filter( '${ filter }', static fn ( $before, $id ) => ${ thumbs.large } === $id ? ${ value } : $before, 10, 2 );`
		);
		const [ url, width, height ] = await shown();
		expect( [ url![ 1 ], width![ 1 ], height![ 1 ] ] ).toEqual( [ expected, 5, 6 ] );
		expect( url![ 0 ] ).toBe( '2019/05/small.jpg' );
	} );

	it.each( [ 'image_downsize', 'wp_get_attachment_image_src' ] )(
		'survives anything that %s returns',
		async ( filter ) => {
			for ( const value of [
				'null',
				'7',
				"''",
				"'x'",
				'array()',
				'array( array() )',
				'new stdClass()',
			] ) {
				await plug( 'foreign', `add_filter( '${ filter }', static fn () => ${ value } );` );
				expect( ( await shown() )[ 0 ], value ).toHaveLength(
					Object.keys( metadata ).length
				);
			}
		}
	);

	it( 'is at the address that a plugin gives the file', async () => {
		await plug(
			'foreign',
			`add_filter( 'wp_get_attachment_url', static fn ( $url ) => str_replace( 'http://', 'https://cdn.test/', $url ) );`
		);
		const [ urls ] = await shown();
		expect( urls!.every( ( url ) => String( url ).startsWith( 'https://cdn.test/' ) ) ).toBe(
			true
		);
	} );
} );
