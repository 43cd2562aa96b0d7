import { expect, test } from '@playwright/test';
import { enforceTrustedTypes } from '../../../../tests/support/trusted-types';
import { answer, peoplePage, removePeople } from '../support/hover-cards';

test.use( { storageState: { cookies: [], origins: [] } } );

test( 'a hover-card works under the policy', async ( { page } ) => {
	const url = await peoplePage( 'hover-cards-trusted' );
	const { breaches } = await enforceTrustedTypes( page );
	await answer( page );
	await page.goto( url );
	await page.locator( '.linked img' ).hover();
	await expect( page.locator( '.pagewright-hover-cards__card' ) ).toContainText( 'Ann Example' );
	expect( await breaches() ).toEqual( [] );
	await removePeople();
} );
