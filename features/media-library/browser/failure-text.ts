import { __ } from '@wordpress/i18n';
import type { Failure } from '../model/failure';

const LOGGED_OUT = () =>
	__(
		'You are logged out. Log in again in another tab, then try again here. Your changes are kept.',
		'pagewright'
	);

/** Returns the text of a failure for users; '' for an aborted call, which is none. */
export function failureText( failure: Failure ): string {
	switch ( failure.kind ) {
		case 'aborted':
			return '';
		case 'network':
			return __(
				'The site does not respond. Check your connection and try again.',
				'pagewright'
			);
		// The port has tried to renew the nonce.
		case 'expired':
		case 'ended':
			return LOGGED_OUT();
		case 'forbidden':
			return __( 'You are not allowed to do this.', 'pagewright' );
		case 'missing':
			return __( 'This file no longer exists.', 'pagewright' );
		case 'invalid':
			return (
				failure.message ||
				__( 'The site refused these values. Check them and try again.', 'pagewright' )
			);
	}
}

/** Returns whether the same call may succeed later. */
export const canRetry = ( { kind }: Failure ): boolean =>
	kind === 'network' || kind === 'expired' || kind === 'ended';
