import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { embed, open, test, told } from '../support/player-page';

test.use( { storageState: { cookies: [], origins: [] } } );

/**
 * A substitute for a video site's player: records commands, and sends events that the test chooses.
 */
const STAND_IN = `<!doctype html><title>Stand-in</title><script>
	window.orders = [];
	addEventListener( 'message', ( { data } ) => orders.push( JSON.parse( data ) ) );
	window.say = ( message ) => parent.postMessage( JSON.stringify( message ), '*' );
</script>`;

/** Blocks and records all requests to other hosts. */
async function standIn( page: Page ): Promise< string[] > {
	const asked: string[] = [];
	await page.route( /^https:/, ( route ) => {
		asked.push( route.request().url() );
		return route.fulfill( { contentType: 'text/html', body: STAND_IN } );
	} );
	return asked;
}
const frame = ( page: Page ) => page.frames().find( ( each ) => each !== page.mainFrame() )!;
const speak = ( page: Page, ...messages: object[] ) =>
	frame( page ).evaluate(
		( all ) =>
			all.forEach( ( one ) =>
				( window as never as { say: ( m: object ) => void } ).say( one )
			),
		messages
	);
const orders = ( page: Page ) =>
	frame( page ).evaluate(
		() => ( window as never as { orders: Array< Record< string, unknown > > } ).orders
	);
const bar = ( page: Page, name: string ) => page.locator( `.pagewright-player__bar .is-${ name }` );
const start = async ( page: Page ) => {
	await page.locator( '.pagewright-player__facade' ).click();
	await page.locator( 'iframe' ).waitFor();
	await frame( page ).waitForLoadState();
};
const begin = async ( page: Page ) => {
	await start( page );
	await speak(
		page,
		{ event: 'onReady' },
		{ event: 'infoDelivery', info: { duration: 100, currentTime: 0, videoLoadedFraction: 0.5 } }
	);
};
const state = ( info: number ) => ( { event: 'onStateChange', info } );

test( 'no request goes to YouTube before the click, and only its player without cookies loads after it', async ( {
	page,
	media,
} ) => {
	const asked = await standIn( page );
	await open( page, media, embed(), { isReady: false } );
	await page.waitForLoadState( 'networkidle' );
	expect( asked ).toEqual( [] );
	expect( await violations( page ) ).toEqual( [] );
	await start( page );
	expect( asked ).toHaveLength( 1 );
	const address = new URL( asked[ 0 ]! );
	expect( address.origin + address.pathname ).toBe(
		'https://www.youtube-nocookie.com/embed/abc123'
	);
	await expect( page.locator( 'iframe' ) ).toHaveAttribute( 'title', 'A film' );
	await expect( bar( page, 'play' ) ).toBeFocused();
	await expect( page.locator( '.pagewright-player__notice' ) ).toBeHidden();
} );

test( 'its states become media events, and it reports the time every 250 ms', async ( {
	page,
	media,
} ) => {
	await standIn( page );
	await page.clock.install( { time: 0 } );
	await open( page, media, embed(), { isReady: false } );
	await page.waitForLoadState( 'networkidle' );
	await begin( page );
	await page.clock.pauseAt( 60_000 );
	const names = 'loaded play pause ended time'.split( ' ' );
	const heard = async () => {
		const all = await Promise.all( names.map( ( name ) => told( page, name ) ) );
		return Object.fromEntries( all.map( ( list, i ) => [ names[ i ], list.length ] ) );
	};
	await expect.poll( heard ).toMatchObject( { loaded: 1 } );
	await page.evaluate( () => {
		Object.assign( window, { times: 0 } );
		document.addEventListener(
			'pagewright:player-time',
			() => ( window as never as { times: number } ).times++
		);
	} );
	await speak( page, state( -1 ), state( 3 ), state( 1 ) );
	await expect( bar( page, 'play' ) ).toHaveAccessibleName( 'Pause' );
	await page.clock.runFor( 1010 );
	expect( await page.evaluate( () => ( window as never as { times: number } ).times ) ).toBe( 4 );
	await expect( bar( page, 'current' ) ).toHaveText( '0:01' );
	await speak( page, state( 2 ) );
	await expect( bar( page, 'play' ) ).toHaveAccessibleName( 'Play' );
	await speak( page, state( 1 ), state( 0 ) );
	await expect( bar( page, 'play' ) ).toHaveAccessibleName( 'Play again' );
	expect( await heard() ).toMatchObject( { loaded: 2, play: 2, pause: 1, ended: 1 } );
} );

