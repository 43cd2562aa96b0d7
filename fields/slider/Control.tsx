import { RangeControl } from '@wordpress/components';
import type { KeyboardEvent } from 'react';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { readNumber } from '../form/numbers';
import { fieldLabel } from '../form/label';
import { pageTo, sliderRange } from './range';

export function SliderInput( props: ControlProps< 'slider' > ) {
	const { name, field, value, onChange } = props;
	const range = sliderRange( field );
	const shown = readNumber( value, { min: range.min, max: range.max } );
	// The group has the help text, which RangeControl cannot omit otherwise.
	const { 'aria-invalid': isInvalid, 'aria-errormessage': error } = inputAttributes( props );
	const onKeyDown = ( event: KeyboardEvent ) => {
		const next = pageTo( event.key, shown, field );
		if ( next !== null ) {
			event.preventDefault();
			onChange( next );
		}
	};
	return (
		<RangeControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			className="pagewright-slider"
			label={ fieldLabel( field, name ) }
			hideLabelFromVision
			{ ...range }
			value={ shown === '' ? undefined : shown }
			onChange={ ( next ) =>
				onChange( readNumber( next, { ...range, integer: field.integer === true } ) )
			}
			onKeyDown={ onKeyDown }
			aria-invalid={ isInvalid }
			aria-errormessage={ error }
		/>
	);
}
