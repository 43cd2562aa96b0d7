import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe';
import { ownPosts } from '../support/own-posts';
import { php, phpValue } from '../support/site';

const posts = ownPosts();
const MAP = 'SiteOrigin_Widget_GoogleMap_Widget';
const OPTION = `so_widget_settings[${ MAP }]`;
const TOWER = { name: 'Tower', address: 'Tower, Paris', location: '(48.8584, 2.2945)' };
const GIF = Buffer.from( 'R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64' );
const DESTINATION = '/?destination';

test.use( { storageState: { cookies: [], origins: [] } } );
test.afterEach( () => php( `delete_option( '${ OPTION }' );` ) );
test.afterAll( () => posts.remove() );

/** Opens a page with a static map that has a link; the test serves images and tiles. */
async function open( page: Page, site: object, settings: object = {} ) {
	await php( `update_option( '${ OPTION }', ${ phpValue( site ) }, true );` );
	await page.route( /^https?:\/\/(?!127\.0\.0\.1|localhost)/, ( route ) =>
		/tile\.openstreetmap|staticmap/.test( route.request().url() )
			? route.fulfill( { contentType: 'image/gif', body: GIF } )
			: route.abort()
	);
	await page.goto(
		await posts.page( [
			MAP,
			{
				map_center: TOWER,
				settings: {
					map_type: 'static',
					width: '400',
					height: '300',
					destination_url: DESTINATION,
					...settings,
				},
			},
		] )
	);
	return page.getByRole( 'region', { name: 'Map: Tower, Paris' } );
}

for ( const [ name, site ] of [
	[ 'with a key and consent', { api_key: 'AIza-test', map_consent: true } ],
	[ 'without a key', {} ],
] as const ) {
	test( `a static map ${ name } links to its destination, before and after it loads`, async ( {
		page,
	} ) => {
		const region = await open( page, site );
		await expect( region.getByRole( 'link', { name: 'Tower, Paris' } ) ).toHaveAttribute(
			'href',
			DESTINATION
		);
		await region.getByRole( 'button', { name: 'Load map' } ).click();
		await expect( region.getByRole( 'button', { name: 'Load map' } ) ).toBeHidden();
		const link = region.getByRole( 'link', { name: 'Tower, Paris' } );
		await expect( link ).toBeFocused();
		await expect( region.getByRole( 'button' ) ).toHaveCount( 0 );
		expect( await violations( page, { include: '.sow-google-map-canvas' } ) ).toEqual( [] );
		const box = ( await region.boundingBox() )!;
		await page.mouse.click( box.x + box.width / 2, box.y + box.height / 2 );
		await expect( page ).toHaveURL( /\?destination$/ );
	} );
}

test( 'a static map opens its destination in a new tab if the form says so', async ( {
	page,
	context,
} ) => {
	const region = await open( page, {}, { new_window: 'on' } );
	await region.getByRole( 'button', { name: 'Load map' } ).click();
	const opened = context.waitForEvent( 'page' );
	await region.getByRole( 'link', { name: 'Tower, Paris' } ).press( 'Enter' );
	await expect( await opened ).toHaveURL( /\?destination$/ );
} );

test( 'the attribution of a static map stays reachable', async ( { page } ) => {
	const region = await open( page, {} );
	await region.getByRole( 'button', { name: 'Load map' } ).click();
	const credit = region.getByRole( 'link', { name: 'OpenStreetMap', exact: true } );
	await credit.click( { trial: true } );
} );
