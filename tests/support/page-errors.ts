import type { Page } from '@playwright/test';

/** Part of an error of WordPress's interactivity script: Chromium rarely has no navigation timing while a page starts. */
const OF_WORDPRESS = "(reading 'domContentLoadedEventStart')";

/** Calls back with the message of each error that the scripts of a page do not catch. */
export const onPageError = ( page: Page, report: ( message: string ) => void ): Page =>
	page.on( 'pageerror', ( { message } ) => {
		if ( ! message.includes( OF_WORDPRESS ) ) {
			report( message );
		}
	} );
