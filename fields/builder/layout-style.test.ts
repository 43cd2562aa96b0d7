import { describe, expect, it } from 'vitest';
import { readLayout } from './content';
import { styleAttributes } from './layout-style';
import { layoutOf, toBlocks, type BlockTuple } from './to-blocks';

const widget = ( name: string, values: object, cell = 0, style: object = {} ) => ( {
	...values,
	panels_info: { class: name, grid: 0, cell, style },
} );
const blocksOf = ( layout: object, more: object = {} ) =>
	toBlocks( readLayout( layout as never ), {
		blockNameOf: ( name ) => ( name === 'Button' ? 'sowb/button' : '' ),
		other: ( one ) => [ 'layout', { panelsData: layoutOf( one ) }, [] ],
		...more,
	} );
const names = ( blocks: BlockTuple[] ): unknown[] =>
	blocks.map( ( [ name, , inner ] ) => ( inner.length ? [ name, names( inner ) ] : name ) );

describe( 'styles of a layout as attributes of a block', () => {
	it.each( [
		[ 'nothing', {}, {} ],
		[
			'colors, padding and names',
			{
				background: '#fff',
				font_color: 'rgba( 1, 2, 3, 0.5 )',
				link_color: '#a00',
				padding: '1px 2em 3% 4',
				class: 'a b"c',
				id: 'x"y',
			},
			{
				className: 'a bc',
				anchor: 'xy',
				style: {
					color: { background: '#fff', text: 'rgba( 1, 2, 3, 0.5 )' },
					elements: { link: { color: { text: '#a00' } } },
					spacing: { padding: { top: '1px', right: '2em', bottom: '3%', left: '4px' } },
				},
			},
		],
		[
			'one length for all sides, and a margin below',
			{ padding: '10px', bottom_margin: '20px' },
			{
				style: {
					spacing: {
						padding: { top: '10px', right: '10px', bottom: '10px', left: '10px' },
						margin: { bottom: '20px' },
					},
				},
			},
		],
		[
			'a shadow',
			{ box_shadow: true, box_shadow_color: '#000', box_shadow_inset: true },
			{ style: { shadow: 'inset 0 5px 15px 0 #000' } },
		],
		[
			'invalid lengths, colors and URLs',
			{
				background: 'url(javascript:alert(1))',
				padding: '1px;}',
				border_color: 'red}',
				gutter: {},
				class: [ 'a', 5, {} ],
				background_image_attachment_fallback: 'javascript:alert(1)',
				background_display: 'cover',
			},
			{ className: 'a 5' },
		],
	] )( '%s', ( _name, style, expected ) => {
		expect( styleAttributes( style as never ) ).toEqual( expected );
	} );

	it( 'a background image has the URL on the page', () => {
		const style = { background_image_attachment: 7, background_display: 'cover' };
		expect( styleAttributes( style, {} ) ).toEqual( {} );
		expect(
			styleAttributes( style, { 7: 'https://example.org/a.png' } ).style?.background
		).toEqual( {
			backgroundImage: { url: 'https://example.org/a.png', id: 7, source: 'file' },
			backgroundSize: 'cover',
			backgroundPosition: 'center',
		} );
	} );
} );

describe( 'a layout as blocks', () => {
	it( 'has groups only for styles', () => {
		const one = ( style: object, inner: object ) =>
			names(
				blocksOf( {
					widgets: [ widget( 'Button', {}, 0, inner ) ],
					grids: [ { cells: 1, style } ],
					grid_cells: [ { grid: 0, weight: 1 } ],
				} )
			);
		expect( one( {}, {} ) ).toEqual( [ 'sowb/button' ] );
		expect( one( { background: '#fff' }, {} ) ).toEqual( [
			[ 'core/group', [ 'sowb/button' ] ],
		] );
		expect( one( {}, { class: 'mine' } ) ).toEqual( [ [ 'core/group', [ 'sowb/button' ] ] ] );
	} );

	it( 'puts columns into a group with the background image of the row', () => {
		const blocks = blocksOf(
			{
				widgets: [ widget( 'Button', {} ), widget( 'Button', {}, 1 ) ],
				grids: [
					{
						style: {
							background_image_attachment: 7,
							background_display: 'cover',
							gutter: '5px',
							collapse_behaviour: 'no_collapse',
							cell_class: 'cell',
						},
					},
				],
				grid_cells: [
					{ grid: 0, weight: 3, style: { vertical_alignment: 'flex-end' } },
					{ grid: 0, weight: 1 },
				],
			},
			{ pictures: { 7: 'https://example.org/a.png' } }
		);
		expect( names( blocks ) ).toEqual( [
			[
				'core/group',
				[
					[
						'core/columns',
						[
							[ 'core/column', [ 'sowb/button' ] ],
							[ 'core/column', [ 'sowb/button' ] ],
						],
					],
				],
			],
		] );
		const columns = blocks[ 0 ]![ 2 ][ 0 ]!;
		expect( columns[ 1 ] ).toEqual( {
			style: { spacing: { blockGap: { left: '5px' } } },
			isStackedOnMobile: false,
		} );
		expect( columns[ 2 ].map( ( [ , attributes ] ) => attributes ) ).toEqual( [
			{ width: '75%', verticalAlignment: 'bottom', className: 'cell' },
			{ width: '25%', className: 'cell' },
		] );
	} );

	it( 'has its columns in reverse order on right-to-left sites', () => {
		const layout = {
			widgets: [ widget( 'Button', { at: 'left' } ) ],
			grid_cells: [
				{ grid: 0, weight: 3 },
				{ grid: 0, weight: 1 },
			],
		};
		const widths = ( isRtl: boolean ) =>
			blocksOf( layout, { isRtl } )[ 0 ]![ 2 ].map(
				( [ , attributes ] ) => ( attributes as { width: string } ).width
			);
		expect( widths( false ) ).toEqual( [ '75%', '25%' ] );
		expect( widths( true ) ).toEqual( [ '25%', '75%' ] );
	} );

	it( 'keeps a widget without a block in a layout, with its styles', () => {
		const [ block ] = blocksOf( {
			widgets: [ widget( 'Acme', { city: 'Oslo' }, 0, { padding: '5px' } ) ],
		} );
		expect( block ).toEqual( [
			'layout',
			{
				panelsData: {
					widgets: [
						{
							city: 'Oslo',
							panels_info: {
								class: 'Acme',
								grid: 0,
								cell: 0,
								id: 0,
								style: { padding: '5px' },
							},
						},
					],
					grids: [ { cells: 1, style: {} } ],
					grid_cells: [ { grid: 0, index: 0, weight: 1, style: {} } ],
				},
			},
			[],
		] );
	} );

	it( 'converts nested layouts, five levels deep', () => {
		let layout: object = { widgets: [ widget( 'Button', {} ) ] };
		for ( let level = 0; level < 5; level++ ) {
			layout = {
				widgets: [ widget( 'SiteOrigin_Panels_Widgets_Layout', { panels_data: layout } ) ],
			};
		}
		expect( names( blocksOf( layout ) ) ).toEqual( [ 'sowb/button' ] );
		layout = {
			widgets: [ widget( 'SiteOrigin_Panels_Widgets_Layout', { panels_data: layout } ) ],
		};
		expect( names( blocksOf( layout ) ) ).toEqual( [ 'layout' ] );
	} );
} );
