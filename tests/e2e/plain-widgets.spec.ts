import { expect, test } from '@playwright/test';
import { violations } from '../support/axe';
import { blockOf, insert, makePost, openEditor, problemsOf } from '../support/editor';
import { php } from '../support/site';
import { sidewaysScroll } from '../support/layout';

const FEATURES = 'SiteOrigin_Widget_Features_Widget';
const PRICES = 'SiteOrigin_Widget_PriceTable_Widget';
const SOCIAL = 'SiteOrigin_Widget_SocialMediaButtons_Widget';
const TESTIMONIALS = 'SiteOrigin_Widgets_Testimonials_Widget';
const GRID = 'SiteOrigin_Widget_Button_Grid_Widget';
const CTA = 'SiteOrigin_Widget_Cta_Widget';
const ICON = 'SiteOrigin_Widget_Icon_Widget';

const made: number[] = [];
const makeOne = async ( content: string ) => {
	const id = await makePost( content );
	made.push( id );
	return `/?p=${ id }`;
};

test.afterEach( async () => {
	for ( const id of made.splice( 0 ) ) {
		await php( `return (bool) wp_delete_post( ${ id }, true );` );
	}
} );

const features = {
	link_feature: true,
	features: [
		{
			title: 'Menu',
			icon: 'fontawesome-sow-fas-utensils',
			text: '<p>Soup, and a <a href="#wine">list of wines</a>.</p>',
			more_text: 'See the menu',
			more_url: '#menu',
		},
	],
};
const column = ( title: string, ...texts: string[] ) => ( {
	title,
	price: '€3',
	per: 'a week',
	button: 'Order',
	url: `#${ title }`,
	features: texts.map( ( text ) => ( { text, hover: `About ${ text }` } ) ),
} );
const prices = {
	equalize_row_heights: true,
	columns: [
		column( 'Small', 'Loaf' ),
		{ ...column( 'Large', 'Loaves', 'Rolls' ), subtitle: 'Most liked', sale_price: '€2' },
	],
};

