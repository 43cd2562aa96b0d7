import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from '../../fields';
import type { FieldOptions, Json, Values } from '../../schema/field-types';
import { schemaOf } from './form';

/**
 * Renders one field in a form that stores its values; `stored()` returns the field's value, `all()`
 * the form's.
 */
export function renderField( field: FieldOptions, value?: Json, siblings: Values = {} ) {
	let current: Values = value === undefined ? siblings : { ...siblings, size: value };
	const told: Json[] = [];
	function Host() {
		const [ values, setValues ] = useState( current );
		const onChange = ( next: Values ) => {
			current = next;
			told.push( next.size ?? null );
			setValues( next );
		};
		return (
			<Form
				schema={ schemaOf( { size: { label: 'Size', ...field } } ) }
				value={ values }
				onChange={ onChange }
			/>
		);
	}
	return {
		...render( <Host /> ),
		user: userEvent.setup(),
		stored: () => current.size,
		all: () => current,
		told,
	};
}
