import { expect, test, type Page } from '@playwright/test';
import { onPageError } from '../../../../tests/support/page-errors';
import { answer, peoplePage, PROFILE, removePeople } from '../support/hover-cards';

let url = '';

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( async () => {
	url = await peoplePage( 'hover-cards' );
} );
test.afterAll( () => removePeople() );

const card = ( page: Page ) => page.locator( '.pagewright-hover-cards__card' );
const linked = ( page: Page ) => page.locator( '.linked img' );
const alone = ( page: Page ) => page.locator( '.alone img' );
/** A position outside of all cards. */
const away = ( page: Page ) => page.mouse.move( 1200, 600 );

test( 'no request is sent before the pointer is on an avatar', async ( { page } ) => {
	const asked = await answer( page );
	const loaded: string[] = [];
	page.on( 'request', ( request ) => loaded.push( request.url() ) );
	await page.goto( url );
	const ours = () => loaded.filter( ( one ) => /hover-cards[^/]*\.(js|css)/.test( one ) ).length;
	const pictures = asked.others.length;
	expect( ours() ).toBe( 1 );
	await page.mouse.move( 640, 5 );
	await page.locator( '.after' ).focus();
	expect( ours() ).toBe( 1 );
	expect( asked.profiles ).toEqual( [] );
	expect( asked.others.every( ( one ) => one.includes( '/avatar/' ) ) ).toBe( true );
	await linked( page ).hover();
	await expect( card( page ) ).toBeVisible();
	expect( ours() ).toBe( 3 );
	expect( asked.profiles ).toHaveLength( 1 );
	expect( asked.others.length ).toBeGreaterThan( pictures );
} );

test( 'a profile is requested once; the card waits for the pointer and closes after it leaves', async ( {
	page,
} ) => {
	const asked = await answer( page );
	await page.goto( url );
	await linked( page ).hover();
	await expect( card( page ) ).toContainText( 'Ann Example' );
	await expect( card( page ) ).toContainText( 'Baker, Crumbs & Sons' );
	await expect( card( page ).getByRole( 'link', { name: 'Mastodon' } ) ).toHaveAttribute(
		'rel',
		'noopener noreferrer nofollow'
	);
	const box = ( await card( page ).boundingBox() )!;
	// Moves slowly to the card, and inside it.
	for ( const y of [ 4, 40, 120 ] ) {
		await page.mouse.move( box.x + 30, box.y + y, { steps: 4 } );
	}
	await page.clock.install();
	await page.clock.runFor( 5000 );
	await expect( card( page ) ).toBeVisible();
	await away( page );
	await page.clock.runFor( 400 );
	await expect( card( page ) ).toHaveCount( 0 );
	await linked( page ).hover();
	await page.clock.runFor( 600 );
	await expect( card( page ) ).toHaveCount( 1 );
	expect( asked.profiles ).toHaveLength( 1 );
} );

test( 'a pointer that only passes sends no request', async ( { page } ) => {
	const asked = await answer( page );
	await page.goto( url );
	// The script is loaded from now on.
	await linked( page ).hover();
	await expect( card( page ) ).toBeVisible();
	await away( page );
	await expect( card( page ) ).toHaveCount( 0 );
	await page.clock.install();
	await page.clock.pauseAt( Date.now() + 60_000 );
	await alone( page ).hover();
	await page.clock.runFor( 400 );
	await away( page );
	await page.clock.runFor( 5000 );
	await expect( card( page ) ).toHaveCount( 0 );
	expect( asked.profiles ).toHaveLength( 1 );
} );

test( 'Escape closes the card until the pointer has left the avatar', async ( { page } ) => {
	await answer( page );
	await page.goto( url );
	await linked( page ).hover();
	await expect( card( page ) ).toBeVisible();
	await page.clock.install();
	await page.keyboard.press( 'Escape' );
	await expect( card( page ) ).toHaveCount( 0 );
	await linked( page ).hover( { position: { x: 9, y: 9 } } );
	await page.clock.runFor( 2000 );
	await expect( card( page ) ).toHaveCount( 0 );
	await away( page );
	await linked( page ).hover();
	await page.clock.runFor( 600 );
	await expect( card( page ) ).toBeVisible();
} );

