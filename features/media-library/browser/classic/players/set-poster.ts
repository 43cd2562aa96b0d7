import { PLAYER_EXTENSIONS } from '../../../model/shortcodes/player';
import type { Attachment } from '../../../port';
import type { CoreMedia } from '../core';
import type { PlayerFrame } from './player-frame';

interface CoreAjax {
	wp?: { ajax?: { send: ( action: string, options: { data: object } ) => void } };
}

/**
 * Makes an image the poster of a video, as the state "select-poster-image" does: it fires the event for other
 * plugins, and the library shows the image for the files of the video.
 *
 * @param media WordPress's library.
 * @param frame Dialog of the video.
 * @param image The image.
 */
export function setPoster(
	media: CoreMedia,
	frame: PlayerFrame,
	image: Pick< Attachment, 'id' | 'url' >
): void {
	const model = frame.media;
	model.set( { poster: image.url } );
	frame.states?.get( 'select-poster-image' )?.trigger( 'set-poster-image', model.toJSON() );
	const urls = PLAYER_EXTENSIONS.map( ( format ) => model.get( format ) ).filter( Boolean );
	( globalThis as CoreAjax ).wp?.ajax?.send( 'set-attachment-thumbnail', {
		data: {
			_ajax_nonce: media.view.settings.nonce?.setAttachmentThumbnail,
			urls,
			thumbnail_id: image.id,
		},
	} );
}
