import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makePost } from '../../../../tests/support/editor';
import { plug, unplug } from '../../../../tests/support/plug';
import { visitor, type Role } from '../../../../tests/support/visitor';
import {
	ajax,
	fill,
	makeAttachments,
	read,
	removeIndex,
	removePosts,
	type Whole,
} from '../support/media';
import { makeSamples } from '../support/samples';

let post = 0;
let ids: Record< string, number > = {};

beforeAll( async () => {
	post = await makePost( '', { post_title: 'With files', post_status: 'publish' } );
	ids = await makeSamples( post );
} );
afterEach( () => unplug( 'foreign' ) );
afterAll( async () => {
	await removePosts( [ post, ...Object.values( ids ) ] );
	await removeIndex();
} );

const query = ( list: number[] ) => list.map( ( id ) => `ids[]=${ id }` ).join( '&' );
const attachments = async ( list: number[], role: Role = 'administrator' ) =>
	( await read< { attachments: Whole[] } >( `/attachments?${ query( list ) }`, role ) )
		.attachments;

/** Returns an attachment as the media library of WordPress gets it. */
async function ofCore( id: number, role: Role ): Promise< Whole > {
	const who = await visitor( role );
	const response = await who.fetch( '/wp-admin/admin-ajax.php', {
		method: 'POST',
		body: new URLSearchParams( { action: 'get-attachment', id: String( id ) } ),
	} );
	return ( ( await response.json() ) as { data: Whole } ).data;
}

describe( 'whole attachments', () => {
	it.each( [ 'author', 'editor', 'administrator' ] as const )(
		'are those of WordPress with their folders, in order: %s',
		async ( role ) => {
			const wanted = [ ids.paper!, ids.sunset!, ids.song! ];
			const whole = await attachments( [ ...wanted, 999_999_999, post, ids.sunset! ], role );
			const ajaxed = await ajax( query( wanted ), role, { route: '/media/attachments' } );
			const core = [];
			for ( const id of wanted ) {
				core.push( { ...( await ofCore( id, role ) ), folders: [], color: '' } );
			}
			expect( whole ).toEqual( core );
			expect( await ajaxed.json() ).toEqual( { attachments: core } );
		}
	);

	it( 'are not shown to users who may not read them', async () => {
		const { hidden } = await makeAttachments( { hidden: { post_status: 'private' } } );
		const wanted = [ hidden, ids.secret!, ids.trashed!, ids.song! ];
		const seen = async ( role: Role ) =>
			( await attachments( wanted, role ) ).map( ( { id } ) => id );
		const [ author, editor ] = [ await seen( 'author' ), await seen( 'editor' ) ];
		await removePosts( [ hidden ] );
		// The author uploaded the secret one.
		expect( author ).toEqual( wanted.slice( 1 ) );
		expect( editor ).toEqual( wanted );
	} );

	it( 'have the fields of other plugins, which WordPress saves', async () => {
		await plug(
			'foreign',
			`add_filter( 'attachment_fields_to_edit', static function ( $fields, $post ) { $fields['color'] = array( 'label' => 'Color', 'value' => get_post_meta( $post->ID, 'test_color', true ) ); return $fields; }, 10, 2 );
			add_filter( 'attachment_fields_to_save', static function ( $post, $data ) { update_post_meta( $post['ID'], 'test_color', $data['color'] ); return $post; }, 10, 2 );
			add_filter( 'wp_prepare_attachment_for_js', static fn ( $data ) => array( 'shop' => 42 ) + $data );`
		);
		const [ whole ] = await attachments( [ ids.song! ] );
		expect( whole!.compat.item ).toContain( `name='attachments[${ ids.song }][color]'` );
		expect( whole!.shop ).toBe( 42 );
		const who = await visitor( 'administrator' );
		const core = await ofCore( ids.song!, 'administrator' );
		await who.fetch( '/wp-admin/admin-ajax.php', {
			method: 'POST',
			body: new URLSearchParams( {
				action: 'save-attachment-compat',
				id: String( ids.song ),
				nonce: String( core.nonces.update ),
				[ `attachments[${ ids.song }][color]` ]: 'blue',
			} ),
		} );
		const [ saved ] = await attachments( [ ids.song! ] );
		expect( saved!.compat.item ).toContain( "value='blue'" );
	} );

	it.each( [ 'null', "''", 'array()', 'false', '7' ] )(
		'may be removed by a filter: %s',
		async ( value ) => {
			await plug(
				'foreign',
				`add_filter( 'wp_prepare_attachment_for_js', static fn () => ${ value } );`
			);
			expect( await attachments( [ ids.song! ] ) ).toEqual( [] );
		}
	);
} );

describe( 'the months of the library', () => {
	const months = async () =>
		(
			await read< { months: Array< { year: number; month: number; text: string } > } >(
				'/months'
			)
		).months;
	const own = async () => ( await months() ).filter( ( { year } ) => year === 2019 );
	const expected = [
		{ year: 2019, month: 6, text: 'June 2019' },
		{ year: 2019, month: 5, text: 'May 2019' },
	];

	it( 'are the same from the table and from WordPress', async () => {
		await removeIndex();
		expect( await own() ).toEqual( expected );
		const all = await months();
		await fill();
		expect( await months() ).toEqual( all );
	} );

	it( 'may come from a filter of WordPress', async () => {
		await plug(
			'foreign',
			`add_filter( 'media_library_months_with_files', static fn () => array( (object) array( 'year' => '1999', 'month' => '2' ), array( 'year' => 'x' ), 5, null ) );`
		);
		expect( await months() ).toEqual( [ { year: 1999, month: 2, text: 'February 1999' } ] );
	} );
} );
