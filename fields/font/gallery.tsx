import type { FieldOptions, Json } from '../../schema/field-types';

const font: FieldOptions = { type: 'font', label: 'Font' };

export const gallery: Array< { title: string; field: FieldOptions; value: Json } > = [
	{ title: "The theme's own", field: { type: 'font', label: 'Font' }, value: 'default' },
	{
		title: 'On every computer',
		field: { type: 'font', label: 'Font', description: 'Of the title.' },
		value: 'Georgia',
	},
	{
		title: 'Not on this site',
		field: { type: 'font', label: 'Font' },
		value: 'Roboto:700italic',
	},
	{ title: 'From the theme', field: font, value: 'Manrope' },
	{ title: 'Added to the site', field: font, value: 'Acme Sans:700' },
	{ title: 'A variant nobody has', field: font, value: 'Lato:550' },
	{ title: 'Required', field: { ...font, required: true }, value: 'default' },
	{
		title: 'Long, unknown',
		field: { ...font, label: 'A font with a long label that does not fit on one line' },
		value: 'A family with a name of nearly one hundred letters that nobody would give to a font in earnest',
	},
	{ title: 'Another script', field: { ...font, label: 'גופן' }, value: 'דוד חדש' },
	{ title: 'Hostile', field: font, value: '"><img src=x onerror=alert(1)>' },
	{ title: 'Of a wrong type', field: font, value: [ 'Arial' ] },
];
