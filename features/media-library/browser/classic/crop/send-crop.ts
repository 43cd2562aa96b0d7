import { requestFailure } from '../request-failure';
import type { CoreRequest } from './core-crop';

/**
 * Sends the request of a cropper, and sends it again if its nonce was renewed.
 *
 * @param send  Sends the request with the nonce of the attachment.
 * @param renew Loads the nonce of the attachment again. Returns whether there is one.
 */
export const sendCrop = ( send: () => CoreRequest, renew: () => Promise< boolean > ): CoreRequest =>
	send().then( undefined, async ( reason ): Promise< unknown > => {
		const isExpired = requestFailure( reason, 'forbidden' ).kind === 'expired';
		if ( ! isExpired || ! ( await renew() ) ) {
			throw reason;
		}
		return send() as unknown;
	} );
