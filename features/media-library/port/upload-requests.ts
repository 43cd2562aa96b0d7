import { requestResponse, type Question } from '../../../rest/send';
import { codeFrom } from '../model/uploads/code-from';
import { ENDED, HTTP, NETWORK, NONCE, type UploadCode } from '../model/uploads/codes';
import type { UploadFailure, UploadResult } from '../upload-port';

/** WordPress's route of attachments. */
export const CORE_ROUTE = '/wp/v2/media';

/** The ID of an attachment that may have no sizes yet. WordPress sends it, too. */
export const ATTACHMENT_HEADER = 'X-WP-Upload-Attachment-ID';

export interface Answer< T > {
	value: T;
	headers: Headers;
}

/** Sends a request and reads its response. Never rejects. */
export const ask = < T extends object >(
	question: Question,
	signal?: AbortSignal
): Promise< UploadResult< Answer< T > > > => read( requestResponse( question, signal ) );

/** Reads a response. `isEnded` says that the user is logged out. Never rejects. */
export async function read< T extends object >(
	request: Promise< { response: Response; isEnded: boolean } >
): Promise< UploadResult< Answer< T > > > {
	try {
		const { response, isEnded } = await request;
		const text = await response.text();
		const body = parsed( text );
		if ( response.ok && body ) {
			return { ok: true, value: { value: body as T, headers: response.headers } };
		}
		const code = isEnded || isLogin( text ) ? ENDED : isStale( response, text ) && NONCE;
		return { ok: false, failure: failureOf( response, body, code || null ) };
	} catch {
		return { ok: false, failure: { code: NETWORK, status: 0, message: '' } };
	}
}

function failureOf(
	response: Response,
	body: object | null,
	known: UploadCode | null
): UploadFailure {
	const { code, message, data } = ( body ?? {} ) as Record< string, unknown >;
	const { offset } = ( typeof data === 'object' && data !== null ? data : {} ) as {
		offset?: unknown;
	};
	const attachment = Number( response.headers.get( ATTACHMENT_HEADER ) );
	return {
		code: known ?? codeFrom( response.status, typeof code === 'string' ? code : '' ),
		status: response.status,
		message: typeof message === 'string' ? message : '',
		...( typeof offset === 'number' && { offset } ),
		...( attachment > 0 && { attachment } ),
	};
}

/** A redirect to the login screen ends with status 200 and its HTML. */
const isLogin = ( text: string ): boolean => /<form[^>]+id="loginform"/.test( text );

/** Scripts of wp-admin respond so to a nonce that expired. */
const isStale = ( { status }: Response, text: string ): boolean =>
	status === 403 && text.trim() === '-1';

/** Returns null for a text that is not an object of JSON, such as an error page. */
function parsed( text: string ): object | null {
	try {
		const value: unknown = JSON.parse( text );
		return typeof value === 'object' ? value : null;
	} catch {
		return null;
	}
}

/** Returns the ID in a response. */
export const idFrom = (
	result: UploadResult< Answer< { id?: number } > >
): UploadResult< number > => {
	if ( ! result.ok ) {
		return result;
	}
	const id = Number( result.value.value.id );
	return id > 0
		? { ok: true, value: id }
		: { ok: false, failure: { code: HTTP, status: 200, message: '' } };
};

export const map = < From, To >(
	result: UploadResult< From >,
	change: ( value: From ) => To
): UploadResult< To > => ( result.ok ? { ok: true, value: change( result.value ) } : result );
