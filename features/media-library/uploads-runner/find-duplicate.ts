import type { MediaPort } from '../port';
import type { FileContent } from '../upload-port';
import type { Content } from './content';
import { canHash } from './hash';
import { STOPPED, type Job, type Outcome } from './job';

/** Larger files are not compared: the browser needs a whole file in memory to compute its hash. */
const MOST_BYTES = 50 * 1024 ** 2;

/** A server that responds later is not waited for. */
const LIMIT_MS = 10_000;

type Search = Pick< Job, 'port' | 'signal' >;

/** Returns whether the library can be searched for a file. */
export const canCompare = ( { size }: Pick< Content, 'size' > ): boolean =>
	canHash() && size <= MOST_BYTES;

/** Returns which sizes files of the library have or may have; null if the server did not respond. Never rejects. */
export async function findSizes(
	sizes: ReadonlySet< number >,
	port: Search[ 'port' ],
	stopped = new AbortController().signal
): Promise< ReadonlySet< number > | null > {
	if ( ! sizes.size ) {
		return sizes;
	}
	const answer = await withLimit( stopped, ( signal ) => port.sizes( [ ...sizes ], signal ) );
	return answer.ok ? new Set( answer.value ) : null;
}

/**
 * Searches the library for an attachment with the content of a file. Returns null for none, and
 * when the search failed, because the file can be uploaded without it. Never rejects.
 *
 * @param file   Content of the file.
 * @param search Port and signal of its upload.
 * @param port   Loads the attachment.
 * @param known  Gets the IDs of all attachments with the content: they do not belong to the upload.
 */
export async function findDuplicate(
	file: Content,
	search: Search,
	port: Pick< MediaPort, 'get' >,
	known: Set< number >
): Promise< Outcome | null > {
	const [ found ] = await findDuplicates( [ file ], search, port, known );
	return found ?? null;
}

/** Searches the library for several files in one request, and returns what it found for each. */
export async function findDuplicates(
	files: readonly Content[],
	{ port: uploads, signal: stopped }: Search,
	port: Pick< MediaPort, 'get' >,
	known: Set< number >
): Promise< ReadonlyArray< Outcome | null > > {
	const contents: FileContent[] = [];
	for ( const file of files ) {
		const isCompared = canCompare( file ) && ! stopped.aborted;
		contents.push( { hash: isCompared ? await file.hash() : '', size: file.size } );
	}
	const asked = contents.filter( ( { hash } ) => hash );
	if ( ! asked.length || stopped.aborted ) {
		return files.map( () => ( stopped.aborted ? STOPPED : null ) );
	}
	return withLimit( stopped, async ( signal ) => {
		const answer = await uploads.duplicates( asked, signal );
		const outcomes: Array< Outcome | null > = [];
		for ( const content of contents ) {
			const ids = ( answer.ok && answer.value[ asked.indexOf( content ) ] ) || [];
			ids.forEach( ( id ) => known.add( id ) );
			const found = await load( ids, port, signal );
			outcomes.push( stopped.aborted ? STOPPED : found );
		}
		return outcomes;
	} );
}

/** Returns the first attachment that can be loaded. */
async function load(
	ids: readonly number[],
	port: Pick< MediaPort, 'get' >,
	signal: AbortSignal
): Promise< Outcome | null > {
	for ( const id of ids ) {
		const loaded = await port.get( id, signal );
		if ( loaded.ok && ! signal.aborted ) {
			return { type: 'found', existing: loaded.value };
		}
	}
	return null;
}

/** Aborts a function when a signal aborts, or when it takes too long. */
async function withLimit< T >(
	outer: AbortSignal,
	act: ( signal: AbortSignal ) => Promise< T >
): Promise< T > {
	const inner = new AbortController();
	const abort = () => inner.abort();
	outer.addEventListener( 'abort', abort );
	const timer = setTimeout( abort, LIMIT_MS );
	const result = await act( inner.signal );
	clearTimeout( timer );
	outer.removeEventListener( 'abort', abort );
	return result;
}