test( 'the controls send commands, with volumes up to 100', async ( { page, media } ) => {
	await standIn( page );
	await open( page, media, embed(), { isReady: false } );
	await begin( page );
	await speak( page, state( 1 ) );
	await expect( bar( page, 'play' ) ).toHaveAccessibleName( 'Pause' );
	const given = async () =>
		( await orders( page ) ).map( ( { func, args } ) => [ func, ...( ( args as [] ) ?? [] ) ] );
	expect( await given() ).toContainEqual( [ 'setVolume', 80 ] );
	await bar( page, 'play' ).click();
	await page.keyboard.press( 'ArrowUp' );
	await page.keyboard.press( 'ArrowRight' );
	await bar( page, 'mute' ).click();
	await bar( page, 'speed' ).click();
	await page.getByRole( 'menuitemradio', { name: '2×' } ).click();
	await expect
		.poll( given )
		.toEqual(
			expect.arrayContaining( [
				[ 'pauseVideo' ],
				[ 'setVolume', 90 ],
				[ 'mute' ],
				[ 'setPlaybackRate', 2 ],
			] )
		);
	const sought = ( await given() ).find( ( [ func ] ) => func === 'seekTo' );
	expect( Number( sought?.[ 1 ] ) ).toBeGreaterThanOrEqual( 5 );
	expect( await violations( page, { exclude: [ 'iframe' ] } ) ).toEqual( [] );
} );

for ( const [ code, text ] of [
	[ 2, 'Invalid parameter.' ],
	[ 5, 'HTML5 player error.' ],
	[ 100, 'Video not found or private.' ],
	[ 101, 'Embedding not allowed.' ],
	[ 150, 'Embedding not allowed.' ],
	[ 42, 'Unknown error.' ],
] as const ) {
	test( `its code ${ code } shows a message`, async ( { page, media } ) => {
		await standIn( page );
		await open( page, media, embed(), { isReady: false } );
		await begin( page );
		await speak( page, { event: 'onError', info: code } );
		await expect( page.getByRole( 'alert' ) ).toHaveText( text );
		await expect( page.getByRole( 'link', { name: 'Watch on YouTube' } ) ).toHaveAttribute(
			'href',
			'https://www.youtube.com/watch?v=abc123'
		);
		await expect( page.locator( 'iframe' ) ).toHaveCount( 0 );
		expect( await told( page, 'error' ) ).toMatchObject( [ { code, message: text } ] );
	} );
}

test( 'Vimeo loads after the click, without tracking, with its own messages', async ( {
	page,
	media,
} ) => {
	const asked = await standIn( page );
	await open( page, media, embed( 'vimeo' ), { isReady: false } );
	await page.waitForLoadState( 'networkidle' );
	expect( asked ).toEqual( [] );
	await start( page );
	const address = new URL( asked[ 0 ]! );
	expect( address.origin + address.pathname ).toBe( 'https://player.vimeo.com/video/7654321' );
	expect( Object.fromEntries( address.searchParams ) ).toMatchObject( { dnt: '1', h: 'key9' } );
	await speak( page, { event: 'ready' }, { method: 'getDuration', value: 50 } );
	await speak( page, { event: 'play', data: { seconds: 0, duration: 50 } } );
	await expect( bar( page, 'play' ) ).toHaveAccessibleName( 'Pause' );
	await expect( bar( page, 'duration' ) ).toHaveText( '0:50' );
	await bar( page, 'play' ).click();
	await expect
		.poll( async () => ( await orders( page ) ).map( ( { method } ) => method ) )
		.toContain( 'pause' );
	await speak( page, { event: 'pause', data: { seconds: 3, duration: 50 } } );
	await expect( bar( page, 'play' ) ).toHaveAccessibleName( 'Play' );
	await speak( page, { event: 'error', data: { name: 'PrivacyError', message: 'x' } } );
	await expect( page.getByRole( 'alert' ) ).toHaveText( 'Embedding not allowed.' );
} );

test( 'messages of other windows are ignored', async ( { page, media } ) => {
	await standIn( page );
	await open( page, media, embed(), { isReady: false } );
	await begin( page );
	await page.evaluate( () =>
		window.postMessage( JSON.stringify( { event: 'onError', info: 100 } ), '*' )
	);
	await speak( page, state( 1 ) );
	await expect( bar( page, 'play' ) ).toHaveAccessibleName( 'Pause' );
	await expect( page.getByRole( 'alert' ) ).toBeHidden();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'the image links to the site', async ( { page, media } ) => {
		await open( page, media, embed(), { isReady: false } );
		await expect( page.getByRole( 'link', { name: 'Play: A film' } ) ).toHaveAttribute(
			'href',
			/youtube\.com/
		);
	} );
} );
