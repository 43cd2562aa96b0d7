import { FormToggle } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ControlProps } from '../field-module';
import { readBoolean } from '../form/booleans';
import { inputAttributes } from '../form/input-attributes';

/** Renders a switch with a visible word for each state; the switch announces its state itself. */
export function ToggleInput( props: ControlProps< 'toggle' > ) {
	const { id, field, value, onChange } = props;
	const isOn = readBoolean( value );
	return (
		<span className="pagewright-toggle">
			<FormToggle
				id={ id }
				checked={ isOn }
				onChange={ () => onChange( ! isOn ) }
				{ ...inputAttributes( props ) }
			/>
			<span className="pagewright-toggle__state" aria-hidden="true">
				{ isOn
					? field.on || __( 'On', 'pagewright' )
					: field.off || __( 'Off', 'pagewright' ) }
			</span>
		</span>
	);
}
