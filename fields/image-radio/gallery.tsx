import type { FieldOptions, Json } from '../../schema/field-types';

const picture = ( inner: string ) =>
	`data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><rect width="48" height="32" fill="#eee"/>${ inner }</svg>`
	) }`;

const options = {
	left: { label: 'Left', image: picture( '<path d="M4 8h20v4H4zM4 18h14v4H4z"/>' ) },
	center: { label: 'Center', image: picture( '<path d="M14 8h20v4H14zM17 18h14v4H17z"/>' ) },
	right: {
		label: 'Right, with a long name',
		image: picture( '<path d="M24 8h20v4H24zM30 18h14v4H30z"/>' ),
	},
};

const field = ( more: object = {} ) =>
	( { type: 'image-radio', label: 'Layout', options, ...more } ) as FieldOptions;

/** All states of the control. */
export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'Never chosen', field: field(), value: '' },
	{ title: 'Filled', field: field( { description: 'Where the text stands.' } ), value: 'center' },
	{ title: 'Required and empty', field: field( { required: true } ), value: '' },
	{ title: 'Gone', field: field(), value: 'diagonal' },
	{
		title: 'No picture',
		field: field( { options: { a: { label: 'אחת', image: '' } } } ),
		value: 'a',
	},
];
