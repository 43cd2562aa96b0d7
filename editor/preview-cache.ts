import type { Preview } from '../rest/previews/client';

/**
 * Maximum number of cached responses: switching between form and preview, undo and duplicates need
 * no request.
 */
const MAX_KEPT = 50;

const answers = new Map< string, Preview >();

export const cached = ( key: string ): Preview | undefined => answers.get( key );

export function remember( key: string, preview: Preview ): void {
	answers.delete( key );
	answers.set( key, preview );
	if ( answers.size > MAX_KEPT ) {
		answers.delete( answers.keys().next().value as string );
	}
}
