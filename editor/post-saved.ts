import type { useRegistry } from '@wordpress/data';

type Registry = ReturnType< typeof useRegistry >;

interface PostEditor {
	isSavingPost: () => boolean;
	isAutosavingPost: () => boolean;
	didPostSaveRequestSucceed: () => boolean;
}

/**
 * Calls the listener after each successful save of the post, except autosaves.
 *
 * @param registry The registry of stores.
 * @param listener Called after a save.
 * @param onStart  Called when a save starts, with or without success.
 * @return Function that stops listening.
 */
export function onPostSaved(
	registry: Registry,
	listener: () => void,
	onStart: () => void = () => {}
): () => void {
	let wasSaving = false;
	return registry.subscribe( () => {
		const editor = registry.select( 'core/editor' ) as unknown as PostEditor | undefined;
		if ( ! editor?.isSavingPost ) {
			return;
		}
		const isSaving = editor.isSavingPost() && ! editor.isAutosavingPost();
		const isDone = wasSaving && ! isSaving;
		const isBegun = ! wasSaving && isSaving;
		wasSaving = isSaving;
		if ( isBegun ) {
			onStart();
		}
		if ( isDone && editor.didPostSaveRequestSucceed() ) {
			listener();
		}
	}, 'core/editor' );
}
