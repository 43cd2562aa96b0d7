import { plug, unplug } from '../../../../tests/support/plug';

/** Makes all nonces of open pages invalid, as time does. The user stays logged in. */
export const expireNonces = () =>
	plug( 'expired-nonces', "add_filter( 'nonce_life', static fn () => 7 * DAY_IN_SECONDS );" );

/** Makes the nonces of pages valid again that were opened before. */
export const renewNonces = () => unplug( 'expired-nonces' );
