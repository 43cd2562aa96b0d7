import { expect, test } from '@playwright/test';
import {
	attribute,
	clickAll,
	contributorPages,
	EVIL,
	MARKUP,
	wasHit,
	watchDamage,
} from '../support/contributor-page';
import { blockOf } from '../support/editor';

const pages = contributorPages();

test.use( { storageState: { cookies: [], origins: [] } } );
test.afterAll( () => pages.remove() );

test.describe( 'forged root elements in the content', () => {
	const REAL_MAP = blockOf( 'SiteOrigin_Widget_GoogleMap_Widget', {
		widgetData: {
			map_center: { name: 'Tower', address: 'Tower, Paris', location: '(48.8584, 2.2945)' },
		},
	} );
	const map = ( options: object ) =>
		`<div class="sow-google-map-canvas" data-pagewright="google-map" data-options="${ attribute(
			{
				provider: 'openstreetmap',
				waitForClick: false,
				canLoad: true,
				center: [ 48.8, 2.3 ],
				zoom: 12,
				mobileZoom: 12,
				breakpoint: 780,
				gestureHandling: 'greedy',
				markersDraggable: false,
				tiles: { url: '/tile.png?{z}/{x}/{y}', attribution: '', maxZoom: 19 },
				...options,
			}
		) }" style="height:300px;position:relative"></div>`;
	const marker = {
		position: [ 48.8, 2.3 ],
		title: MARKUP,
		info: MARKUP,
		infoMaxWidth: 300,
		icon: null,
	};
	const TILE = /^https:\/\/tile\.openstreetmap\.org\/\d+\/\d+\/\d+\.png$/;

	for ( const [ what, options ] of Object.entries( {
		'the text of a marker': { markerPositions: [ marker ], markerInfoDisplay: 'always' },
		'the credit of its tiles': {
			tiles: { url: '/tile.png?{z}', attribution: MARKUP, maxZoom: 19 },
		},
		'foreign tiles': {
			tiles: { url: `${ EVIL }/{z}/{x}/{y}.png`, attribution: '', maxZoom: 19 },
		},
		'a foreign pin': {
			markerAtCenter: true,
			markerIcon: { url: 'javascript:window.hit=1', width: 10, height: 10 },
		},
		'wrong types': {
			markerPositions: [ null, 5, { position: 'x', info: {} } ],
			center: { lat: 1 },
			zoom: 'x',
			tiles: null,
			breakpoint: [],
		},
		'an unknown provider': { provider: 'constructor' },
		'huge numbers': { zoom: 1e308, center: [ 1e308, -1e308 ], tiles: { maxZoom: 1e9 } },
	} ) ) {
		test( `a map runs nothing from ${ what }`, async ( { page } ) => {
			const damage = await watchDamage( page );
			await page.goto( await pages.page( map( options ), REAL_MAP ) );
			await page.getByRole( 'button', { name: 'Load map' } ).last().click();
			await expect( page.locator( '.sow-google-map-canvas.has-map' ).last() ).toBeVisible();
			await clickAll( page );
			expect( damage.foreign.filter( ( url ) => ! TILE.test( url ) ) ).toEqual( [] );
			expect( damage.errors ).toEqual( [] );
			expect( await wasHit( page ) ).toBe( false );
		} );
	}
} );
