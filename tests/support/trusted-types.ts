import type { Page } from '@playwright/test';

/**
 * A site's policy that allows scripts to write HTML, or to load scripts, only through a Trusted
 * Types policy.
 */
const POLICY = "require-trusted-types-for 'script'";
/** WordPress's own script, which a site with this policy cannot use. */
const CORE = /wp-includes\/js\/wp-emoji-loader/;

interface Violation {
	file: string;
	sample: string;
}

/** Serves pages of the site with the policy; returns violations in the browser's words. */
export async function enforceTrustedTypes(
	page: Page
): Promise< { breaches: () => Promise< string[] > } > {
	await page.route( /^http:\/\/127\.0\.0\.1[^?]*(\?|$)/, async ( route ) => {
		if ( route.request().resourceType() !== 'document' ) {
			return route.fallback();
		}
		const response = await route.fetch( { maxRedirects: 0 } );
		return route.fulfill( {
			response,
			headers: { ...response.headers(), 'content-security-policy': POLICY },
		} );
	} );
	await page.addInitScript( () => {
		const seen: Violation[] = [];
		Object.assign( window, { seen } );
		addEventListener( 'securitypolicyviolation', ( { sourceFile, sample } ) =>
			seen.push( { file: String( sourceFile ), sample } )
		);
	} );
	return {
		breaches: async () =>
			( await page.evaluate( () => ( window as unknown as { seen: Violation[] } ).seen ) )
				.filter( ( { file } ) => ! CORE.test( file ) )
				.map( ( { file, sample } ) => `${ file }: ${ sample }` ),
	};
}
