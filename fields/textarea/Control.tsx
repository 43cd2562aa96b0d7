import { TextareaControl } from '@wordpress/components';
import type { ControlProps } from '../field-module';
import { asTyped } from '../form/as-typed';
import { inputAttributes } from '../form/input-attributes';
import { toKey } from '../form/options';
import { textDirection } from '../form/text-direction';

export function TextareaInput( props: ControlProps< 'textarea' > ) {
	const { id, field, value, onChange } = props;
	const text = toKey( value );
	return (
		<TextareaControl
			__nextHasNoMarginBottom
			id={ id }
			className={ field.json ? 'is-code' : undefined }
			dir={ field.json ? 'ltr' : textDirection( text ) }
			rows={ field.rows ?? 4 }
			placeholder={ field.placeholder }
			readOnly={ field.readonly }
			value={ field.json ? text : asTyped( text ) }
			onChange={ ( next ) => onChange( next ) }
			{ ...inputAttributes( props ) }
		/>
	);
}
