import { CheckboxControl } from '@wordpress/components';
import type { ControlProps } from '../field-module';
import { readOptions, toKey, unavailableLabel } from '../form/options';

/** Several keys: a tick box each, which unlike a list box needs no held-down key. */
export function MultipleChoice( {
	id,
	field,
	value,
	onChange,
	describedBy,
	labelId,
}: ControlProps< 'select' > ) {
	const chosen = ( Array.isArray( value ) ? value.map( toKey ) : toKey( value ).split( ',' ) )
		.map( ( key ) => key.trim() )
		.filter( ( key ) => key !== '' );
	const options = readOptions( field.options );
	const lost = chosen
		.filter( ( key ) => ! options.some( ( option ) => option.value === key ) )
		.map( ( key ) => ( { value: key, label: unavailableLabel( key ) } ) );
	const toggle = ( key: string, isOn: boolean ) =>
		onChange( isOn ? [ ...chosen, key ] : chosen.filter( ( other ) => other !== key ) );
	return (
		<div
			id={ id }
			className="pagewright-select__multiple"
			role="group"
			aria-labelledby={ labelId }
			aria-describedby={ describedBy }
		>
			{ [ ...options, ...lost ].map( ( option ) => (
				<CheckboxControl
					__nextHasNoMarginBottom
					key={ option.value }
					label={ option.label }
					checked={ chosen.includes( option.value ) }
					onChange={ ( isOn ) => toggle( option.value, isOn ) }
				/>
			) ) }
		</div>
	);
}
