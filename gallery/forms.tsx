import { validate } from '../fields';
import type { FieldOptions, Fields, Values } from '../schema/field-types';
import { LiveForm, schemaOf } from './LiveForm';
import { unitOf, type Unit } from './unit';

/** Options of single types are not part of `FieldOptions`. */
const list = ( fields: Record< string, object > ) => fields as Record< string, FieldOptions >;

const CONDITIONS = list( {
	link: {
		type: 'checkbox',
		label: 'Link title',
		emit: {
			conditional: [
				[ 'link', 'on', 'val' ],
				[ 'link', 'off', '! val' ],
			],
		},
	},
	url: {
		type: 'link',
		label: 'Destination',
		when: [
			[ 'link', [ 'on' ], 'show' ],
			[ 'link', [ 'off' ], 'hide' ],
		],
	},
	kind: {
		type: 'select',
		label: 'Background',
		options: { color: 'Color', image: 'Image' },
		default: 'color',
		emit: { select: [ 'kind' ] },
	},
	color: {
		type: 'color',
		label: 'Color',
		when: [
			[ 'kind', [ 'color' ], 'show' ],
			[ 'kind', '*else', 'hide' ],
		],
	},
	image: {
		type: 'media',
		label: 'Image',
		when: [
			[ 'kind', [ 'image' ], 'show' ],
			[ 'kind', '*else', 'hide' ],
		],
	},
} );

const REQUIRED = list( {
	title: { type: 'text', label: 'Title', required: true },
	email: {
		type: 'text',
		label: 'E-mail',
		sanitize: 'email',
		required: true,
		description: 'Messages go here.',
	},
	icon: { type: 'icon', label: 'Icon', required: true },
	image: { type: 'media', label: 'Image', required: true },
	links: {
		type: 'repeater',
		label: 'Links',
		item_name: 'link',
		item_label: 'text',
		fields: { text: { type: 'text', label: 'Text', required: true } },
	},
	design: {
		type: 'section',
		label: 'Design',
		hide: true,
		fields: { size: { type: 'measurement', label: 'Size', required: true } },
	},
} );

const GALORE: Values = { links: [ { text: '' }, { text: 'Home' } ] };

const UNKNOWN = list( {
	rating: { type: 'acme-rating', label: 'Rating' },
	title: { type: 'text', label: 'Title' },
} );

const examples = unitOf( 'form-examples', 'Form: conditions and errors', [
	{ title: 'Conditions not met', draw: () => <LiveForm fields={ CONDITIONS } value={ {} } /> },
	{
		title: 'Conditions met',
		draw: () => <LiveForm fields={ CONDITIONS } value={ { link: true, kind: 'image' } } />,
	},
	{
		title: 'Errors after saving',
		draw: () => (
			<LiveForm
				fields={ REQUIRED }
				value={ GALORE }
				errors={ validate( schemaOf( REQUIRED ), GALORE ) }
			/>
		),
	},
] );

const unknown = unitOf( 'form-unknown', 'Form: a field nobody knows', [
	{
		title: 'Kept and not shown',
		draw: () => <LiveForm fields={ UNKNOWN } value={ { rating: 4, title: 'Kept' } } />,
	},
] );

const widgets = import.meta.glob< { fields: Fields } >(
	[ '../blocks/*/widget.json', '../features/*/blocks/*/widget.json' ],
	{ eager: true }
);
const data = import.meta.glob< { data: Values } >(
	[ '../blocks/*/fixtures/form-shape.json', '../features/*/blocks/*/fixtures/form-shape.json' ],
	{ eager: true }
);

/** The form of a widget, empty and with saved data. */
const real = Object.entries( widgets ).map( ( [ path, { fields } ] ) => {
	const folder = path.split( '/' ).at( -2 ) as string;
	const saved = data[ path.replace( /widget\.json$/, 'fixtures/form-shape.json' ) ]?.data;
	return unitOf( `form-${ folder }`, `Form: ${ folder }`, [
		{ title: 'New', draw: () => <LiveForm fields={ fields } value={ {} } /> },
		...( saved
			? [ { title: 'Saved', draw: () => <LiveForm fields={ fields } value={ saved } /> } ]
			: [] ),
	] );
} );

export const formUnits: Unit[] = [ examples, unknown, ...real ];
