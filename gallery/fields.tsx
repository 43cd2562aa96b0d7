import type { FieldOptions, Json, Values } from '../schema/field-types';
import { LiveForm } from './LiveForm';
import { unitOf, type Unit } from './unit';

interface Entry {
	title: string;
	field: FieldOptions;
	value: Json;
	siblings?: Values;
}

/** Key of the field on its page; prefix of the keys in `siblings`. */
const NAME = 'size';

/** Types that show the errors of their inner fields only. */
const WITHOUT_ERROR = [ 'section', 'tabs', 'widget', 'html', 'error' ];

const files = import.meta.glob< { gallery: Entry[] } >( '../fields/*/gallery.tsx', {
	eager: true,
} );

const draw = ( { field, value, siblings }: Entry, message = '' ) => (
	<LiveForm
		fields={ { [ NAME ]: field } }
		value={ { ...siblings, [ NAME ]: value } }
		{ ...( message ? { errors: [ { path: NAME, message } ] } : {} ) }
	/>
);

function unit( folder: string, entries: Entry[] ): Unit {
	const first = entries.find( ( { title } ) => title === 'Filled' ) ?? ( entries[ 0 ] as Entry );
	const wrong = WITHOUT_ERROR.includes( folder )
		? []
		: [ { title: 'With an error', draw: () => draw( first, 'This cannot stay as it is.' ) } ];
	return unitOf( `field-${ folder }`, `Field: ${ folder }`, [
		...entries.map( ( entry ) => ( { title: entry.title, draw: () => draw( entry ) } ) ),
		...wrong,
	] );
}

/** One unit for each field type, with the states of its gallery.tsx and one with an error. */
export const fieldUnits: Unit[] = Object.entries( files ).map( ( [ path, { gallery } ] ) =>
	unit( path.split( '/' )[ 2 ] as string, gallery )
);
