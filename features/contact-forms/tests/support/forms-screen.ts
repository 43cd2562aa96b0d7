import { expect, type Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/support/forms-screen.php' );

/** Opens the screen of forms. */
export const open = ( page: Page, query = '' ) =>
	page.goto( `/wp-admin/admin.php?page=pagewright-forms${ query }` );

/** Deletes every form of the site. */
export const dropAll = () => call( 'drop_all' );

interface Stored {
	id: number;
	hash: string;
	title: string;
}

/** Stores a form with the defaults of new ones. */
export const makeForm = ( title: string, properties: object = {} ) =>
	call< Stored >( 'make_form', title, properties );

/** Checks the accessibility of the screen. */
export async function axe( page: Page, root = '#pagewright-forms' ) {
	// The preview shows markup of the theme and of the form's author.
	expect( await violations( page, { include: root, exclude: [ 'iframe' ] } ) ).toEqual( [] );
}
