import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeFrom } from './code-from';
import * as codes from './codes';

/** Codes with which the routes that change files refuse an attachment. */
const refusals = [
	...readFileSync( `${ import.meta.dirname }/../../rest/FileEndpoint.php`, 'utf8' ).matchAll(
		/new PublicError\(\s*'([a-z_]+)'/g
	),
].map( ( [ , code = '' ] ) => code );

describe( 'error codes of responses', () => {
	it.each( [
		[ 404, 'rest_post_invalid_id' ],
		[ 403, 'rest_cannot_edit' ],
	] )( 'of an attachment that cannot be replaced concern one file: %i %s', ( status, code ) => {
		expect( refusals ).toHaveLength( 2 );
		expect( refusals ).toContain( code );
		expect( codes.REACTIONS[ codeFrom( status, code ) ] ).toBe( 'fail' );
	} );

	it.each( [
		[ 0, '', codes.NETWORK ],
		[ 409, 'pagewright_upload_offset', codes.OFFSET ],
		[ 507, 'pagewright_upload_disk_full', codes.DISK_FULL ],
		[ 410, 'pagewright_upload_expired', codes.EXPIRED ],
		[ 400, 'pagewright_upload_from_the_future', codes.GENERIC ],
		[ 403, 'rest_cookie_invalid_nonce', codes.NONCE ],
		[ 401, 'rest_forbidden', codes.ENDED ],
		[ 403, 'rest_forbidden', codes.FORBIDDEN ],
		// A firewall, or a request larger than PHP accepts.
		[ 403, '', codes.GENERIC ],
		[ 413, '', codes.TOO_LARGE ],
		[ 400, 'rest_upload_image_type_not_supported', codes.IMAGE_FORMAT ],
		[ 500, 'rest_upload_unknown_error', codes.GENERIC ],
		[ 500, 'rest_upload_sideload_error', codes.GENERIC ],
		[ 429, '', codes.HTTP ],
		[ 500, 'internal_server_error', codes.HTTP ],
		[ 200, '', codes.HTTP ],
	] )( 'follow from status %i and code %j', ( status, code, expected ) => {
		expect( codeFrom( status, code ) ).toBe( expected );
	} );
} );