test( 'by keyboard: focus opens the card, Tab goes through it and on, Escape returns', async ( {
	page,
} ) => {
	await answer( page );
	await page.goto( url );
	await page.locator( '.linked' ).focus();
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( '.linked' ) ).toBeFocused();
	await expect( card( page ) ).toBeVisible();
	await expect( page.locator( '.linked' ) ).toHaveAttribute( 'aria-expanded', 'true' );
	await page.keyboard.press( 'Tab' );
	await expect( card( page ).getByRole( 'link', { name: 'Ann Example' } ) ).toBeFocused();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( page.locator( '.linked' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( '.linked' ) ).toBeFocused();
	await expect( card( page ) ).toHaveCount( 0 );
	await expect( page.locator( '.linked' ) ).not.toHaveAttribute( 'aria-expanded' );
	await page.keyboard.press( 'Tab' );
	// An image without a link is a button.
	await expect( alone( page ) ).toBeFocused();
	await expect( alone( page ) ).toHaveRole( 'button' );
	await expect( alone( page ) ).toHaveAccessibleName( 'Profile of Ann' );
	await page.keyboard.press( 'Enter' );
	await expect( card( page ) ).toBeVisible();
	await card( page ).getByRole( 'link', { name: 'View profile →' } ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( '.after' ) ).toBeFocused();
	await expect( card( page ) ).toHaveCount( 0 );
} );

test( 'contact details open over the card', async ( { page } ) => {
	await answer( page );
	await page.goto( url );
	await alone( page ).click();
	const opener = card( page ).getByRole( 'button', { name: 'Contact' } );
	await opener.click();
	await expect( card( page ).getByRole( 'button', { name: 'Close' } ) ).toBeFocused();
	await expect( card( page ).getByRole( 'link', { name: 'ann@example.org' } ) ).toBeVisible();
	const covered = card( page ).locator( '.gravatar-hovercard__social-links' );
	await expect( covered ).toHaveAttribute( 'inert' );
	await page.keyboard.press( 'Enter' );
	await expect( opener ).toBeFocused();
	await expect( covered ).not.toHaveAttribute( 'inert' );
	// A click outside closes it.
	await page.mouse.click( 1200, 400 );
	await expect( card( page ) ).toHaveCount( 0 );
} );

test( 'touch opens avatars without a link, and follows links', async ( { browser } ) => {
	const context = await browser.newContext( {
		hasTouch: true,
		viewport: { width: 390, height: 800 },
	} );
	const page = await context.newPage();
	const asked = await answer( page );
	await page.goto( url );
	await alone( page ).tap();
	await expect( card( page ) ).toBeVisible();
	await alone( page ).tap();
	await expect( card( page ) ).toHaveCount( 0 );
	expect( asked.profiles ).toHaveLength( 1 );
	await linked( page ).tap();
	await expect( page ).not.toHaveURL( url );
	expect( asked.profiles ).toHaveLength( 1 );
	await context.close();
} );

