import { useMemo } from '@wordpress/element';
import type { WidgetSchema } from '../../schema/field-types';
import { asValues } from '../../schema/walk';
import { emitStates } from '../form/conditions';
import type { GroupProps } from '../form/group';
import { ObjectGroup } from '../form/ObjectGroup';

/**
 * Renders another widget's form inside this one. Its conditions are separate: an outer group with
 * the same name is not affected.
 */
export function NestedWidget( props: GroupProps< WidgetSchema > ) {
	const { field, value, states } = props;
	const inside = useMemo(
		() => ( { ...states, ...emitStates( field.fields ?? {}, asValues( value ) ) } ),
		[ field.fields, value, states ]
	);
	return <ObjectGroup { ...props } states={ inside } />;
}
