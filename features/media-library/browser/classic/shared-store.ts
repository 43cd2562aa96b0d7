import { MediaStore } from '../store/media-store';
import { sharedPort } from './shared-port';

let shared: MediaStore | null = null;

/** All dialogs share a store, so that texts that were not saved yet stay. */
export function sharedStore( page: Document ): MediaStore {
	if ( ! shared ) {
		const store = new MediaStore( sharedPort() );
		store.listen( () => sharedPort().forget() );
		void import( /* webpackChunkName: "media-tabs" */ '../store/other-tabs' ).then(
			( { followOtherTabs } ) => followOtherTabs( store, page ),
			// Without a connection, other tabs load their lists again when they are shown.
			() => {}
		);
		shared = store;
	}
	return shared;
}
