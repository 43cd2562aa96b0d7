import type { Locator, Page } from '@playwright/test';
import { expect } from '../../../../tests/support/admin-test';
import { signIn } from '../../../../tests/support/editor';

/** Logs in as the administrator in the tab that the link of a failure opens. */
export async function logInAgain( page: Page, failure: Locator ): Promise< void > {
	const opened = page.waitForEvent( 'popup' );
	await failure.getByRole( 'link', { name: 'Log in' } ).click();
	const tab = await opened;
	await signIn( tab );
	await expect( tab ).toHaveURL( /wp-admin/ );
	await tab.close();
}
