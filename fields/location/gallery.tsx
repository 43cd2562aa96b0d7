import type { FieldOptions, Json } from '../../schema/field-types';

const field = ( options: object = {} ): FieldOptions => ( {
	type: 'location',
	label: 'Place',
	...options,
} );

const TOWER = {
	name: 'Eiffel Tower',
	address: '5 Avenue Anatole France, 75007 Paris, France',
	location: '(48.8584, 2.2945)',
};

export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: 'Empty', field: field( { placeholder: 'Name or address' } ), value: '' },
	{ title: 'Filled', field: field( { description: 'Center of the map.' } ), value: TOWER },
	{ title: 'As older content has it', field: field(), value: JSON.stringify( TOWER ) },
	{ title: 'An address in plain text', field: field(), value: 'Main Street 1, Springfield' },
	{ title: 'Typed, without coordinates', field: field(), value: { name: 'Our café' } },
	{ title: 'Coordinates only', field: field(), value: { location: '(52.52, 13.405)' } },
	{
		title: 'From right to left',
		field: field( { label: 'المكان' } ),
		value: { name: 'برج القاهرة', address: 'الجزيرة، القاهرة', location: '(30.0459, 31.2243)' },
	},
	{
		title: 'Long',
		field: field(),
		value: { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat( 3 ) },
	},
	{
		title: 'Hostile',
		field: field(),
		value: { name: '"><img src=/x onerror=alert(1)>', address: { deep: [ 1 ] }, location: 4 },
	},
	{ title: 'Not a place', field: field(), value: [ 'Paris', 7 ] },
	{ title: 'Required', field: field( { required: true } ), value: { name: '' } },
];
