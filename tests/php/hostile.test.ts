// Does not depend on the database.
import { afterAll, describe, expect, it } from 'vitest';
import { readWidget } from '../../scripts/compile.mjs';
import { whatRuns } from '../support/fuzz';
import { deep, hostileData } from '../support/hostile';
import { errorLog, php, phpFile } from '../support/site';
import { widgets } from '../support/units';
import { visitor, type Role } from '../support/visitor';

const { call } = phpFile( 'tests/php/hostile.php' );

/** Per widget and role; a few thousand in total. */
const ROUNDS = 60;

interface Answer {
	status: number;
	html: string;
	notices: string[];
}

/**
 * Sends data through both endpoints and through a page as a user; returns the output and PHP's
 * errors.
 */
const send = ( widgetClass: string, block: string, list: unknown[], role: string ) =>
	call< Answer[][] >( 'send', role, list, widgetClass, block );

interface WidgetUnit {
	folder: string;
	block: { name: string };
	widget: { class: string };
}

const units: WidgetUnit[] = widgets.map( ( { name, path } ) => ( {
	folder: name,
	...readWidget( path ),
} ) );

describe.each( units )( 'hostile data for the $folder', ( { folder, block, widget } ) => {
	it.each( [
		[ 'an administrator', 'administrator' ],
		[ 'a contributor', 'contributor' ],
	] )( 'from %s causes no error and runs nothing', async ( _, role ) => {
		await visitor( 'contributor' );
		const list = Array.from( { length: ROUNDS }, ( _unused, seed ) =>
			hostileData( folder, seed )
		);
		const answers = await send( widget.class, block.name, list, role );
		expect(
			answers.flat().filter( ( { html } ) => html.includes( '<div' ) ).length,
			'most of it is rendered'
		).toBeGreaterThanOrEqual( ROUNDS );
		const wrong = answers.flatMap( ( all, seed ) =>
			all
				.map( ( { status, html, notices } ) => ( {
					seed,
					status,
					notices,
					runs: whatRuns( html ),
				} ) )
				.filter( ( { status, notices, runs } ) => status >= 500 || notices.length || runs )
		);
		expect( wrong ).toEqual( [] );
	} );
} );

describe( 'hostile requests', () => {
	const post = async ( role: Role, body: string ) => {
		const who = await visitor( role );
		const response = await who.fetch( '/wp-json/sowb/v1/widgets/previews', {
			method: 'POST',
			headers: { ...who.nonce, 'Content-Type': 'application/json' },
			body,
		} );
		return { status: response.status, body: ( await response.json() ) as { message?: string } };
	};
	const request = ( widgetData: unknown, widgetClass = 'SiteOrigin_Widget_Accordion_Widget' ) =>
		JSON.stringify( { widgetClass, widgetData } );

	it( 'with deeply nested data are rendered up to the limit', async () => {
		expect( ( await post( 'contributor', request( deep( 100 ) ) ) ).status ).toBe( 200 );
	} );

	it( 'with too deep JSON are refused', async () => {
		expect( ( await post( 'contributor', request( deep( 400 ) ) ) ).status ).toBe( 400 );
	} );

	it( 'with a hundred thousand rows are as fast as with a thousand', async () => {
		const { status, body } = await post(
			'contributor',
			request( { panels: Array.from( { length: 100_000 }, () => ( { title: 'x' } ) ) } )
		);
		expect( status ).toBe( 200 );
		expect( ( body as { html: string } ).html.match( /<details/g ) ).toHaveLength( 1000 );
	} );

	it( 'with more than two megabytes are refused with a message', async () => {
		const { status, body } = await post(
			'contributor',
			request( { title: 'x'.repeat( 2_100_000 ) } )
		);
		expect( status ).toBe( 413 );
		expect( body.message ).toMatch( /too large/ );
	} );

	it( 'with an incomplete surrogate pair in JSON are refused', async () => {
		expect(
			( await post( 'contributor', request( { title: 'x' } ).replace( '"x"', '"\\ud800"' ) ) )
				.status
		).toBe( 400 );
	} );

	it( 'with invalid bytes are rendered without them', async () => {
		const who = await visitor( 'contributor' );
		const body =
			'widgetClass=SiteOrigin_Widget_Button_Widget&widgetData[text]=a%ff%fe%80b&widgetData[%ff]=%c3';
		for ( const route of [ 'previews', 'forms' ] ) {
			const response = await who.fetch( `/wp-json/sowb/v1/widgets/${ route }`, {
				method: 'POST',
				headers: { ...who.nonce, 'Content-Type': 'application/x-www-form-urlencoded' },
				body,
			} );
			expect( response.status ).toBe( 200 );
			expect( JSON.stringify( await response.json() ).length ).toBeGreaterThan( 100 );
		}
	} );

	it.each( [
		'../../wp-config',
		'WP_User',
		'<script>alert(1)</script>',
		'a'.repeat( 10_000 ),
		'Pagewright\\Schema\\Loader',
		'0',
	] )( 'for the class %.40s are refused', async ( widgetClass ) => {
		const { status, body } = await post( 'contributor', request( { a: 1 }, widgetClass ) );
		expect( status ).toBe( 400 );
		expect( body.message ).not.toContain( '<script' );
	} );
} );

// A list of popular posts starts view counting.
afterAll( () => php( `delete_option( 'pagewright_views' );` ) );

it( 'log no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
