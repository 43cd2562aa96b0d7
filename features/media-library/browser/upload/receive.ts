import { askForPlaces } from './prepare-file';
import { askForSizes, type SearchHost } from './search';
import type { Source } from './upload-source';

/** Asks the server and the user about all files that were added, before the first one is sent. */
export function receive(
	sources: ReadonlyMap< number, Source >,
	host: Pick< SearchHost, 'port' | 'clock' >,
	ask: ( key: number ) => void
): Promise< void > {
	askForSizes( [ ...sources.values() ], host );
	return askForPlaces( sources, host.port.images, ask );
}
