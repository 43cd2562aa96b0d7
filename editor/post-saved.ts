import type { useRegistry } from '@wordpress/data';

type Registry = ReturnType< typeof useRegistry >;

interface PostEditor {
	isSavingPost: () => boolean;
	isAutosavingPost: () => boolean;
	didPostSaveRequestSucceed: () => boolean;
}

/** Calls the listener after each save of the post that went well; autosaves do not count. Returns stop(). */
export function onPostSaved( registry: Registry, listener: () => void ): () => void {
	let wasSaving = false;
	return registry.subscribe( () => {
		const editor = registry.select( 'core/editor' ) as unknown as PostEditor | undefined;
		if ( ! editor?.isSavingPost ) {
			return;
		}
		const isSaving = editor.isSavingPost() && ! editor.isAutosavingPost();
		const isDone = wasSaving && ! isSaving;
		wasSaving = isSaving;
		if ( isDone && editor.didPostSaveRequestSucceed() ) {
			listener();
		}
	}, 'core/editor' );
}
