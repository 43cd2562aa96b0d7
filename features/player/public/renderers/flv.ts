import type Mpegts from 'mpegts.js';
import { canStream, engineFrom } from './renderer';
import type { Renderer, RendererModule } from './renderer';

/** Plays FLV with mpegts.js. */
export const createRenderer: RendererModule[ 'createRenderer' ] = ( fail, remote ): Renderer => {
	let player: Mpegts.Player | undefined;
	return {
		canPlay: canStream,
		load: async ( media, { src }, signal ) => {
			const engine = await engineFrom< typeof Mpegts >(
				'mpegts',
				remote,
				async () => ( await import( /* webpackChunkName: "flv" */ 'mpegts.js' ) ).default
			);
			if ( signal.aborted ) {
				return;
			}
			engine.LoggingControl.enableAll = false;
			player = engine.createPlayer( {
				type: 'flv',
				url: new URL( src, media.baseURI ).href,
			} );
			player.on( engine.Events.ERROR, ( type: string ) =>
				fail( type === engine.ErrorTypes.NETWORK_ERROR ? 'networkError' : 'mediaError' )
			);
			player.attachMediaElement( media );
			player.load();
		},
		destroy: () => player?.destroy(),
	};
};
