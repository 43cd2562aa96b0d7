import type { Page } from '@playwright/test';
import { blockOf, makePost, openEditor } from './editor';
import { openForm, setContent } from './fields';

/** A widget of the example plugin with a field for each type of file and a place. */
const CLASS = 'PagewrightExample\\MediaFields';

/**
 * Opens its form with these values, which must not be empty: a block without data opens its form
 * itself.
 */
export async function openMediaForm( page: Page, widgetData: object ) {
	const id = await makePost( '' );
	await setContent( id, blockOf( CLASS, { widgetData }, 'example/media-fields' ) );
	const canvas = await openEditor( page, id );
	await openForm( page, canvas );
	return { id, canvas };
}
