// Does not depend on the database.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { php, phpValue, siteUrl, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/player/tests/php/player.php' );

const want = ( settings: object ) =>
	php( `update_option( 'pagewright_features', ${ phpValue( settings ) }, true );` );
const parse = ( html: string ) => new JSDOM( html ).window.document;
const pages: number[] = [];
/** Publishes a page with this content; returns it as a visitor sees it. */
async function visit( content: string ): Promise< { html: string; document: Document } > {
	const page = await call< { id: number; path: string } >( 'page', content );
	pages.push( page.id );
	const html = await ( await fetch( siteUrl + page.path ) ).text();
	return { html, document: parse( html ) };
}
const optionsOf = ( player: Element ) => JSON.parse( player.getAttribute( 'data-options' )! );

/** Audio files of the media library. */
const makeSounds = ( titles: string[] ) => call< number[] >( 'make_sounds', titles );

afterAll( () =>
	php(
		`delete_option( 'pagewright_features' ); foreach ( ${ phpValue( pages ) } as $id ) { wp_delete_post( $id, true ); }`
	)
);

describe( 'a site with the player off', () => {
	beforeAll( () => want( {} ) );

	it( 'keeps the player of WordPress', async () => {
		const { html } = await visit( '[video src="https://example.org/a.mp4"]' );
		expect( html ).toContain( 'wp-video-shortcode' );
		expect( html ).toContain( 'mediaelement' );
		expect( html ).not.toContain( 'pagewright-player' );
	} );
} );

describe( 'shortcodes', () => {
	beforeAll( () => want( { player: true } ) );

	it( 'use our player, with their attributes, without jQuery', async () => {
		const { html, document } = await visit(
			'[video mp4="https://example.org/a.mp4" webm="https://example.org/a.webm" poster="https://example.org/p.jpg" loop="on" width="320" height="240"]<track kind="subtitles" src="https://example.org/a.vtt" srclang="en" label="English">[/video]'
		);
		const video = document.querySelector( '.pagewright-player.is-video > video' )!;
		expect(
			[ ...video.querySelectorAll( 'source' ) ].map( ( one ) => one.getAttribute( 'src' ) )
		).toEqual( [ 'https://example.org/a.mp4', 'https://example.org/a.webm' ] );
		expect( video.querySelector( 'track[srclang=en]' ) ).not.toBeNull();
		expect( video.getAttribute( 'poster' ) ).toBe( 'https://example.org/p.jpg' );
		expect( video.hasAttribute( 'loop' ) ).toBe( true );
		expect( video.querySelector( 'a[download]' )?.textContent ).toBe( 'Download file: a.mp4' );
		expect( video.parentElement!.getAttribute( 'style' ) ).toContain(
			'--pw-player-ratio:320/240;--pw-player-width:320px'
		);
		expect( html ).not.toMatch( /mediaelement|jquery/i );
		expect( html ).toMatch( /frontend\/player\.css[^]*frontend\/player\.js/ );
	} );

	it( 'have the default sizes of WordPress', async () => {
		const { document } = await visit(
			'[video src="https://example.org/a.mp4"]\n\n[audio src="https://example.org/a.mp3"]'
		);
		const styles = [ ...document.querySelectorAll( '.pagewright-player' ) ].map( ( one ) =>
			one.getAttribute( 'style' )
		);
		expect( styles[ 0 ] ).toContain( '--pw-player-ratio:640/360' );
		expect( styles[ 1 ] ).toContain( '--pw-player-ratio:400/40' );
	} );

	it( 'play streams, to which WordPress only links', async () => {
		const { document } = await visit(
			'[video src="https://example.org/live.m3u8"] [video src="https://example.org/live.mpd"]'
		);
		expect(
			[ ...document.querySelectorAll( '.pagewright-player source' ) ].map( ( one ) =>
				one.getAttribute( 'type' )
			)
		).toEqual( [ 'application/vnd.apple.mpegurl', 'application/dash+xml' ] );
	} );

	it( 'load nothing from YouTube and Vimeo', async () => {
		const { html, document } = await visit(
			'[video src="https://youtu.be/aqz-KE-bpKQ"] [video src="https://vimeo.com/22439234"]'
		);
		const players = [ ...document.querySelectorAll( '.pagewright-player.is-embed' ) ];
		expect( players.map( ( one ) => optionsOf( one ).embed.service ) ).toEqual( [
			'youtube',
			'vimeo',
		] );
		expect( html ).not.toMatch( /<iframe|ytimg|vimeocdn/ );
		expect( html ).toContain( 'Playing connects you to YouTube.' );
	} );

	it( 'print the texts of the player once, as JSON', async () => {
		const { document } = await visit(
			'[video src="https://example.org/a.mp4"] [video src="https://example.org/b.mp4"]'
		);
		const data = document.querySelectorAll( '#wp-script-module-data-pagewright-player' );
		expect( data ).toHaveLength( 1 );
		const { texts, cdn } = JSON.parse( data[ 0 ]!.textContent! );
		expect( texts.mediaError ).toBe(
			'Media error: Format(s) not supported or source(s) not found'
		);
		expect( cdn ).toBeUndefined();
	} );

	it( 'do not change in feeds', async () => {
		const id = await call< number >( 'id' );
		pages.push( id );
		const feed = await ( await fetch( `${ siteUrl }/feed/?nocache=1` ) ).text();
		expect( feed ).toContain( 'feed.mp4' );
		expect( feed ).not.toContain( 'pagewright-player' );
	} );
} );

