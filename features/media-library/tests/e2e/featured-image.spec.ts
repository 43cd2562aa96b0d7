import { expect, test } from '../../../../tests/support/admin-test';
import { makePost } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { chooseFiles } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/media-library/tests/e2e/dialog.php' );

test.beforeEach( () => call( 'plug_classic' ) );
test.afterEach( () => unplug( 'media-dialog' ) );

test( 'a featured image that the server refuses is explained, and the old one stays', async ( {
	page,
} ) => {
	const [ first, second ] = ( await pictures() ).map( ( { id } ) => id ) as [ number, number ];
	const id = await makePost( '' );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const box = page.locator( '#postimagediv' );
	await box.locator( '#set-post-thumbnail' ).click();
	await chooseFiles( page, [ first ], 'Set featured image' );
	await expect( box.locator( '#_thumbnail_id' ) ).toHaveValue( String( first ) );
	const isCall = ( { pathname }: URL ) => pathname.endsWith( '/admin-ajax.php' );
	await page.route( isCall, ( route ) =>
		route.request().postData()?.includes( 'get-post-thumbnail-html' )
			? route.fulfill( { json: { success: true, data: '0' } } )
			: route.fallback()
	);
	let alerts = 0;
	page.on( 'dialog', ( dialog ) => {
		alerts++;
		void dialog.dismiss();
	} );
	await box.locator( '#set-post-thumbnail' ).first().click();
	await chooseFiles( page, [ second ], 'Set featured image' );
	await expect( box.getByText( 'This file cannot be the featured image.' ) ).toBeVisible();
	await expect( box.locator( '#_thumbnail_id' ) ).toHaveValue( String( first ) );
	expect( alerts ).toBe( 0 );
	await page.unroute( isCall );
	await box.locator( '#set-post-thumbnail' ).first().click();
	await chooseFiles( page, [ second ], 'Set featured image' );
	await expect( box.locator( '#_thumbnail_id' ) ).toHaveValue( String( second ) );
	await expect( box.locator( '.pagewright-featured-image-failure' ) ).toHaveCount( 0 );
} );
