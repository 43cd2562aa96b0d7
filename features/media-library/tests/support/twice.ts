import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Ways to press a button twice. The first Enter is held until the keyboard repeats it. */
export const WAYS = {
	'two clicks': ( button: Locator ) => button.dblclick(),
	'a held Enter, and another one': async ( button: Locator ) => {
		const { keyboard } = button.page();
		await expect( button ).toBeEnabled();
		await button.focus();
		// A user moves the focus by keys.
		await keyboard.press( 'Shift' );
		await keyboard.down( 'Enter' );
		await keyboard.down( 'Enter' );
		await keyboard.up( 'Enter' );
		await keyboard.press( 'Enter' );
	},
	'two spaces': async ( button: Locator ) => {
		const { keyboard } = button.page();
		await expect( button ).toBeEnabled();
		await button.focus();
		await keyboard.press( 'Shift' );
		await keyboard.press( ' ' );
		await keyboard.press( ' ' );
	},
};

/** Collects the requests whose address or body has a text. */
export function requestsWith( page: Page, text: string ): Request[] {
	const seen: Request[] = [];
	page.on( 'request', ( request ) => {
		if ( `${ request.url() } ${ request.postData() ?? '' }`.includes( text ) ) {
			seen.push( request );
		}
	} );
	return seen;
}
