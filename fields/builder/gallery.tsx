import type { FieldOptions, Json } from '../../schema/field-types';

const field = ( more: object = {} ) =>
	( { type: 'builder', label: 'Content', ...more } ) as FieldOptions;
const widget = ( name: string, values: object = {} ) => ( {
	...values,
	panels_info: { class: name, grid: 0, cell: 0, id: 0, builder: true },
} );

/** All states of the control. */
export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'Empty', field: field( { description: 'What the slide shows.' } ), value: '' },
	{
		title: 'Filled',
		field: field(),
		value: {
			blocks: '<!-- wp:heading --><h2>Bread</h2><!-- /wp:heading -->\n\n<!-- wp:columns --><div><!-- wp:column /--></div><!-- /wp:columns -->',
		},
	},
	{
		title: 'A layout of Page Builder',
		field: field(),
		value: {
			widgets: [
				widget( 'SiteOrigin_Widget_Button_Widget', { text: 'Order' } ),
				widget( 'WP_Widget_Text' ),
				widget( 'Acme\\Weather_Widget' ),
			] as unknown as Json,
			grids: [ { cells: 1 } ],
			grid_cells: [ { grid: 0, weight: 1 } ],
		},
	},
	{ title: 'Unreadable', field: field(), value: '{"widgets":[' },
	{ title: 'Required and empty', field: field( { required: true } ), value: '' },
];
