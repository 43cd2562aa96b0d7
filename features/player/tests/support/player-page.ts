import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { serveMedia } from '../../../../tests/support/media-server';
import type { MediaServer } from '../../../../tests/support/media-server';

const attribute = ( value: unknown ) =>
	JSON.stringify( value ).replaceAll( '&', '&amp;' ).replaceAll( "'", '&#39;' );

export interface PlayerParts {
	kind?: 'video' | 'audio';
	/** Paths in /media/, or [ path, type ]. */
	files?: Array< string | [ string, string ] >;
	options?: Record< string, unknown >;
	/** Additional attributes of the medium. */
	attributes?: string;
	/** Track elements. */
	tracks?: string;
	id?: string;
}

const TYPES: Record< string, string > = {
	mp4: 'video/mp4',
	webm: 'video/webm',
	ogg: 'audio/ogg',
	mp3: 'audio/mpeg',
	wav: 'audio/wav',
	flv: 'video/x-flv',
	m3u8: 'application/vnd.apple.mpegurl',
	mpd: 'application/dash+xml',
};

export const CAPTIONS = `
	<track kind="captions" src="/media/captions.en.vtt" srclang="en" label="English">
	<track kind="subtitles" src="/media/captions.de.vtt" srclang="de" label="Deutsch">`;
export const CHAPTERS = `<track kind="chapters" src="/media/chapters.vtt" srclang="en" label="Chapters">`;

/** Returns a player as the server prints it. */
export function player( {
	kind = 'video',
	files = [ 'clip.mp4' ],
	options = {},
	attributes = '',
	tracks = '',
	id = 'one',
}: PlayerParts = {} ): string {
	const sources = files.map( ( file ) => {
		const [ src, type ] = typeof file === 'string' ? [ file, undefined ] : file;
		return `<source src="${ src.startsWith( 'http' ) ? '' : '/media/' }${ src }" type="${ type ?? TYPES[ src.split( '.' ).pop()! ] }">`;
	} );
	const first = typeof files[ 0 ] === 'string' ? files[ 0 ] : files[ 0 ]?.[ 0 ];
	const size =
		kind === 'video'
			? 'width="480" height="270" playsinline poster="/media/poster.jpg"'
			: 'width="400" height="40"';
	return `<div id="${ id }" class="pagewright-player is-${ kind }" data-pagewright="player" data-options='${ attribute( options ) }' style="--pw-player-ratio:480/270;--pw-player-width:${ kind === 'video' ? 480 : 400 }px">
		<${ kind } class="pagewright-player__media" controls preload="metadata" ${ size } ${ attributes }>
			${ sources.join( '' ) }${ tracks }
			<a class="pagewright-player__download" href="/media/${ first }" download>Download file: ${ first }</a>
		</${ kind }>
	</div>`;
}

/** Returns a video of another site before the click. */
export function embed(
	service: 'youtube' | 'vimeo' = 'youtube',
	options: Record< string, unknown > = {}
): string {
	const url =
		service === 'youtube'
			? 'https://www.youtube.com/watch?v=abc123'
			: 'https://vimeo.com/7654321/key9';
	const id = service === 'youtube' ? 'abc123' : '7654321';
	return `<div id="one" class="pagewright-player is-video is-embed" data-pagewright="player" data-options='${ attribute( { embed: { service, id, url, title: 'A film' }, ...options } ) }' style="--pw-player-ratio:480/270;--pw-player-width:480px">
		<a class="pagewright-player__facade" href="${ url }"><img class="pagewright-player__poster" src="/media/poster.jpg" alt="" width="480" height="270"><span class="pagewright-player__play">Play: A film</span></a>
		<p class="pagewright-player__notice">Playing it sends your IP address to the video site.</p>
	</div>`;
}

const TRACKS = [
	{ file: 'clip.mp3', title: 'First piece', artist: 'Ada', album: 'Tones', image: true },
	{ file: 'second.mp3', title: 'Second piece', artist: 'Grace', album: 'Tones', image: true },
	{ file: 'clip.wav', title: 'Third piece', artist: '', album: '', image: false },
];

