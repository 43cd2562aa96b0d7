import { expect, test } from '@playwright/test';
import { enforceTrustedTypes } from '../../../../tests/support/trusted-types';
import { openAt, publishThree, removePages, setOptions, shown } from '../support/lightbox';

test.use( { storageState: { cookies: [], origins: [] } } );

test( 'the lightbox opens under the policy', async ( { page } ) => {
	await setOptions( {} );
	const { breaches } = await enforceTrustedTypes( page );
	await openAt( page, await publishThree( 'lightbox-trusted' ) );
	await expect( shown( page ) ).toBeVisible();
	expect( await breaches() ).toEqual( [] );
	await removePages();
} );
