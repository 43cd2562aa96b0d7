import { RadioControl } from '@wordpress/components';
import type { ControlProps } from '../field-module';
import { fieldLabel } from '../form/label';
import { keyOrDefault, readOptions, unavailableLabel } from '../form/options';

export function RadioInput( { name, field, value, onChange }: ControlProps< 'radio' > ) {
	const options = readOptions( field.options );
	const key = keyOrDefault( value, options, field.default );
	const lost =
		key !== '' && ! options.some( ( option ) => option.value === key )
			? [ { value: key, label: unavailableLabel( key ) } ]
			: [];
	return (
		<div className="pagewright-radio">
			<RadioControl
				label={ fieldLabel( field, name ) }
				hideLabelFromVision
				selected={ key }
				options={ [ ...options, ...lost ] }
				onChange={ ( next ) => onChange( next ) }
			/>
		</div>
	);
}
