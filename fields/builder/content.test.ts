import { describe, expect, it } from 'vitest';
import { readContent, readLayout } from './content';
import { toBlocks } from './to-blocks';

const widget = (
	text: string,
	grid: unknown,
	cell: unknown,
	name = 'SiteOrigin_Widget_Button_Widget'
) => ( { text, panels_info: { class: name, grid, cell, id: 0 } } ) as never;

describe( 'a layout of Page Builder', () => {
	const layout = {
		widgets: [ widget( 'A', 0, 0 ), widget( 'C', 1, 1 ), widget( 'B', '1', '0' ) ],
		grids: [ { cells: 1 }, { cells: 2 } ],
		grid_cells: [
			{ grid: 0, weight: 1 },
			{ grid: 1, weight: 0.25 },
			{ grid: 1, weight: 0.75 },
		],
	};

	it( 'contains rows of cells of widgets', () => {
		expect(
			readLayout( layout ).map( ( row ) =>
				row.cells.map( ( { weight, widgets } ) => [
					weight,
					...widgets.map( ( each ) => each.values.text ),
				] )
			)
		).toEqual( [
			[ [ 1, 'A' ] ],
			[
				[ 0.25, 'B' ],
				[ 0.75, 'C' ],
			],
		] );
	} );

	it( 'skips invalid parts', () => {
		const broken = {
			widgets: [
				widget( 'A', -3, 'x' ),
				widget( 'B', 1e9, null ),
				{ text: 'C' },
				'stray',
				null,
			],
			grid_cells: 'none',
		} as never;
		expect(
			readLayout( broken ).flatMap( ( row ) =>
				row.cells.flatMap( ( { widgets } ) => widgets.map( ( each ) => each.values.text ) )
			)
		).toEqual( [ 'A', 'C', 'B' ] );
	} );

	it( 'becomes columns and blocks that keep all values', () => {
		const names: Record< string, string > = { SiteOrigin_Widget_Button_Widget: 'sowb/button' };
		const blocks = toBlocks( readLayout( layout ), {
			blockNameOf: ( name ) => names[ name ] ?? '',
		} );
		expect( blocks.map( ( [ name ] ) => name ) ).toEqual( [ 'sowb/button', 'core/columns' ] );
		expect( blocks[ 1 ]?.[ 2 ].map( ( [ , attributes ] ) => attributes ) ).toEqual( [
			{ width: '25%' },
			{ width: '75%' },
		] );
		expect( blocks[ 0 ]?.[ 1 ] ).toEqual( {
			widgetClass: 'SiteOrigin_Widget_Button_Widget',
			widgetData: { text: 'A' },
		} );
	} );

	it( 'keeps missing widgets', () => {
		const rows = readLayout( { widgets: [ widget( 'A', 0, 0, 'Acme\\\\Map' ) ] } );
		expect( toBlocks( rows, { blockNameOf: () => '' } ) ).toEqual( [
			[ 'sowb/widget-block', { widgetClass: 'Acme\\Map', widgetData: { text: 'A' } }, [] ],
		] );
	} );

	it( 'converts text widgets to text', () => {
		const rows = readLayout( {
			widgets: [
				{ title: 'Hi', text: '<p>You</p>', panels_info: { class: 'WP_Widget_Text' } },
			],
		} );
		expect( toBlocks( rows, { blockNameOf: () => '' } ) ).toEqual( [
			[ 'core/heading', { level: 3, content: 'Hi' }, [] ],
			[ 'core/freeform', { content: '<p>You</p>' }, [] ],
		] );
	} );
} );

it.each( [
	[ 'not JSON', '{"widgets":[', 'unreadable' ],
	[ 'a text', '"hello"', 'unreadable' ],
	[ 'an invalid object', { a: 1 }, 'unreadable' ],
	[ 'nothing', undefined, 'empty' ],
	[ 'spaces', ' ', 'empty' ],
	[ 'an empty layout', { widgets: [], grids: [] }, 'empty' ],
] )( '%s', ( _name, raw, kind ) => {
	expect( readContent( raw as never ).kind ).toBe( kind );
} );
