import { newMemory, type Job } from '../../uploads-runner/job';
import { hashOf } from '../../uploads-runner/hash';
import { Unfinished } from '../../uploads-runner/unfinished';
import {
	createFakeUploads,
	type FakeUploadOptions,
	type Method,
	type Trouble,
} from './fake-uploads';

/** A file with bytes that differ by their place. */
const fileOf = ( size: number, name = 'boat.jpg' ) =>
	new File( [ Uint8Array.from( { length: size }, ( _, i ) => ( i * 7 ) % 251 ) ], name, {
		type: 'image/jpeg',
	} );

/** Returns a function that returns the same empty storage. */
export function createStorage( stored: string | null = null ) {
	const values = new Map( stored === null ? [] : [ [ 'pagewright-uploads', stored ] ] );
	const storage = {
		values,
		getItem: ( name: string ) => values.get( name ) ?? null,
		setItem: ( name: string, value: string ) => void values.set( name, value ),
		removeItem: ( name: string ) => void values.delete( name ),
	};
	return () => storage;
}

/** Prepares the upload of a file, with a clock that does not wait. */
export function startJob(
	size: number,
	options: FakeUploadOptions = {},
	changes: Partial< Job > = {}
) {
	const port = createFakeUploads( { chunkBytes: 10, ...options } );
	const abort = new AbortController();
	const progress: number[] = [];
	const waits: number[] = [];
	let nowMs = 0;
	const job: Job = {
		file: fileOf( size ),
		post: 7,
		replaces: 0,
		memory: newMemory(),
		port,
		clock: {
			now: () => nowMs,
			wait: async ( ms ) => {
				waits.push( ms );
				nowMs += ms;
			},
		},
		unfinished: new Unfinished( createStorage(), () => nowMs ),
		signal: abort.signal,
		wholeBytes: 0,
		known: new Set(),
		hash: hashOf,
		onProgress: ( loaded ) => void progress.push( loaded ),
		onProcessing: () => {},
		...{ onCreated: () => {}, onTrouble: () => {} },
		...changes,
	};
	return { port, job, abort, progress, waits };
}

/** Loses the first response of a method. */
export function loseFirst( lost: Method ): ( method: Method ) => Trouble {
	let isFirst = true;
	return ( method ) => {
		const isLost = method === lost && isFirst;
		isFirst = isFirst && ! isLost;
		return isLost ? 'lost after effect' : 'none';
	};
}
