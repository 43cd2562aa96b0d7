import { TextControl } from '@wordpress/components';
import type { ControlProps } from '../field-module';
import { asTyped } from '../form/as-typed';
import { inputAttributes } from '../form/input-attributes';
import { toKey } from '../form/options';
import { textDirection } from '../form/text-direction';

export function TextInput( props: ControlProps< 'text' > ) {
	const { id, field, value, onChange } = props;
	const isHtml = ! field.sanitize && ! field.onclick;
	const text = toKey( value );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			id={ id }
			type={ field.sanitize === 'email' ? 'email' : 'text' }
			dir={ isHtml ? textDirection( text ) : 'ltr' }
			placeholder={ field.placeholder }
			readOnly={ field.readonly }
			value={ isHtml ? asTyped( text ) : text }
			onChange={ ( next ) => onChange( next ) }
			{ ...inputAttributes( props ) }
		/>
	);
}
