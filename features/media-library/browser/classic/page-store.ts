import { MediaStore } from '../store/media-store';
import { pagePort } from './page-port';

let shared: MediaStore | null = null;

/** All dialogs share a store, so that texts that were not saved yet stay. */
export function pageStore( page: Document ): MediaStore {
	if ( ! shared ) {
		const store = new MediaStore( pagePort() );
		store.listen( () => pagePort().forget() );
		void import( /* webpackChunkName: "media-tabs" */ '../store/other-tabs' ).then(
			( { followOtherTabs } ) => followOtherTabs( store, page ),
			// Without a connection, other tabs load their lists again when they are shown.
			() => {}
		);
		shared = store;
	}
	return shared;
}
