import type * as Dash from 'dashjs';
import { canStream, engineFrom } from './renderer';
import type { Renderer, RendererModule } from './renderer';

/** Codes of dash.js for files that do not come: manifest, index, piece, start of a piece, linked part. */
const DOWNLOADS = [ 25, 26, 27, 28, 29 ];

/** DASH by dash.js. */
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
