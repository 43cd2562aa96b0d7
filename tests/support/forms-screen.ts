import { expect, type Page } from '@playwright/test';
import { violations } from './axe';
import { php, phpValue } from './site';

/** Opens the screen of forms. */
export const open = ( page: Page, query = '' ) =>
	page.goto( `/wp-admin/admin.php?page=pagewright-forms${ query }` );

/** Deletes every form of the site. */
export const dropAll = () =>
	php(
		`foreach ( get_posts( array( 'post_type' => 'wpcf7_contact_form', 'numberposts' => -1, 'post_status' => array( 'any', 'trash' ), 'fields' => 'ids' ) ) as $id ) { wp_delete_post( $id, true ); }`
	);

interface Stored {
	id: number;
	hash: string;
	title: string;
}

/** Stores a form with the defaults of new ones. */
export const makeForm = ( title: string, properties: object = {} ) =>
	php< Stored >( `
		$form = Pagewright\\Forms\\FormStore::blank()->with( array( 'title' => ${ phpValue( title ) }, 'properties' => ${ phpValue( properties ) } ) );
		$form = Pagewright\\Forms\\FormStore::save( $form );
		return array( 'id' => $form->id, 'hash' => substr( $form->hash, 0, 7 ), 'title' => $form->title );` );

/** Checks the accessibility of the screen. */
export async function axe( page: Page, root = '#pagewright-forms' ) {
	// The preview shows markup of the theme and of the form's author.
	expect( await violations( page, { include: root, exclude: [ 'iframe' ] } ) ).toEqual( [] );
}
