import apiFetch from '@wordpress/api-fetch';

/** Returns a new nonce for insertions into the classic editor. Rejects as apiFetch does. */
export const loadEditorNonce = async (): Promise< string > =>
	( await apiFetch< { nonce: string } >( { path: '/pagewright/v1/media/editor-nonce' } ) ).nonce;
