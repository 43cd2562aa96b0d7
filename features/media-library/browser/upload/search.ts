import type { MediaPort } from '../../port';
import type { UploadPort } from '../../upload-port';
import { areEqual, contentOf, type Content } from '../../uploads-runner/content';
import {
	canCompare,
	findDuplicate,
	findDuplicates,
	findSizes,
} from '../../uploads-runner/find-duplicate';
import { STOPPED, type Clock, type Outcome } from '../../uploads-runner/job';
import { isKept } from './prepare-file';
import type { Source } from './upload-source';

/** The services that searches use. */
export interface SearchHost {
	media: Pick< MediaPort, 'get' >;
	port: UploadPort;
	clock: Clock;
	/** IDs of attachments that belong to other files. */
	known: Set< number >;
	/** Files on their way, with their ends. */
	sending: Map< Content, Promise< unknown > >;
	/** Files that were uploaded. */
	sent: Set< Content >;
}

/** A search of the library is repeated after this time: others upload files too. */
const SEARCH_LASTS_MS = 60_000;

/** As many files are searched at once while another one is sent. */
const MOST_AHEAD = 8;

/** As many sizes are in a request. */
const MOST_SIZES = 500;

/**
 * Asks the server which sizes of the next files the library has. Only these files are read for their hash.
 *
 * @param next Files in the order of the queue; the last ones follow later.
 * @param host Port and clock.
 */
export function askForSizes(
	next: readonly Source[],
	host: Pick< SearchHost, 'port' | 'clock' >
): void {
	const sources = next
		.slice( 0, MOST_SIZES )
		.filter( ( source ) => mustCheck( source, contentOf( source.file ) ) );
	const answer = findSizes( new Set( sources.map( ( { file } ) => file.size ) ), host.port );
	sources.forEach( ( source ) => {
		source.sizes = { answer, atMs: host.clock.now() };
	} );
}

/**
 * Searches the library for the next files while another one is sent, so that the server does not
 * wait for it. Leaves out images that are changed before they are sent.
 */
export async function lookAhead( next: readonly Source[], host: SearchHost ): Promise< void > {
	if ( ! next[ 0 ] ) {
		return;
	}
	void contentOf( next[ 0 ].file ).sample();
	if ( ! isFresh( next[ 0 ].sizes, host ) || ! ( await next[ 0 ].sizes.answer ) ) {
		askForSizes( next, host );
	}
	const sources: Source[] = [];
	for ( const source of next.slice( 0, MOST_SIZES ) ) {
		if (
			sources.length === MOST_AHEAD ||
			( ! sources.length && isFresh( source.ahead, host ) )
		) {
			break;
		}
		if ( ! isFresh( source.ahead, host ) && ( await mayExist( source, host ) ) ) {
			sources.push( source );
		}
	}
	const abort = new AbortController();
	const outcomes = findDuplicates(
		sources.map( ( { file } ) => contentOf( file ) ),
		{ port: host.port, signal: abort.signal },
		host.media,
		host.known
	);
	sources.forEach( ( source, at ) => {
		source.ahead = {
			outcome: outcomes.then( ( all ) => all[ at ] ?? null ),
			atMs: host.clock.now(),
			stop: () => abort.abort(),
		};
	} );
}

/** Returns whether the library may have a file that is sent as it is. */
async function mayExist( source: Source, host: SearchHost ): Promise< boolean > {
	const { file, sizes } = source;
	return (
		mustCheck( source, contentOf( file ) ) &&
		isFresh( sizes, host ) &&
		!! ( await sizes.answer )?.has( file.size ) &&
		isKept( source, host.port.images )
	);
}

const isFresh = < T extends { atMs: number } >(
	asked: T | undefined,
	{ clock }: Pick< SearchHost, 'clock' >
): asked is T => asked !== undefined && clock.now() - asked.atMs <= SEARCH_LASTS_MS;

const mustCheck = ( { isChecked, memory, options }: Source, content: Content ) =>
	! ( isChecked || memory.id || options.replaces || options.refusal ) && canCompare( content );

/** Searches the library for a file before it is sent. Returns null if it must be sent. */
export async function searchFor(
	source: Source,
	content: Content,
	host: SearchHost,
	signal: AbortSignal
): Promise< Outcome | null > {
	if ( ! mustCheck( source, content ) ) {
		return null;
	}
	const outcome = await search( source, content, host, signal );
	source.isChecked = ! signal.aborted;
	return signal.aborted ? STOPPED : outcome;
}

async function search(
	source: Source,
	content: Content,
	host: SearchHost,
	signal: AbortSignal
): Promise< Outcome | null > {
	const sizes = await sizesFor( source, content, host, signal );
	const now = () => findDuplicate( content, { port: host.port, signal }, host.media, host.known );
	await endOfEqual( content, host.sending, signal );
	if ( await isOneOf( content, host.sent ) ) {
		return now();
	}
	// A search that failed stops no file.
	if ( ! sizes?.has( content.size ) ) {
		return null;
	}
	const ahead = await foundAhead( source, host, signal );
	return ahead ? ahead.value : now();
}

/** Returns the sizes of the library among which that of a file is searched; null if the server did not respond. */
function sizesFor(
	{ file, sizes }: Source,
	content: Content,
	host: SearchHost,
	signal: AbortSignal
): Promise< ReadonlySet< number > | null > {
	if ( file.size !== content.size || ! isFresh( sizes, host ) ) {
		return findSizes( new Set( [ content.size ] ), host.port, signal );
	}
	return Promise.race( [ sizes.answer, abortOf( signal ) ] );
}

const abortOf = ( signal: AbortSignal ): Promise< null > =>
	new Promise( ( resolve ) => signal.addEventListener( 'abort', () => resolve( null ) ) );

/** Waits for a file on its way that has or may have the same content: the server knows its hash at its end. */
async function endOfEqual(
	content: Content,
	sending: SearchHost[ 'sending' ],
	signal: AbortSignal
): Promise< void > {
	for ( const [ other, end ] of sending ) {
		if ( await isOneOf( content, [ other ] ) ) {
			await Promise.race( [ end, abortOf( signal ) ] );
		}
	}
}

/** Returns whether the content is that of a file, or may be. Reads only files of the same size. */
async function isOneOf( content: Content, sent: Iterable< Content > ): Promise< boolean > {
	for ( const other of sent ) {
		if ( other.size === content.size && ( await areEqual( content, other ) ) ) {
			return true;
		}
	}
	return false;
}

/** Returns null without a search that began before. */
async function foundAhead(
	source: Source,
	host: SearchHost,
	signal: AbortSignal
): Promise< { value: Outcome | null } | null > {
	const { ahead } = source;
	source.ahead = undefined;
	if ( ! isFresh( ahead, host ) ) {
		return null;
	}
	signal.addEventListener( 'abort', ahead.stop );
	const value = await ahead.outcome;
	signal.removeEventListener( 'abort', ahead.stop );
	return value?.type === 'stopped' ? null : { value };
}
