import type { FrameLocator, Page } from '@playwright/test';
import { blockOf, makePost, openEditor } from './editor';
import { openForm, setContent } from './fields';

/**
 * A widget of the example plugin with builder and rich text fields, and frames with one of each.
 */
export const BUILDER = 'PagewrightExample\\Builder';

export const builderBlock = ( widgetData: object ) =>
	blockOf( BUILDER, { widgetData }, 'example/builder' );

/**
 * Opens its form with these values, which must not be empty: a block without data opens its form
 * itself.
 */
export async function openBuilderForm( page: Page, widgetData: object ) {
	const id = await makePost( '' );
	await setContent( id, builderBlock( widgetData ) );
	const canvas = await openEditor( page, id );
	await openForm( page, canvas );
	return { id, canvas };
}

/** Returns the dialog with the nested editor, and its canvas. */
export function nestedEditor( page: Page, name = 'Content' ) {
	const dialog = page.getByRole( 'dialog', { name, exact: true } );
	const canvas: FrameLocator = dialog.frameLocator( 'iframe[name="editor-canvas"]' );
	return { dialog, canvas };
}
