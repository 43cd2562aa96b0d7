import { afterEach, describe, expect, it } from 'vitest';
import { isThere, WAYS } from '../../../../tests/support/delete-plugin';
import { putPlugin, removePlugins } from '../../../../tests/support/old-plugins';
import { php } from '../../../../tests/support/site';

const FAQ = 'ultimate-faqs/ultimate-faqs.php';

afterEach( removePlugins );

describe.each( WAYS )( 'a FAQ plugin that is deleted %s', ( _, remove ) => {
	it( 'leaves its questions and their groups', async () => {
		const id = await php< number >(
			`register_post_type( 'ufaq' ); register_taxonomy( 'ufaq-category', 'ufaq' ); $id = wp_insert_post( array( 'post_type' => 'ufaq', 'post_status' => 'publish', 'post_title' => 'Old question?', 'meta_input' => array( 'ufaq_order' => 3 ) ) ); wp_set_object_terms( $id, 'Orders', 'ufaq-category' ); update_option( 'EWD_UFAQ', 'x' ); return $id;`
		);
		await putPlugin( FAQ );
		expect( ( await remove( FAQ ) ).status ).toBeLessThan( 400 );
		expect( await isThere( FAQ ) ).toBe( false );
		expect(
			await php(
				`register_post_type( 'ufaq' ); register_taxonomy( 'ufaq-category', 'ufaq' ); $is_there = array( get_post( ${ id } )->post_title ?? null, get_post_meta( ${ id }, 'ufaq_order', true ), wp_get_object_terms( ${ id }, 'ufaq-category', array( 'fields' => 'names' ) ), get_option( 'EWD_UFAQ' ) ); wp_delete_post( ${ id }, true ); return $is_there;`
			)
		).toEqual( [ 'Old question?', '3', [ 'Orders' ], false ] );
	} );
} );
