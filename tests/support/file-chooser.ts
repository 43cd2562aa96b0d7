import type { FileChooser, Page } from '@playwright/test';

/**
 * Returns the file chooser that an action opens. The page must have processed the request to report file
 * choosers before the action: a key can arrive sooner, and then nothing reports the chooser.
 */
export async function openFileChooser(
	page: Page,
	open: () => Promise< unknown >
): Promise< FileChooser > {
	// eslint-disable-next-line no-restricted-syntax -- Here alone.
	const opened = page.waitForEvent( 'filechooser' );
	const [ chooser ] = await Promise.all( [ opened, page.evaluate( () => {} ).then( open ) ] );
	return chooser;
}
