import type { Player } from './player';
import type { Embed } from './options';
import { tell } from './stage';
import type { Stage } from './stage';
import { fill } from './time';
import { createUi } from './ui';
import type { ServiceModule } from './renderers/service';

const SERVICES: Record< Embed[ 'service' ], () => Promise< ServiceModule > > = {
	youtube: () => import( './renderers/youtube' ),
	vimeo: () => import( './renderers/vimeo' ),
};
const NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** Plays a video of another site. Loads nothing from it before a click. */
export function startEmbed(
	parts: Pick< Stage, 'root' | 'doc' | 'settings' | 'signal' | 'language' >
): Omit< Player, 'destroy' > {
	const { root, doc, settings, signal } = parts;
	const { embed, texts } = settings;
	const facade = root.querySelector< HTMLElement >( '.pagewright-player__facade' );
	const notice = root.querySelector< HTMLElement >( '.pagewright-player__notice' );
	if ( ! embed || ! SERVICES[ embed.service ] ) {
		throw new Error( 'there is neither a medium nor a video site to play.' );
	}
	let stage: Stage | undefined;
	let life: AbortController | undefined;

	const cover = ( isOn: boolean ) => {
		root.classList.toggle( 'is-started', ! isOn );
		[ facade, notice ].forEach( ( node ) => node && ( node.hidden = ! isOn ) );
	};
	const end = () => {
		life?.abort();
		life = stage = undefined;
	};
	const start = async () => {
		end();
		life = new AbortController();
		const own = life.signal;
		const { createService } = await SERVICES[ embed.service ]();
		if ( own.aborted ) {
			return;
		}
		const title = embed.title ?? facade?.textContent?.trim();
		const { frame, media } = createService( {
			doc,
			embed: { ...embed, title },
			settings,
			signal: own,
			fail: ( text, code ) => {
				frame.remove();
				layers.fail( texts[ text ] );
				tell( parts, 'error', { error: text, message: texts[ text ], code } );
			},
		} );
		stage = {
			...parts,
			settings: {
				...settings,
				features: settings.features.filter( ( name ) => name !== 'pip' ),
			},
			media,
			isVideo: true,
			signal: own,
			toggle: ( isOn = media.paused ) => ( isOn ? media.play() : media.pause() ),
		};
		// The services loop only playlists.
		media.addEventListener( 'ended', () => settings.loop && media.play(), { signal: own } );
		cover( false );
		root.prepend( frame );
		const layers = createUi( stage, () => start(), {
			label: fill( texts.watch, { service: NAMES[ embed.service ] } ),
			url: embed.url,
		} );
		media.happen( 'waiting' );
		root.querySelector< HTMLElement >( '.is-play' )?.focus( { preventScroll: true } );
		tell( parts, 'source', { src: embed.url, type: '', engine: embed.service } );
	};
	const play = () => {
		if ( stage ) {
			stage.toggle( true );
			return;
		}
		start().catch( ( error ) => {
			// eslint-disable-next-line no-console -- the only place where developers see it.
			console.error( 'pagewright: player could not start.', error );
			end();
			doc.defaultView!.location.href = embed.url;
		} );
	};

	facade?.addEventListener(
		'click',
		( event ) => {
			// Opening in a new tab opens the site itself.
			if ( ! event.ctrlKey && ! event.metaKey && ! event.shiftKey && ! event.altKey ) {
				event.preventDefault();
				play();
			}
		},
		{ signal }
	);
	signal.addEventListener( 'abort', () => {
		end();
		cover( true );
	} );
	return { play, pause: () => stage?.toggle( false ), change: () => {} };
}
