import apiFetch from '@wordpress/api-fetch';

/** Returns new nonces by their names in `wp.media.view.settings.nonce`. Rejects as apiFetch does. */
export const loadNonces = (): Promise< Record< string, string > > =>
	apiFetch( { path: '/pagewright/v1/media/nonces' } );
