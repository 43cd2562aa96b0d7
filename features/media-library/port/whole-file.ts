import { FORBIDDEN, GENERIC, NONCE, SIZES } from '../model/uploads/codes';
import type { StoredFile, UploadResult, WholeSteps } from '../upload-port';
import { attachmentFrom, numberOf, textOf, type CoreAttachment } from './core-attachment';
import { sendForm } from './send-form';
import { ask, ATTACHMENT_HEADER, CORE_ROUTE, idFrom, map, read } from './upload-requests';

type Parameters = Readonly< Record< string, unknown > >;

interface Settings {
	pagewrightMedia?: {
		/** Printed by Facts.php: where WordPress's uploader sends files, and with which parameters. */
		upload?: { url: string; params: Parameters };
	};
	/** Printed with WordPress's own uploader. Scripts of plugins add parameters here. */
	_wpPluploadSettings?: { defaults?: { multipart_params?: Parameters } };
}

/** Returns a function that sends a file in one request, as `whole` of the port. */
export function createWholeSender() {
	/** Whether the nonce of the page expired. That of the REST API can be renewed. */
	let isExpired = false;
	return async (
		file: File,
		post: number,
		signal?: AbortSignal,
		steps: WholeSteps = {}
	): Promise< UploadResult< StoredFile > > => {
		const { pagewrightMedia, _wpPluploadSettings } = globalThis as Settings;
		const upload = pagewrightMedia?.upload;
		if ( upload && ! isExpired ) {
			const params = { ...upload.params, ..._wpPluploadSettings?.defaults?.multipart_params };
			const body = bodyOf( file, post, params );
			const sent = await sendToScreen( upload.url, body, steps, signal );
			if ( sent.ok || sent.failure.code !== NONCE ) {
				return sent;
			}
			isExpired = true;
		}
		return sendToRoute( file, post, signal );
	};
}

/** The fields of a request of WordPress's uploader. */
function bodyOf( file: File, post: number, params: Parameters ): FormData {
	const body = new FormData();
	body.set( 'name', file.name );
	for ( const [ name, value ] of Object.entries( params ) ) {
		if ( [ 'string', 'number', 'boolean' ].includes( typeof value ) ) {
			body.set( name, String( value ) );
		}
	}
	if ( post > 0 ) {
		body.set( 'post_id', String( post ) );
	}
	// Announcement.php sends the ID of the attachment before its sizes are made.
	body.set( 'pagewright_announce', '1' );
	body.set( 'async-upload', file, file.name );
	return body;
}

/**
 * Sends a file to async-upload.php. Plugins that load in wp-admin take part in the upload and in the
 * attachment of the response, as with WordPress's uploader.
 */
async function sendToScreen(
	url: string,
	body: FormData,
	{ onSent = () => {}, onCreated = () => {} }: WholeSteps,
	signal?: AbortSignal
): Promise< UploadResult< StoredFile > > {
	const onHeaders = ( header: ( name: string ) => string | null ) => {
		const id = Number( header( ATTACHMENT_HEADER ) );
		if ( id > 0 ) {
			onCreated( id );
		}
	};
	const response = sendForm( url, body, { onSent, onHeaders }, signal );
	const sent = await read< { success?: unknown; data?: unknown } >(
		response.then( ( given ) => ( { response: given, isEnded: false } ) )
	);
	if ( ! sent.ok ) {
		return sent;
	}
	const { success, data } = sent.value.value;
	const { id, message, ...more } = ( data ?? {} ) as Partial< CoreAttachment >;
	const attachment = success === true && numberOf( id );
	if ( attachment ) {
		const item = attachmentFrom( { ...more, id: attachment } );
		return { ok: true, value: { id: attachment, attachment: item } };
	}
	const code = ( await canUpload( signal ) ) ? GENERIC : FORBIDDEN;
	return { ok: false, failure: { code, status: 200, message: textOf( message ) } };
}

/** Returns whether the user may upload files: the response of async-upload.php does not tell the reason. */
async function canUpload( signal?: AbortSignal ): Promise< boolean > {
	const options = await ask( { path: CORE_ROUTE, method: 'OPTIONS' }, signal );
	const allowed = options.ok && options.value.headers.get( 'Allow' );
	return ! allowed || allowed.includes( 'POST' );
}

/**
 * Sends a file to the route of the REST API. apiFetch itself asks for missing sizes of images, and
 * deletes an image without them.
 */
async function sendToRoute(
	file: File,
	post: number,
	signal?: AbortSignal
): Promise< UploadResult< StoredFile > > {
	const body = new FormData();
	body.append( 'file', file, file.name );
	if ( post > 0 ) {
		body.append( 'post', String( post ) );
	}
	// The middleware for files of blocks must not ask about its place again.
	const request = { ...{ path: CORE_ROUTE, method: 'POST' as const, body }, isPrepared: true };
	const sent = await ask< { id?: number } >( request, signal );
	return ! sent.ok && sent.failure.attachment
		? { ok: false, failure: { ...sent.failure, code: SIZES } }
		: map( idFrom( sent ), ( id ) => ( { id, attachment: null } ) );
}
