import { FIRST_CHUNK_BYTES } from '../../model/uploads/chunk-size';
import { NO_FILTERS } from '../../model/uploads/filters';
import { mediaFacts } from '../classic/facts';
import type { UploadLimits } from './upload-host';

/** Larger files are sent in chunks, so that they continue after a lost connection. */
const MOST_WHOLE_BYTES = 8 * 1024 ** 2;

/** Values that WordPress prints for its own uploader. */
interface UploadSettings {
	_wpPluploadSettings?: {
		defaults?: {
			filters?: {
				/** Extensions such as `jpg,png`. */
				mime_types?: ReadonlyArray< { extensions?: string } >;
			};
		};
	};
}

/** Returns what the site of this page allows. The server checks again. */
export function siteLimits(): UploadLimits {
	const { filters } = ( globalThis as UploadSettings )._wpPluploadSettings?.defaults ?? {};
	const extensions = ( filters?.mime_types ?? [] ).flatMap( ( { extensions: list = '' } ) =>
		list.toLowerCase().split( ',' )
	);
	return {
		filters: {
			...NO_FILTERS,
			extensions: extensions.some( Boolean ) ? extensions : null,
		},
		wholeBytes: Math.min( mediaFacts().maxUploadBytes || FIRST_CHUNK_BYTES, MOST_WHOLE_BYTES ),
	};
}
