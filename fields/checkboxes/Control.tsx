import { CheckboxControl } from '@wordpress/components';
import type { ControlProps } from '../field-module';
import { readKeys, readOptions, unavailableLabel } from '../form/options';

export function CheckboxesInput( { field, value, onChange }: ControlProps< 'checkboxes' > ) {
	const chosen = readKeys( value );
	const options = readOptions( field.options );
	const lost = chosen
		.filter( ( key ) => ! options.some( ( option ) => option.value === key ) )
		.map( ( key ) => ( { value: key, label: unavailableLabel( key ) } ) );
	return (
		<div className="pagewright-checkboxes">
			{ [ ...options, ...lost ].map( ( option ) => (
				<CheckboxControl
					key={ option.value }
					__nextHasNoMarginBottom
					label={ option.label }
					checked={ chosen.includes( option.value ) }
					onChange={ ( isOn ) =>
						onChange(
							isOn
								? [ ...chosen, option.value ]
								: chosen.filter( ( key ) => key !== option.value )
						)
					}
				/>
			) ) }
		</div>
	);
}
