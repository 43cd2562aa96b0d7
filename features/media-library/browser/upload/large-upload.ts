import type { APIFetchMiddleware, APIFetchOptions } from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { ENDED, FAILED, NETWORK, NONCE, type UploadCode } from '../../model/uploads/codes';
import type { UploadError } from '../../model/uploads/queue';
import { createUploadPort } from '../../port/uploads';
import { realClock } from '../../uploads-runner/clock';
import { hashOf } from '../../uploads-runner/hash';
import { newMemory, placeOf, type Clock, type Job } from '../../uploads-runner/job';
import { runJob } from '../../uploads-runner/run-job';
import { Unfinished } from '../../uploads-runner/unfinished';
import type { UploadPort } from '../../upload-port';
import { errorText } from './error-text';

/** The route that creates attachments, with parameters. */
const ROUTE = /^\/?wp\/v2\/media(\?.*)?$/;

/** Fields that our uploads have themselves. The last two ask the server not to create sizes, which it does. */
const OWN_FIELDS = [ 'file', 'post', 'generate_sub_sizes', 'convert_format' ];

type Next = Parameters< APIFetchMiddleware >[ 1 ];

/** An error as apiFetch rejects with it. */
interface ApiError {
	code: string;
	message: string;
}

/** The world outside. */
export interface Outside {
	port: UploadPort;
	clock: Clock;
	unfinished: Job[ 'unfinished' ];
}

const realOutside = (): Outside => ( {
	port: createUploadPort(),
	clock: realClock,
	unfinished: new Unfinished( () => localStorage, realClock.now ),
} );

/**
 * Makes an attachment of the file in a request, which is sent in chunks. Requests of other routes pass.
 *
 * @param options Request with a FormData, as code of WordPress passes it to apiFetch.
 * @param next    Sends a request.
 * @param outside By default the port of the site.
 * @return The response that the request would have had. Rejects as apiFetch does.
 */
export async function sendLarge(
	options: APIFetchOptions,
	next: Next,
	outside?: Outside
): Promise< unknown > {
	const [ , query = '' ] = ROUTE.exec( options.path ?? '' ) ?? [ , null ];
	if ( query === null || options.method !== 'POST' ) {
		return next( options );
	}
	const { parse, signal = null } = options;
	const fields = options.body as FormData;
	const sent = await send( fields, signal, outside ?? realOutside() );
	if ( typeof sent !== 'number' ) {
		throw parse === false ? responseOf( sent ) : sent;
	}
	OWN_FIELDS.forEach( ( name ) => fields.delete( name ) );
	return next( {
		path: `/wp/v2/media/${ sent }${ query }${ query ? '&' : '?' }context=edit`,
		...( [ ...fields.keys() ].length ? { method: 'POST', body: fields } : { method: 'GET' } ),
		...( parse !== undefined && { parse } ),
		...( signal && { signal } ),
	} );
}

/** Sends the file. Returns the ID of its attachment, or why there is none. Rejects when the signal aborts. */
async function send(
	fields: FormData,
	signal: AbortSignal | null,
	{ port, clock, unfinished }: Outside
): Promise< number | ApiError > {
	const job: Job = {
		...{ file: fields.get( 'file' ) as File, post: Number( fields.get( 'post' ) ) || 0 },
		...{ replaces: 0, memory: newMemory(), port, unfinished, clock },
		...{ signal: signal ?? new AbortController().signal, wholeBytes: 0, known: new Set() },
		...{ hash: hashOf, onProgress: () => {}, onProcessing: () => {} },
		...{ onCreated: () => {}, onTrouble: () => {} },
	};
	const outcome = await runJob( job );
	switch ( outcome.type ) {
		case 'done':
			return outcome.id;
		case 'failed':
		case 'held':
			return errorOf( outcome.error );
		default:
			unfinished.forget( job.file, placeOf( job ) );
			void ( job.memory.id && port.remove( job.memory.id ) );
			throw new DOMException( '', 'AbortError' );
	}
}

const LOGGED_OUT = () =>
	__(
		'You are logged out. Log in again in another tab, then upload the file again.',
		'pagewright'
	);

/** Texts for places where a file does not wait: the user selects it again, and the upload continues. */
const TEXTS: Partial< Record< UploadCode, () => string > > = {
	[ NETWORK ]: () =>
		__( 'The site does not respond. Upload the file again when you are online.', 'pagewright' ),
	[ ENDED ]: LOGGED_OUT,
	[ NONCE ]: LOGGED_OUT,
};

const errorOf = ( error: UploadError ): ApiError => ( {
	code: typeof error.code === 'string' ? error.code : FAILED,
	message: TEXTS[ error.code ]?.() ?? errorText( error ),
} );

/** Returns an error as callers get it that read the response themselves. */
const responseOf = ( error: ApiError ) =>
	new Response( JSON.stringify( error ), {
		status: 400,
		headers: { 'Content-Type': 'application/json' },
	} );
