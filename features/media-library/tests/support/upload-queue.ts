import { expect, vi } from 'vitest';
import { NO_LIMITS } from '../../browser/upload/upload-host';
// Loads it before the first test, whose time it would need.
import '../../browser/upload/upload-code';
import { UploadQueue } from '../../browser/upload/upload-queue';
import { progressOf } from '../../model/uploads/progress';
import { STOPPED } from '../../model/uploads/queue';
import type { Attachment, Result } from '../../port';
import { createFakeUploads, type FakeUploadOptions } from './fake-uploads';

/** A file with bytes that differ by their place. */
export const fileOf = ( name: string, size = 9 ) =>
	new File( [ Uint8Array.from( { length: size }, ( _, i ) => ( i * 7 ) % 251 ) ], name );

interface Options extends FakeUploadOptions {
	wholeBytes?: number;
	/** ID of the folder into which uploaded files go; none by default. */
	folder?: number;
	get?: ( id: number ) => Promise< Result< Attachment > >;
}

/** Starts a queue with a server in memory and a clock that does not wait. */
export function start( options: Options = {} ) {
	const { wholeBytes = 100, folder = 0, get, ...more } = options;
	const server = createFakeUploads( { firstId: 1, chunkBytes: 10, ...more } );
	const load =
		get ?? ( async ( id: number ) => ( { ok: true, value: { id } } ) as Result< Attachment > );
	const place = vi.fn( async () => folder );
	const onUpload = vi.fn();
	let nowMs = 0;
	const queue = new UploadQueue(
		{ port: { get: load }, uploads: server, place, onUpload },
		() => ( { ...NO_LIMITS, wholeBytes } ),
		{
			now: () => nowMs,
			wait: async ( ms ) => {
				nowMs += ms;
			},
		}
	);
	return {
		...{ queue, server, place, onUpload },
		/** Lets time pass. */
		pass: ( ms: number ) => void ( nowMs += ms ),
		left: () => progressOf( queue.state() ).left,
		statuses: () => queue.state().files.map( ( { status } ) => status ),
		ended: () => vi.waitFor( () => expect( queue.state().state ).toBe( STOPPED ) ),
	};
}

/** Returns whether the page asks before it is left. */
export const asks = () => {
	const event = new Event( 'beforeunload', { cancelable: true } );
	globalThis.dispatchEvent( event );
	return event.defaultPrevented;
};
