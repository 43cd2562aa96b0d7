import { RangeControl } from '@wordpress/components';
import type { KeyboardEvent } from 'react';
import type { ControlProps } from '../field-module';
import { readNumber } from '../form/numbers';
import { fieldLabel } from '../form/label';
import { pageTo, sliderRange } from './range';

export function SliderInput( { name, field, value, onChange }: ControlProps< 'slider' > ) {
	const range = sliderRange( field );
	const shown = readNumber( value, { min: range.min, max: range.max } );
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
		/>
	);
}
