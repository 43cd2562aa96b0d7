import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';

interface BlockEditor {
	__unstableMarkLastChangeAsPersistent?: () => void;
}

/**
 * Returns a function that begins an undo step. A form writes one attribute, and WordPress merges changes of one attribute until something
 * else happens. WordPress's own rich text calls the same action after a pause, in 6.8 as in 7.1. Here it is called before a change and never
 * after one, because after an undo it would drop the steps that can be redone.
 */
export function useUndoSteps(): () => void {
	const registry = useRegistry();
	return useCallback( () => {
		const editor = registry.dispatch( 'core/block-editor' ) as unknown as BlockEditor;
		editor.__unstableMarkLastChangeAsPersistent?.();
	}, [ registry ] );
}