for ( const [ name, profile ] of [
	[ 'no profile', ( route ) => route.fulfill( { status: 404, json: {} } ) ],
	[ 'offline', ( route ) => route.abort( 'internetdisconnected' ) ],
	[ 'too many', ( route ) => route.fulfill( { status: 429, body: '' } ) ],
	[ 'not a profile', ( route ) => route.fulfill( { json: [ 1 ] } ) ],
	[ 'not JSON', ( route ) => route.fulfill( { body: '<html>' } ) ],
] as [ string, Parameters< typeof answer >[ 1 ] ][] ) {
	test( `no card and no message: ${ name }`, async ( { page } ) => {
		const loud: string[] = [];
		onPageError( page, ( message ) => loud.push( message ) );
		page.on( 'console', ( message ) => {
			// The browser itself logs that a request failed.
			if ( ! message.text().startsWith( 'Failed to load resource' ) ) {
				loud.push( message.text() );
			}
		} );
		const asked = await answer( page, profile );
		await page.goto( url );
		const answered = page.waitForEvent( 'requestfinished', ( request ) =>
			request.url().startsWith( 'https://api.' )
		);
		const failed = page.waitForEvent( 'requestfailed', ( request ) =>
			request.url().startsWith( 'https://api.' )
		);
		await alone( page ).hover();
		await Promise.race( [ answered.catch( () => {} ), failed.catch( () => {} ) ] );
		const isFinal = [ 'no profile', 'not a profile' ].includes( name );
		// An author without a profile is no longer a button; a failed request is sent again.
		await expect( page.locator( '.alone [role=button]' ) ).toHaveCount( isFinal ? 0 : 1 );
		await away( page );
		await page.clock.install();
		await page.clock.runFor( 1000 );
		await alone( page ).hover();
		await page.clock.runFor( 1000 );
		await expect.poll( () => asked.profiles.length ).toBe( isFinal ? 1 : 2 );
		await expect( card( page ) ).toHaveCount( 0 );
		expect( loud ).toEqual( [] );
	} );
}

test( 'a response that arrives too late shows nothing', async ( { page } ) => {
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	const asked = await answer( page, async ( route ) => {
		await held;
		await route.fulfill( { json: PROFILE } );
	} );
	await page.goto( url );
	await linked( page ).hover();
	await expect.poll( () => asked.profiles.length ).toBe( 1 );
	await expect( card( page ) ).toHaveCount( 0 );
	await page.clock.install();
	await away( page );
	await page.clock.runFor( 1000 );
	const finished = page.waitForResponse( /api\.gravatar/ );
	release();
	await ( await finished ).finished();
	await page.clock.runFor( 1000 );
	await expect( card( page ) ).toHaveCount( 0 );
	// It is cached.
	await linked( page ).hover();
	await page.clock.runFor( 600 );
	await expect( card( page ) ).toBeVisible();
	expect( asked.profiles ).toHaveLength( 1 );
} );

test( 'texts of a profile are escaped, and its links lead to the web only', async ( { page } ) => {
	const bad = '"><img src=x onerror="window.hacked=1">';
	await answer( page, ( route ) =>
		route.fulfill( {
			json: {
				...PROFILE,
				display_name: `Ann ${ bad }`,
				location: bad,
				header_image: 'url("https://evil.example/track.gif")',
				verified_accounts: [
					{ ...PROFILE.verified_accounts[ 0 ], service_type: bad, service_label: bad },
					{ ...PROFILE.verified_accounts[ 0 ], url: 'javascript:window.hacked=1' },
				],
				contact_info: { email: bad, home_phone: bad, strange: bad, contact_form: bad },
				payments: {
					links: [
						{ label: bad, url: 'https://example.org/' + bad },
						{ label: 'No', url: 'javascript:alert(1)' },
					],
					crypto_wallets: [ { label: bad, address: bad } ],
				},
			},
		} )
	);
	const strangers: string[] = [];
	page.on( 'request', ( request ) => strangers.push( request.url() ) );
	await page.goto( url );
	await alone( page ).click();
	await expect( card( page ) ).toContainText( `Ann ${ bad }` );
	expect( await card( page ).locator( '[onerror],img[src=x]' ).count() ).toBe( 0 );
	expect(
		await card( page )
			.locator( 'a' )
			.evaluateAll( ( all ) => [
				...new Set( all.map( ( one ) => ( one as HTMLAnchorElement ).protocol ) ),
			] )
	).toEqual( [ 'https:', 'mailto:' ] );
	expect( strangers.filter( ( one ) => one.includes( 'evil' ) ) ).toEqual( [] );
	expect( await page.evaluate( () => ( window as any ).hacked ) ).toBeUndefined();
} );
