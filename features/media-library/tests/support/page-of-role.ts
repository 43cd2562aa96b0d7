import type { Browser, Page } from '@playwright/test';
import { phpFile, siteUrl } from '../../../../tests/support/site';
import type { Role } from '../../../../tests/support/visitor';

const { call } = phpFile( 'tests/support/visitor.php' );

/** Returns a page in which a user with a role is signed in. Its context must be closed. */
export async function pageOfRole( browser: Browser, role: Role ): Promise< Page > {
	const { cookies } = await call< { cookies: Record< string, string > } >( 'sign_in', role );
	const context = await browser.newContext( {
		baseURL: siteUrl,
		storageState: { cookies: [], origins: [] },
	} );
	await context.addCookies(
		Object.entries( cookies ).map( ( [ name, value ] ) => ( {
			...{ name, value: encodeURIComponent( value ), url: siteUrl },
		} ) )
	);
	return context.newPage();
}