describe( 'blocks', () => {
	beforeAll( () => want( { player: true } ) );

	it( 'of audio and video have our player around their own element', async () => {
		const { document } = await visit(
			'<!-- wp:video {"id":0} -->\n<figure class="wp-block-video alignwide"><video controls loop poster="https://example.org/p.jpg" src="https://example.org/a.mp4" title="1 &gt; 0"></video><figcaption class="wp-element-caption">A caption</figcaption></figure>\n<!-- /wp:video -->\n<!-- wp:audio -->\n<figure class="wp-block-audio"><audio controls src="https://example.org/a.mp3"></audio></figure>\n<!-- /wp:audio -->'
		);
		const video = document.querySelector(
			'figure.alignwide > .pagewright-player > video[loop][poster][playsinline]'
		);
		expect( video?.querySelector( 'source' )?.outerHTML ).toBe(
			'<source src="https://example.org/a.mp4" type="video/mp4">'
		);
		expect( video?.hasAttribute( 'src' ) ).toBe( false );
		expect( video?.getAttribute( 'title' ) ).toBe( '1 > 0' );
		expect( document.querySelector( 'figcaption' )?.textContent ).toBe( 'A caption' );
		expect( document.querySelector( '.is-audio > audio > source' ) ).not.toBeNull();
	} );

	it( 'without controls are decorative, and do not change', async () => {
		const { html } = await visit(
			'<!-- wp:video -->\n<figure class="wp-block-video"><video autoplay loop muted src="https://example.org/a.mp4" playsinline></video></figure>\n<!-- /wp:video -->'
		);
		expect( html ).not.toContain( 'pagewright-player' );
	} );

	it( 'of playlists become playable lists of links', async () => {
		const tracks = [
			[ 'One "1"', 'A <b>' ],
			[ 'Two', '' ],
		].map(
			( [ title, artist ], nth ) =>
				`<!-- wp:playlist-track ${ JSON.stringify( {
					id: nth + 1,
					src: `https://example.org/${ nth }.mp3`,
					title,
					artist,
					length: '3:10',
				} )
					.replace( /</g, '\\u003c' )
					.replace( />/g, '\\u003e' ) } /-->`
		);
		const { html, document } = await visit(
			`<!-- wp:playlist {"showNumbers":false} -->\n<figure class="wp-block-playlist"><ol>${ tracks.join( '' ) }</ol></figure>\n<!-- /wp:playlist -->`
		);
		const list = document.querySelector( '.pagewright-playlist.wp-block-playlist' )!;
		expect( list.className ).toContain( 'has-images has-artists' );
		expect( list.className ).not.toContain( 'has-numbers' );
		const links = [ ...list.querySelectorAll( '.pagewright-playlist__link' ) ];
		expect( links.map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual( [
			'https://example.org/0.mp3',
			'https://example.org/1.mp3',
		] );
		expect( JSON.parse( links[ 0 ]!.getAttribute( 'data-track' )! ) ).toMatchObject( {
			sources: [ { src: 'https://example.org/0.mp3', type: 'audio/mpeg' } ],
			title: 'One "1"',
		} );
		expect( html ).not.toContain( 'block-library/playlist/view' );
	} );
} );

describe( 'playlists by shortcode', () => {
	let sounds: number[];
	beforeAll( async () => {
		await want( { player: true } );
		sounds = await makeSounds( [ 'First', 'Second' ] );
	} );
	afterAll( () =>
		php( `array_map( 'wp_delete_attachment', ${ phpValue( sounds ) }, array( true, true ) );` )
	);

	it( 'keep titles that JSON, attributes and HTML write differently', async () => {
		const odd =
			'a &lt;img src=x onerror=alert(1)&gt; &quot; &amp; & &#39; \\u003c \\" {"b":1} é 😀';
		const [ sound ] = await makeSounds( [ odd ] );
		const title = await call< string >( 'readable_title', sound );
		const { document } = await visit( `[playlist ids="${ sound }"]` );
		const link = document.querySelector( '[data-track]' )!;
		expect( JSON.parse( link.getAttribute( 'data-track' )! ).title ).toBe( title );
		expect( optionsOf( document.querySelector( '[data-pagewright="player"]' )! ) ).toBeTypeOf(
			'object'
		);
		await php( `wp_delete_attachment( ${ sound }, true );` );
	} );

	it( 'show WordPress’s data of their tracks, in the chosen order', async () => {
		const { html, document } = await visit(
			`[playlist ids="${ sounds[ 1 ] },${ sounds[ 0 ] }" style="dark" artists="false"]`
		);
		const list = document.querySelector( '.pagewright-playlist' )!;
		expect( list.className ).toBe(
			'pagewright-playlist is-audio has-numbers has-images is-dark'
		);
		expect(
			[ ...list.querySelectorAll( '.pagewright-playlist__link' ) ].map( ( one ) =>
				one.textContent!.trim().replace( /\s+/g, ' ' )
			)
		).toEqual( [ 'Second 3:21', 'First 3:20' ] );
		expect( list.querySelector( '.pagewright-playlist__title' )?.textContent ).toBe( 'Second' );
		expect( html ).not.toMatch( /mediaelement|wp-playlist-script|underscore/ );
	} );

	it( 'escape names of artists', async () => {
		const { document } = await visit( `[playlist ids="${ sounds.join() }"]` );
		expect(
			document.querySelector( '.pagewright-playlist__link .pagewright-playlist__artist' )
				?.innerHTML
		).toBe( 'Band &lt;0&gt;' );
	} );

	it( 'without tracks print nothing', async () =>
		expect( ( await visit( '[playlist ids="999999"]' ) ).html ).not.toMatch(
			'pagewright-playlist'
		) );

	it( 'of protected posts reveal no tracks', async () => {
		const post = await call< number >( 'post', sounds[ 0 ] );
		pages.push( post );
		const { html } = await visit( `[playlist id="${ post }"]` );
		expect( html ).not.toContain( 'player-0.mp3' );
	} );
} );

describe( 'URLs of videos in the content', () => {
	const EMBED =
		'<iframe title="The film & more" width="500" height="281" src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed"></iframe>';
	/** Returns how WordPress shows the service's response. */
	const shown = () => call< string >( 'shown', EMBED );

	it( 'use the service’s embed by default', async () => {
		await want( { player: true } );
		expect( await shown() ).toBe( EMBED );
	} );

	it( 'wait for a click, with the title of the service', async () => {
		await want( { player_embeds: true } );
		const document = parse( await shown() );
		expect( document.querySelector( 'iframe' ) ).toBeNull();
		expect( document.querySelector( '.pagewright-player__facade' )?.textContent ).toBe(
			'Play: The film & more'
		);
		expect( document.querySelector( '.pagewright-player' )?.getAttribute( 'style' ) ).toBe(
			'--pw-player-ratio:500/281;--pw-player-width:100%'
		);
	} );

	it( 'of other sites do not change', async () => {
		expect( await call( 'run' ) ).toBe( '<iframe src="https://example.org/x"></iframe>' );
	} );
} );

describe( 'streaming engines from a CDN', () => {
	it( 'are used only if the site enables it, each with its version and hash', async () => {
		await want( { player: true, player_cdn: true } );
		const { document } = await visit( '[video src="https://example.org/live.m3u8"]' );
		const { cdn } = JSON.parse(
			document.querySelector( '#wp-script-module-data-pagewright-player' )!.textContent!
		);
		expect( Object.keys( cdn ) ).toEqual( [ 'hls', 'dash', 'flv' ] );
		for ( const { url, integrity } of Object.values< Record< string, string > >( cdn ) ) {
			const [ , name, version, file ] =
				/^https:\/\/cdn\.jsdelivr\.net\/npm\/([^@]+)@([^/]+)\/(.+)$/.exec( url! )!;
			const { version: installed } = JSON.parse(
				readFileSync( `node_modules/${ name }/package.json`, 'utf8' )
			);
			expect( version ).toBe( installed );
			const bytes = readFileSync( `node_modules/${ name }/${ file }` );
			expect( integrity ).toBe(
				`sha384-${ createHash( 'sha384' ).update( bytes ).digest( 'base64' ) }`
			);
		}
	} );
} );
