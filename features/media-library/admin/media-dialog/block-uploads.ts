import apiFetch from '@wordpress/api-fetch';
import { mediaFacts } from '../../browser/classic/facts';

/**
 * Prepares files that the block editor uploads, and sends large ones in chunks. The code loads with the first file. If
 * it does not arrive, WordPress sends the file where the place in photos may stay; otherwise, the upload fails with
 * WordPress's message.
 */
export const catchBlockUploads = () =>
	apiFetch.use( ( options, next ) =>
		( options.body as Partial< FormData > | undefined )?.get?.( 'file' )
			? import(
					/* webpackChunkName: "media-block-upload" */ '../../browser/upload/block-upload'
				).then(
					( { sendBlockFile } ) => sendBlockFile( options, next ),
					() =>
						mediaFacts().images!.place === 'keep'
							? next( options )
							: Promise.reject( {} )
				)
			: next( options )
	);
