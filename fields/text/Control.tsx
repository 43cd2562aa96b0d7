import { TextControl } from '@wordpress/components';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { toKey } from '../form/options';

export function TextInput( props: ControlProps< 'text' > ) {
	const { id, field, value, onChange } = props;
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			id={ id }
			type={ field.sanitize === 'email' ? 'email' : 'text' }
			dir={ field.sanitize || field.onclick ? 'ltr' : 'auto' }
			placeholder={ field.placeholder }
			readOnly={ field.readonly }
			value={ toKey( value ) }
			onChange={ ( next ) => onChange( next ) }
			{ ...inputAttributes( props ) }
		/>
	);
}
