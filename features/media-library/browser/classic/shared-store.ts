import { MediaStore } from '../store/media-store';
import { sharedPort } from './shared-port';

let shared: MediaStore | null = null;

/** All dialogs share a store, so that texts that were not saved yet stay. */
export function sharedStore(): MediaStore {
	if ( ! shared ) {
		shared = new MediaStore( sharedPort() );
		shared.listen( () => sharedPort().forget() );
	}
	return shared;
}
