import { expect, type Page } from '@playwright/test';

type Kept = { spoken?: string[] };

/**
 * Keeps the texts that later pages announce with `@wordpress/a11y`: the next one replaces a text in the
 * live region, perhaps before a test has read it.
 */
export const keepSpoken = ( page: Page ) =>
	page.addInitScript( () => {
		const spoken: string[] = [];
		( globalThis as Kept ).spoken = spoken;
		new MutationObserver( ( records ) => {
			for ( const { target, addedNodes } of records ) {
				if ( ( target as Partial< Element > ).matches?.( '.a11y-speak-region' ) ) {
					// A repeated text ends with a space.
					addedNodes.forEach( ( { textContent } ) => spoken.push( textContent!.trim() ) );
				}
			}
		} ).observe( document, { childList: true, subtree: true } );
	} );

/** Returns the texts that the current page announced, in their order. */
export const spokenOn = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => ( globalThis as Kept ).spoken ?? [] );

/** Waits until the current page has announced a text. */
export const expectSpoken = ( page: Page, text: string | RegExp ) =>
	expect
		.poll( () => spokenOn( page ) )
		.toContainEqual(
			typeof text === 'string'
				? expect.stringContaining( text )
				: expect.stringMatching( text )
		);
