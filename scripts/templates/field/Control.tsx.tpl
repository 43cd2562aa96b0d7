import { TextControl } from '@wordpress/components';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { toKey } from '../form/options';

export function Control( props: ControlProps< '{{name}}' > ) {
	const { id, field, value, onChange } = props;
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			id={ id }
			placeholder={ field.placeholder }
			value={ toKey( value ) }
			onChange={ ( next ) => onChange( next ) }
			{ ...inputAttributes( props ) }
		/>
	);
}
