import { phpFile } from './site';

const { call } = phpFile( 'tests/support/page-builder-layouts.php' );

/** Returns a widget in a layout as Page Builder 2.x stores it. */
export const placed = (
	widgetClass: string,
	values: object,
	grid = 0,
	cell = 0,
	style: object = {}
) => ( {
	...values,
	panels_info: { class: widgetClass, raw: false, grid, cell, id: 0, widget_id: 'a-b-c', style },
} );

export const textWidget = ( text: string, grid = 0, cell = 0, style: object = {}, title = '' ) =>
	placed(
		'WP_Widget_Text',
		{ title, text: `<p>${ text }</p>`, filter: true },
		grid,
		cell,
		style
	);

/** Returns rows of cells by their weights, with the styles of rows and cells. */
export const layoutOf = (
	widgets: object[],
	rows: Array< { style?: object; cells: Array< number | { weight: number; style: object } > } >
) => ( {
	widgets,
	grids: rows.map( ( { style = {}, cells } ) => ( { cells: cells.length, style } ) ),
	grid_cells: rows.flatMap( ( { cells }, grid ) =>
		cells.map( ( cell, index ) =>
			typeof cell === 'number'
				? { grid, index, weight: cell, style: {} }
				: { grid, index, ...cell }
		)
	),
} );

/** Two columns with styles, a stretched row with a widget of no plugin, and an inner layout. */
export const LAYOUT = layoutOf(
	[
		textWidget(
			'First <a href="https://example.org/first">link</a>',
			0,
			0,
			{
				padding: '20px 20px 20px 20px',
				background: '#eef5ff',
				font_color: '#102030',
				link_color: '#aa0000',
				class: 'my-text',
			},
			'Welcome'
		),
		placed(
			'SiteOrigin_Widget_Button_Widget',
			{ text: 'Press me', url: 'https://example.org/press' },
			0,
			1
		),
		placed( 'Acme_Map_Widget', { place: 'Berlin' }, 1, 0 ),
		textWidget( 'On dark ground', 1, 0 ),
		placed(
			'SiteOrigin_Panels_Widgets_Layout',
			{
				panels_data: layoutOf(
					[ textWidget( 'Inner left' ), textWidget( 'Inner right', 0, 1 ) ],
					[ { cells: [ 0.5, 0.5 ] } ]
				),
				builder_id: '5abc',
			},
			2,
			0
		),
	],
	[
		{
			style: {
				class: 'my-row',
				id: 'first',
				background: '#fafad2',
				padding: '10px 10px 10px 10px',
				bottom_margin: '50px',
				gutter: '40px',
				cell_alignment: 'center',
				collapse_order: 'right-top',
			},
			cells: [
				{ weight: 0.75, style: { class: 'my-cell' } },
				{ weight: 0.25, style: { vertical_alignment: 'flex-end' } },
			],
		},
		{
			style: { row_stretch: 'full', background: '#222222' },
			cells: [ { weight: 1, style: { font_color: '#ffffff' } } ],
		},
		{ cells: [ 1 ] },
	]
);

/** Returns a layout block as in a post. */
export const layoutBlock = ( panelsData: unknown, more: object = {} ) =>
	`<!-- wp:siteorigin-panels/layout-block ${ JSON.stringify( {
		panelsData,
		contentPreview: '"old"',
		...more,
	} )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' ) } /-->`;

/**
 * Creates a page whose content is a layout, with the copy of its text that Page Builder writes.
 * Returns its ID.
 */
const makeLayoutPage = ( panelsData: unknown, more: object ) =>
	call< number >(
		'make_layout_page',
		{
			post_title: 'Layout',
			post_type: 'page',
			post_status: 'publish',
			post_author: 1,
			post_content: '<p>Stale copy</p>',
			...more,
		},
		panelsData
	);

/** Posts with layouts of a test file, and a function that deletes them with their option. */
export function ownLayouts() {
	const made: number[] = [];
	const keep = ( id: number ) => {
		made.push( id );
		return id;
	};
	return {
		keep,
		layoutPage: async ( panelsData: unknown, more: object = {} ) =>
			keep( await makeLayoutPage( panelsData, more ) ),
		remove: () => call( 'remove', made.splice( 0 ) ),
	};
}
