import {
	ENDED,
	FORBIDDEN,
	GENERIC,
	HTTP,
	IMAGE_FORMAT,
	NETWORK,
	NONCE,
	NO_SPACE,
	REACTIONS,
	REFUSED,
	TOO_LARGE,
	type UploadCode,
} from './codes';

/** Returns whether a text is an error code of our routes. */
const isServerCode = ( code: string ): code is Extract< UploadCode, string > =>
	code.startsWith( 'pagewright_upload_' ) && code in REACTIONS;

/** Codes of WordPress that say more than their status. */
const WORDPRESS: Readonly< Record< string, UploadCode > > = {
	rest_cookie_invalid_nonce: NONCE,
	rest_cannot_edit: REFUSED,
	rest_not_logged_in: ENDED,
	rest_upload_image_type_not_supported: IMAGE_FORMAT,
	rest_upload_no_space: NO_SPACE,
	rest_upload_file_too_big: TOO_LARGE,
	rest_upload_limited_space: NO_SPACE,
};

/** Statuses of servers and proxies that are busy. */
const LATER = [ 408, 425, 429 ];

/**
 * Returns the error code of a response.
 *
 * @param status HTTP status; 0 when no response arrived.
 * @param code   Code of the REST API; '' for other responses, for example of a firewall.
 */
export function codeFrom( status: number, code: string ): UploadCode {
	if ( status === 0 ) {
		return NETWORK;
	}
	if ( isServerCode( code ) ) {
		return code;
	}
	const known = WORDPRESS[ code ];
	if ( known ) {
		return known;
	}
	// WordPress responds to files that it refuses with status 500.
	if ( code.startsWith( 'rest_upload_' ) ) {
		return GENERIC;
	}
	if ( status === 401 ) {
		return ENDED;
	}
	if ( status === 403 && code ) {
		return FORBIDDEN;
	}
	if ( status === 413 ) {
		return TOO_LARGE;
	}
	return status >= 500 || LATER.includes( status ) || status < 400 ? HTTP : GENERIC;
}
