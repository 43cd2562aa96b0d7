import { useState } from '@wordpress/element';
import { Form, type FieldError } from '../fields';
import type { Fields, FormSchema, Values } from '../schema/field-types';

export const schemaOf = ( fields: Fields ): FormSchema => ( {
	class: 'Gallery_Widget',
	title: 'Gallery',
	fields,
} );

interface LiveFormProps {
	fields: Fields;
	value: Values;
	errors?: FieldError[];
}

/** A form that keeps typed values until the page is left. */
export function LiveForm( { fields, value, errors }: LiveFormProps ) {
	const [ values, setValues ] = useState( value );
	return (
		<Form
			schema={ schemaOf( fields ) }
			value={ values }
			onChange={ setValues }
			{ ...( errors ? { errors } : {} ) }
		/>
	);
}
