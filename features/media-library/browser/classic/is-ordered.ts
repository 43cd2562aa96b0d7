import type { BrowserOptions } from './core';

/**
 * Returns whether a view shows files in their order: those of a gallery or a playlist, or the selection that the user
 * edits.
 */
export const isOrdered = ( { collection, selection, model }: BrowserOptions ): boolean =>
	( collection as unknown ) === selection || model.id.endsWith( '-edit' );