test.describe( 'without JavaScript', () => {
	test.use( { storageState: { cookies: [], origins: [] }, javaScriptEnabled: false } );

	test( 'a click anywhere in a linked feature follows its link, one on a link in the text follows that link', async ( {
		page,
	} ) => {
		const address = await makeOne( blockOf( FEATURES, { widgetData: features } ) );
		await page.goto( address );
		await expect( page.locator( '.sow-features-feature a' ) ).toHaveCount( 2 );
		await page.locator( '.sow-icon-container' ).click( { force: true } );
		await expect( page ).toHaveURL( /#menu$/ );
		await page.getByRole( 'link', { name: 'list of wines' } ).click();
		await expect( page ).toHaveURL( /#wine$/ );
		await page.getByText( 'See the menu' ).click( { force: true } );
		await expect( page ).toHaveURL( /#menu$/ );
	} );

	test( 'hints of a price table open with a key and with a click, one at a time', async ( {
		page,
	} ) => {
		await page.goto( await makeOne( blockOf( PRICES, { widgetData: prices } ) ) );
		const hint = ( text: string ) => page.getByText( `About ${ text }`, { exact: true } );
		await page.getByRole( 'group', { name: 'Large' } ).locator( 'summary' ).first().focus();
		await page.keyboard.press( 'Enter' );
		await expect( hint( 'Loaves' ) ).toBeVisible();
		await page.getByRole( 'group', { name: 'Large' } ).locator( 'summary' ).nth( 1 ).click();
		await expect( hint( 'Rolls' ) ).toBeVisible();
		await expect( hint( 'Loaves' ) ).toBeHidden();
	} );
} );

test.describe( 'a visitor', () => {
	test.use( { storageState: { cookies: [], origins: [] } } );

	test( 'sees the rows of a price table on one line, and hears the price of each', async ( {
		page,
	} ) => {
		await page.goto( await makeOne( blockOf( PRICES, { widgetData: prices } ) ) );
		const tops = ( selector: string ) =>
			page
				.locator( selector )
				.evaluateAll( ( all ) =>
					all.map( ( each ) => Math.round( each.getBoundingClientRect().top ) )
				);
		for ( const selector of [ '.ow-pt-details', '.ow-pt-button', '.ow-pt-features' ] ) {
			const [ first, second ] = await tops( selector );
			expect( first, selector ).toBe( second );
		}
		await expect( page.locator( '.ow-pt-on-sale .ow-pt-details' ) ).toContainText(
			/Regular price: €3\s*Sale price: €2/
		);
		await expect(
			page.getByRole( 'link', { name: 'Order' } ).nth( 1 )
		).toHaveAccessibleDescription( 'Large' );
	} );

	test( 'sees as many testimonials in a row as fit with the widget’s own widths', async ( {
		page,
	} ) => {
		const row = ( name: string ) => ( { name, text: '<p>Good.</p>' } );
		const widgetData = {
			testimonials: [ row( 'A' ), row( 'B' ), row( 'C' ) ],
			settings: {
				per_line: 3,
				responsive: {
					tablet: { per_line: 2, width: 900 },
					mobile: { per_line: 1, width: 600 },
				},
			},
		};
		await page.goto( await makeOne( blockOf( TESTIMONIALS, { widgetData } ) ) );
		for ( const [ width, perRow ] of [
			[ 1280, 3 ],
			[ 901, 3 ],
			[ 900, 2 ],
			[ 601, 2 ],
			[ 600, 1 ],
		] as const ) {
			await page.setViewportSize( { width, height: 800 } );
			const inFirstRow = await page
				.locator( '.sow-testimonial-wrapper' )
				.evaluateAll(
					( all ) =>
						all.filter(
							( each ) =>
								each.getBoundingClientRect().top ===
								all[ 0 ]!.getBoundingClientRect().top
						).length
				);
			expect( inFirstRow, `at ${ width } px` ).toBe( perRow );
		}
	} );

	for ( const width of [ 320, 1280 ] ) {
		test( `at ${ width } px there is no horizontal scrolling, axe finds nothing, and no script of ours loads`, async ( {
			page,
		} ) => {
			const problems = problemsOf( page );
			const scripts: string[] = [];
			page.on( 'request', ( request ) => {
				if (
					request.resourceType() === 'script' &&
					request.url().includes( 'plugins/pagewright' )
				) {
					scripts.push( request.url() );
				}
			} );
			const button = { text: 'Book a table', url: 'https://example.org/' };
			const address = await makeOne(
				'<!-- wp:heading --><h2 class="wp-block-heading">All of them</h2><!-- /wp:heading -->' +
					blockOf( FEATURES, {
						widgetData: { ...features, fonts: { title_options: { tag: 'h3' } } },
					} ) +
					blockOf( PRICES, { widgetData: prices } ) +
					blockOf( SOCIAL, {
						widgetData: {
							networks: [
								{ name: 'facebook', url: 'https://www.facebook.com/a' },
								{ name: 'rss', url: '' },
								{ name: 'gone', url: 'https://example.org/' },
							],
						},
					} ) +
					blockOf( TESTIMONIALS, {
						widgetData: { testimonials: [ { name: 'Anna', text: 'Good.' } ] },
					} ) +
					blockOf( CTA, {
						widgetData: {
							title: 'Hungry?',
							button,
							design: { fonts: { title_tag: 'h3' } },
						},
					} ) +
					blockOf( GRID, {
						widgetData: {
							buttons: [
								{ widget: button },
								{ widget: { text: 'Menu', url: '/m' } },
								{ widget: { text: 'Way', url: '/w' } },
							],
						},
					} ) +
					blockOf( ICON, {
						widgetData: { icon: 'fontawesome-sow-fas-ship', url: '/ferry' },
					} )
			);
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( address, { waitUntil: 'networkidle' } );
			expect( await sidewaysScroll( page ) ).toBe( 0 );
			expect( await violations( page, { include: '[class*="so-widget-sow-"]' } ) ).toEqual(
				[]
			);
			expect( scripts ).toEqual( [] );
			expect( problems ).toEqual( [] );
		} );
	}
} );

test( 'selecting a network in the form fills in its URL and colors', async ( { page } ) => {
	const problems = problemsOf( page );
	const canvas = await openEditor( page );
	await insert( page, SOCIAL );
	await canvas.getByRole( 'button', { name: 'Add network' } ).click();
	const network = canvas.getByRole( 'combobox', { name: 'Network' } );
	await network.fill( 'instag' );
	await network.press( 'Enter' );
	await expect( canvas.getByLabel( 'URL' ) ).toHaveValue( 'https://instagram.com/' );
	await canvas.getByLabel( 'URL' ).fill( 'https://instagram.com/acme' );
	await network.fill( 'youtube' );
	await network.press( 'Enter' );
	const saved = () =>
		page.evaluate(
			() =>
				( window as any ).wp.data.select( 'core/block-editor' ).getBlocks()[ 0 ].attributes
					.widgetData.networks[ 0 ]
		);
	await expect.poll( saved ).toMatchObject( {
		name: 'youtube',
		url: 'https://instagram.com/acme',
		icon_color: '#ffffff',
		button_color: '#cf3427',
	} );
	await expect(
		canvas.locator( '.pagewright-block__preview .sow-social-media-button-youtube-0' )
	).toBeVisible();
	expect( problems ).toEqual( [] );
} );
