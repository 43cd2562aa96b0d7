import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';

/** Sends a file to the site. Never rejects. */
export type SendFile = (
	file: File,
	/** ID of the post to which the file is attached; 0 for none. */
	post: number
) => Promise< { id: number } | { message: string } >;

/** Sends a file to WordPress's own route. */
export const sendFile: SendFile = async ( file, post ) => {
	const body = new FormData();
	body.append( 'file', file, file.name );
	if ( post > 0 ) {
		body.append( 'post', String( post ) );
	}
	try {
		const { id } = await apiFetch< { id: number } >( {
			path: '/wp/v2/media',
			method: 'POST',
			body,
		} );
		return { id };
	} catch ( failure ) {
		const { message } = ( failure ?? {} ) as { message?: unknown };
		return {
			message:
				typeof message === 'string' && message
					? message
					: __( 'The file could not be uploaded. Please try again.', 'pagewright' ),
		};
	}
};
