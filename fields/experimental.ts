// The only file that imports names that WordPress may still change. Each has a plain fallback, so
// that a renamed component affects the design, not the data.
import * as components from '@wordpress/components';
import type { ComponentType, InputHTMLAttributes } from 'react';
import { createElement } from '@wordpress/element';

export interface UnitInputProps extends Omit<
	InputHTMLAttributes< HTMLInputElement >,
	'onChange' | 'value' | 'size' | 'prefix'
> {
	/** Number and unit, '' for none. */
	value: string;
	onChange: ( value: string | undefined ) => void;
	units: Array< { value: string; label: string } >;
	label?: string;
	hideLabelFromVision?: boolean;
	__next40pxDefaultSize?: boolean;
}

function PlainUnitInput( {
	units,
	label,
	hideLabelFromVision,
	__next40pxDefaultSize,
	onChange,
	...rest
}: UnitInputProps ) {
	return createElement( 'input', {
		type: 'text',
		'aria-label': label,
		...rest,
		onChange: ( { target } ) => onChange( target.value ),
	} );
}

const given = components as unknown as Record<
	string,
	ComponentType< UnitInputProps > | undefined
>;

/** A number with a list of units. */
export const UnitInput: ComponentType< UnitInputProps > =
	given.UnitControl ?? given.__experimentalUnitControl ?? PlainUnitInput;
