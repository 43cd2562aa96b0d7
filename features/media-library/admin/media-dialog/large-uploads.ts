import apiFetch from '@wordpress/api-fetch';
import { mediaFacts } from '../../browser/classic/facts';

/**
 * Sends files that are too large for one request in chunks, when the block editor uploads them. The code loads with
 * the first one; if it does not arrive, WordPress sends the file and reports why that fails.
 */
export const catchLargeUploads = () =>
	apiFetch.use( ( options, next ) => {
		const file = options.body instanceof FormData && options.body.get( 'file' );
		return file && ( file as File ).size > mediaFacts().maxUploadBytes!
			? import(
					/* webpackChunkName: "media-large-upload" */ '../../browser/upload/large-upload'
				).then(
					( { sendLarge } ) => sendLarge( options, next ),
					() => next( options )
				)
			: next( options );
	} );