/** Returns a playlist of three sounds. */
export function playlist( tracks = TRACKS ): string {
	const items = tracks.map( ( { file, title, artist, album, image }, i ) => {
		const data = {
			sources: [ { src: `/media/${ file }`, type: TYPES[ file.split( '.' ).pop()! ] } ],
			title,
			artist,
			album,
			length: '0:06',
			...( image ? { image: { src: '/media/cover.jpg', width: 120, height: 120 } } : {} ),
		};
		return `<li class="pagewright-playlist__track"><a class="pagewright-playlist__link" href="/media/${ file }" data-track='${ attribute( data ) }'><span class="pagewright-playlist__number">${ i + 1 }.</span> <span class="pagewright-playlist__title">${ title }</span> <span class="pagewright-playlist__artist">${ artist }</span> <span class="pagewright-playlist__length">0:06</span></a></li>`;
	} );
	const [ first ] = tracks;
	return `<div id="list" class="pagewright-playlist is-audio has-numbers has-images has-artists" data-pagewright="playlist">
		${ player( { kind: 'audio', files: [ first!.file ] } ) }
		<div class="pagewright-playlist__current"><img class="pagewright-playlist__image" src="/media/cover.jpg" alt="" width="60" height="60"><div><span class="pagewright-playlist__title">${ first!.title }</span><span class="pagewright-playlist__album">${ first!.album }</span><span class="pagewright-playlist__artist">${ first!.artist }</span></div></div>
		<ol class="pagewright-playlist__tracks">${ items.join( '' ) }</ol>
	</div>`;
}

export interface PageParts {
	/** Attributes of the html element. */
	root?: string;
	head?: string;
	/** Whether the page loads the script. */
	hasScript?: boolean;
}

/** Returns a page with some players. */
export const pageOf = (
	html: string,
	{ root = 'lang="en"', head = '', hasScript = true }: PageParts = {}
) =>
	`<!doctype html><html ${ root }><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Players</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/build/frontend/player.css">${ head }</head><body style="margin:16px;font:16px/1.5 sans-serif"><main><h1>Players</h1>${ html }</main>${ hasScript ? '<script type="module" src="/build/frontend/player.js"></script>' : '' }</body></html>`;

/** Each worker has its own server; faults are cleared before the next test. */
export const test = base.extend< { media: MediaServer }, { mediaServer: MediaServer } >( {
	mediaServer: [
		async ( {}, give ) => {
			const server = await serveMedia();
			await give( server );
			await server.close();
		},
		{ scope: 'worker' },
	],
	media: async ( { mediaServer }, give ) => {
		mediaServer.faults.length = 0;
		mediaServer.asked.length = 0;
		await give( mediaServer );
	},
} );

/** Opens a page with this HTML, records its events, and waits for its players. */
export async function open(
	page: Page,
	media: MediaServer,
	html: string,
	parts: PageParts & { isReady?: boolean } = {}
): Promise< void > {
	media.pages.set( '/page', pageOf( html, parts ) );
	await page.addInitScript( () => {
		const told: Array< [ string, unknown ] > = [];
		Object.assign( window, { told } );
		for ( const name of 'ready source loaded play pause ended seeked volume speed captions fullscreen error track'.split(
			' '
		) ) {
			document.addEventListener( `pagewright:player-${ name }`, ( event ) =>
				told.push( [ name, ( event as CustomEvent ).detail ] )
			);
		}
	} );
	await page.goto( `${ media.origin }/page` );
	if ( parts.isReady !== false && parts.hasScript !== false ) {
		await page.locator( '.pagewright-player.is-ready' ).first().waitFor();
	}
}

/** Returns events of players by name. */
export const told = ( page: Page, name: string ) =>
	page.evaluate(
		( wanted ) =>
			( window as unknown as { told: Array< [ string, Record< string, unknown > ] > } ).told
				.filter( ( [ each ] ) => each === wanted )
				.map( ( [ , detail ] ) => detail ),
		name
	);

/** Returns a property of the first medium. */
export const of = < K extends keyof HTMLVideoElement >( page: Page, name: K, which = 0 ) =>
	page
		.locator( 'video, audio' )
		.nth( which )
		.evaluate( ( medium, key ) => ( medium as never )[ key ], name ) as Promise<
		HTMLVideoElement[ K ]
	>;

/** Fires events on the first medium that cannot be caused on demand. */
export const say = ( page: Page, ...names: string[] ) =>
	page
		.locator( 'video, audio' )
		.first()
		.evaluate( ( medium, events ) => {
			events.forEach( ( name ) => medium.dispatchEvent( new Event( name ) ) );
		}, names );

/** Makes the browser not support a type itself. */
export const playsNo = ( page: Page, type: string ) =>
	page.addInitScript( ( part ) => {
		const real = HTMLMediaElement.prototype.canPlayType;
		HTMLMediaElement.prototype.canPlayType = function ( wanted ) {
			return wanted.includes( part ) ? '' : real.call( this, wanted );
		};
	}, type );
