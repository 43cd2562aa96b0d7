import { useEffect } from '@wordpress/element';
import type { MediaStore } from '../store/media-store';
import { TEXT_FIELDS, withTexts } from '../../model/drafts';
import type { CoreMedia, CoreModel, CoreState } from './core';

interface Options {
	media: CoreMedia;
	state: CoreState;
	store: MediaStore;
	/** IDs of the selected attachments. */
	ids: ReadonlySet< number >;
}

/**
 * Passes texts and display settings to the models of WordPress, from which the dialog makes its
 * result. Typed texts count at once, also before they are saved.
 */
export function useModelSync( { media, state, store, ids }: Options ): void {
	useEffect( () => {
		const pass = () =>
			ids.forEach( ( id ) => {
				const model = media.model.Attachment.get( id );
				passTexts( store, id, model );
				const display = store.display( id );
				if ( display ) {
					state.display?.( model ).set( { ...display } );
				}
			} );
		pass();
		return store.subscribe( pass );
	}, [ media, state, store, ids ] );
	useEffect(
		() =>
			store.listen( ( event ) => {
				if ( event.type === 'removed' ) {
					event.ids.forEach( ( id ) => {
						const model = media.model.Attachment.get( id );
						model.trigger( 'destroy', model );
					} );
				}
			} ),
		[ media, store ]
	);
}

function passTexts( store: MediaStore, id: number, model: CoreModel ): void {
	const loaded = store.attachment( id );
	// A model without an address has not loaded yet.
	if ( loaded?.status !== 'ready' || ! model.get( 'url' ) ) {
		return;
	}
	const texts = withTexts( loaded.attachment, store.draft( id ) );
	model.set( Object.fromEntries( TEXT_FIELDS.map( ( field ) => [ field, texts[ field ] ] ) ) );
}
