import type { Engine } from '../../../frontend/mount';
import { createPlayer } from './create-player';
import type { Track } from './player';
import { webAddress } from '../../../frontend/addresses';
import { flag, list, number, optional, parse, shape, text } from '../../../frontend/read';
import { optionsOf } from './options';
import { tell } from './stage';

/** A track as described by its link. */
interface Listed extends Track {
	artist?: string;
	album?: string;
	image?: { src: string; width?: number; height?: number };
}

interface Root extends HTMLElement {
	pagewrightPlaylist?: Engine;
}

/** Plays the tracks of a list of links one after the other in the player above it. */
export function createPlaylist( root: Root ): Engine {
	return ( root.pagewrightPlaylist ??= start( root ) );
}

function start( root: Root ): Engine {
	const life = new AbortController();
	const { signal } = life;
	const box = root.querySelector< HTMLElement >( '.pagewright-player' );
	const links = [
		...root.querySelectorAll< HTMLAnchorElement >( 'a.pagewright-playlist__link' ),
	];
	if ( ! box ) {
		throw new Error( 'the playlist has no player.' );
	}
	const player = createPlayer( box, optionsOf( box ) );
	let index = 0;

	const mark = () =>
		links.forEach( ( link, i ) => {
			if ( i === index ) {
				link.setAttribute( 'aria-current', 'true' );
			} else {
				link.removeAttribute( 'aria-current' );
			}
			link.parentElement?.classList.toggle( 'is-current', i === index );
		} );
	const select = ( to: number ) => {
		const link = links[ to ];
		if ( ! link ) {
			return;
		}
		if ( to !== index ) {
			index = to;
			const track = read( link );
			player.change( { ...track, poster: track.image?.src, file: link.href } );
			show( root, track );
			mark();
			tell( { root }, 'track', { index, title: track.title ?? '' } );
		}
		player.play();
	};

	links.forEach( ( link, i ) =>
		link.addEventListener(
			'click',
			( event ) => {
				if ( ! event.ctrlKey && ! event.metaKey && ! event.shiftKey && ! event.altKey ) {
					event.preventDefault();
					select( i );
				}
			},
			{ signal }
		)
	);
	root.addEventListener(
		'keydown',
		( event ) => {
			const now = links.indexOf( event.target as HTMLAnchorElement );
			const to = now < 0 ? undefined : { ArrowDown: now + 1, ArrowUp: now - 1 }[ event.key ];
			if ( to !== undefined ) {
				event.preventDefault();
				links[ to ]?.focus();
			}
		},
		{ signal }
	);
	box.addEventListener( 'pagewright:player-ended', () => select( index + 1 ), { signal } );
	mark();
	signal.addEventListener( 'abort', () => {
		player.destroy();
		links.forEach( ( link ) => link.removeAttribute( 'aria-current' ) );
		delete root.pagewrightPlaylist;
	} );
	return { destroy: () => life.abort() };
}

const TRACK = shape( {
	sources: list( optional( shape( { src: webAddress, type: text() } ) ) ),
	tracks: list(
		optional(
			shape( {
				src: webAddress,
				kind: text(),
				srclang: text(),
				label: text(),
				default: flag(),
			} )
		)
	),
	title: text(),
	artist: text(),
	album: text(),
	image: optional(
		shape( { src: webAddress, width: number( 0, 0, 1e5 ), height: number( 0, 0, 1e5 ) } )
	),
} );

/** Reads the link; without data, the link itself is the file. */
function read( link: HTMLAnchorElement ): Listed {
	const said = TRACK( parse( link.dataset.track ) );
	const sources = said.sources.filter( ( { src } ) => src );
	return { ...said, sources: sources.length ? sources : [ { src: link.href, type: '' } ] };
}

/**
 * Updates the current track. Finds its elements by class, so that the server decides which exist.
 */
function show( root: HTMLElement, { title, artist, album, image }: Listed ): void {
	const current = root.querySelector( '.pagewright-playlist__current' );
	const picture = current?.querySelector( 'img' );
	if ( picture ) {
		picture.hidden = ! image;
		if ( image ) {
			picture.removeAttribute( 'srcset' );
			picture.src = image.src;
		}
	}
	for ( const [ name, word ] of Object.entries( { title, artist, album } ) ) {
		const node = current?.querySelector< HTMLElement >( `.pagewright-playlist__${ name }` );
		if ( node ) {
			node.textContent = word ?? '';
			node.hidden = ! word;
		}
	}
}
