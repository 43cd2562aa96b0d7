// Does not depend on the database.
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activatePlugin, removePlugin } from '../support/example-plugin';
import { errorLog, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/original-api.php' );

const CLASS = 'Third_Party_Opening_Hours';
const data = {
	title: 'Hours <b>now</b>',
	layout: 'gone',
	days: [ { day: 'Monday', hours: '8-12' }, { day: '<script>x</script>Tuesday' } ],
	link: { text: 'Call us', url: 'tel:123' },
};

const render = ( widgetData: object ) => call< string >( 'render', widgetData );

describe( 'filters of the original', () => {
	it( 'change data, HTML and wrapper of our own widgets, and receive the classic widget', async () => {
		const html = await call< string >( 'html' );
		const { document } = new JSDOM( html ).window;
		const wrapper = document.querySelector( '#mine.so-widget-sow-button.is-Go' ) as HTMLElement;
		expect( { ...wrapper.dataset } ).toEqual( { kind: 'a"b', list: '[1]' } );
		expect( wrapper.querySelector( 'a' )!.href ).toBe( 'https://example.org/sow-button' );
		expect( wrapper.querySelector( 'i' )!.textContent ).toBe( 'GoPagewright\\Classic\\Widget' );
	} );
} );

describe( 'a widget written for the original API', () => {
	beforeAll( () => activatePlugin( 'third-party' ) );
	afterAll( () => removePlugin( 'third-party' ) );

	it( 'prints its template with sanitized data, its variables and the filters of the original', async () => {
		const html = await render( data );
		const { document } = new JSDOM( html ).window;
		expect( document.querySelector( 'h3.widget-title' )!.textContent ).toBe(
			'Hours <b>now</b>'
		);
		expect( document.querySelector( 'dl.hours.hours-table' )!.getAttribute( 'style' ) ).toBe(
			'color:#336699'
		);
		expect(
			[ ...document.querySelectorAll( 'dt, dd' ) ].map( ( each ) => each.textContent )
		).toEqual( [ 'Monday', '8-12', 'xTuesday', '' ] );
		expect( document.querySelector( '.sowb-button' )!.getAttribute( 'href' ) ).toBe(
			'tel:123'
		);
		expect( html ).toContain( '<p>Closed on holidays</p>' );
		expect( html ).toContain( '<!-- opening-hours -->' );
		expect( html ).toMatch(
			/^<div class="so-widget-opening-hours so-widget-opening-hours-default-/
		);
	} );

	it( 'has a form with its fields, and lists unsupported ones', async () => {
		const form = await call< any >( 'form', data );
		const [ { fields }, values ] = form;
		expect( values ).toEqual( data );
		expect( fields.pagewright_needs ).toMatchObject( {
			type: 'error',
			message: expect.stringContaining( 'LESS' ),
		} );
		expect( fields.layout ).toMatchObject( {
			type: 'select',
			options: { list: 'List', table: 'Table' },
			default: 'table',
			emit: { select: [ 'layout' ] },
		} );
		expect( fields.stripes.when ).toEqual( [
			[ 'layout', [ 'table' ], 'show' ],
			[ 'layout', '*else', 'hide' ],
		] );
		expect( fields.days ).toMatchObject( {
			type: 'repeater',
			item_name: 'Day',
			item_label: 'day',
			fields: { hours: { type: 'text' } },
		} );
		expect( fields.design.fields.color ).toMatchObject( { type: 'color', default: '#336699' } );
		expect( Object.keys( fields.link.fields ) ).toContain( 'button_icon' );
	} );

	it( 'is a classic widget and a block', async () => {
		expect( await call( 'classic_widget_and_block' ) ).toEqual( [ true, true ] );
	} );

	it( 'finds the functions and objects of the original', async () => {
		const answers = await call< any >( 'answers' );
		expect( answers ).toEqual( {
			dir: 'opening-hours',
			none: false,
			icon: true,
			font: { family: 'Roboto', weight: '700', weight_raw: '700', style: 'italic' },
			tag: [ 'h3', 'h2' ],
			url: [ '', 'https://example.org/?a=1&#038;b=2' ],
			active: true,
			class: CLASS,
			query: 3,
		} );
	} );

	it( 'accepts invalid data, and logs no error', async () => {
		for ( const broken of [
			{},
			{ days: 'x', design: 7, link: [] },
			{ days: { 4: { day: 'Friday' } }, title: [ 1 ] },
		] ) {
			expect( await render( broken ) ).toContain( '<dl class="hours' );
		}
		expect( await errorLog() ).toBe( '' );
	} );
} );
