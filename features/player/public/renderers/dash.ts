import type * as Dash from 'dashjs';
import { canStream, engineFrom } from './renderer';
import type { Renderer, RendererModule } from './renderer';

/**
 * Error codes of dash.js for failed downloads: manifest, index, segment, initialization segment,
 * xlink.
 */
const DOWNLOADS = [ 25, 26, 27, 28, 29 ];

/** Plays DASH with dash.js. */
export const createRenderer: RendererModule[ 'createRenderer' ] = ( fail, remote ): Renderer => {
	let player: Dash.MediaPlayerClass | undefined;
	return {
		canPlay: canStream,
		load: async ( media, { src }, signal ) => {
			const { MediaPlayer } = await engineFrom< Pick< typeof Dash, 'MediaPlayer' > >(
				'dashjs',
				remote,
				() => import( /* webpackChunkName: "dash" */ 'dashjs' )
			);
			if ( signal.aborted ) {
				return;
			}
			player = MediaPlayer().create();
			player.initialize( undefined, undefined, false );
			player.updateSettings( { debug: { logLevel: 0 } } );
			player.on( 'error', ( { error }: Dash.ErrorEvent ) => {
				const code = typeof error === 'object' ? Number( error.code ) : 0;
				fail( DOWNLOADS.includes( code ) ? 'networkError' : 'mediaError' );
			} );
			player.attachView( media );
			player.attachSource( src );
		},
		destroy: () => player?.destroy(),
	};
};
