import type { FieldOptions, Fields, Values } from '../../schema/field-types';
import { asValues } from '../../schema/walk';
import type { States } from './conditions';
import { Disclosure } from './Disclosure';
import type { GroupProps, Update } from './group';
import { fieldLabel } from './label';

/** Key in the group's own object that older content already has. */
const STATE_KEY = 'so_field_container_state';

/** Whether a group stands open: as it was left, else as the widget says. */
export function isGroupOpen( values: Values, isClosedAtFirst: boolean | undefined ): boolean {
	const state = values[ STATE_KEY ];
	return state === 'open' || ( state !== 'closed' && ! isClosedAtFirst );
}

interface ObjectGroupProps extends GroupProps< FieldOptions & { fields: Fields; hide?: boolean } > {
	/** States that hold inside. */
	states: States;
}

/** The fields of an object inside the saved object, under a title that opens and closes. */
export function ObjectGroup( {
	name,
	path,
	field,
	value,
	update,
	states,
	depth,
	renderFields,
}: ObjectGroupProps ) {
	const values = asValues( value );
	const updateInside: Update = ( change ) =>
		update( ( latest ) => ( { ...latest, [ name ]: change( asValues( latest[ name ] ) ) } ) );
	return (
		<Disclosure
			label={ fieldLabel( field, name ) }
			path={ path }
			description={ field.description }
			isOpen={ isGroupOpen( values, field.hide ) }
			onToggle={ ( isOpen ) =>
				updateInside( ( latest ) => ( {
					...latest,
					[ STATE_KEY ]: isOpen ? 'open' : 'closed',
				} ) )
			}
		>
			{ () =>
				renderFields( {
					fields: field.fields ?? {},
					values,
					path,
					update: updateInside,
					states,
					depth: depth + 1,
				} )
			}
		</Disclosure>
	);
}
