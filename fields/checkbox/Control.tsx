import { CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ControlProps } from '../field-module';
import { readBoolean } from '../form/booleans';
import { inputAttributes } from '../form/input-attributes';
import { fieldLabel } from '../form/label';

export function CheckboxInput( props: ControlProps< 'checkbox' > ) {
	const { id, name, field, value, onChange } = props;
	const label = fieldLabel( field, name );
	return (
		<CheckboxControl
			__nextHasNoMarginBottom
			id={ id }
			/* translators: %s: label of a form field. */
			label={ field.required ? sprintf( __( '%s (required)', 'pagewright' ), label ) : label }
			checked={ readBoolean( value ) }
			onChange={ ( isOn ) => onChange( isOn ) }
			{ ...inputAttributes( props ) }
		/>
	);
}
