import type { FieldOptions, Json, Values } from '../../schema/field-types';

const field = ( options: object = {} ): FieldOptions => ( {
	type: 'tinymce',
	label: 'Text',
	...options,
} );

export const gallery: Array< {
	title: string;
	field: FieldOptions;
	value: Json;
	siblings?: Values;
} > = [
	{ title: 'Empty', field: field(), value: '' },
	{
		title: 'Filled',
		field: field( { description: 'Shown below the title.' } ),
		value: '<h3>Boats</h3><p>One <strong>strong</strong> word and <a href="https://example.com">a link</a>.</p>',
	},
	{
		title: 'Line breaks stand for paragraphs',
		field: field( { autopField: 'autop' } ),
		value: 'First line\n\nSecond paragraph',
		siblings: { autop: true, size_selected_editor: 'html' },
	},
	{ title: 'Required', field: field( { required: true } ), value: '' },
];
