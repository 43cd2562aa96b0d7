import type { FieldOptions, Fields, Values } from '../../schema/field-types';
import { asValues } from '../../schema/walk';
import type { States } from './conditions';
import { Disclosure } from './Disclosure';
import type { GroupProps, Update } from './group';
import { fieldLabel } from './label';

/** Key in the group's object that older content already has. */
const STATE_KEY = 'so_field_container_state';

/** Returns whether a group is open: its saved state, or the widget's default. */
export function isGroupOpen( values: Values, isClosedAtFirst: boolean | undefined ): boolean {
	const state = values[ STATE_KEY ];
	return state === 'open' || ( state !== 'closed' && ! isClosedAtFirst );
}

interface ObjectGroupProps extends GroupProps< FieldOptions & { fields: Fields; hide?: boolean } > {
	/** States that apply inside. */
	states: States;
}

/** Renders the fields of a nested object, under a collapsible title. */
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
