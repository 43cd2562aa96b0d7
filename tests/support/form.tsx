import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form, type FormProps } from '../../fields';
import type { Fields, FormSchema, Values } from '../../schema/field-types';

export const schemaOf = ( fields: Fields ): FormSchema => ( {
	class: 'Test_Widget',
	title: 'Test',
	fields,
} );

/** Renders a form in a host that stores its values, and records what the host receives. */
export function renderForm( fields: Fields, value: Values, props: Partial< FormProps > = {} ) {
	const told: Values[] = [];
	const host: { set: ( next: Values ) => void } = { set: () => {} };
	function Host() {
		const [ values, setValues ] = useState( value );
		host.set = setValues;
		const onChange = ( next: Values ) => {
			told.push( next );
			setValues( next );
		};
		return (
			<Form
				schema={ schemaOf( fields ) }
				value={ values }
				onChange={ onChange }
				{ ...props }
			/>
		);
	}
	const view = render( <Host /> );
	return {
		...view,
		told,
		user: userEvent.setup(),
		last: () => told.at( -1 ),
		setFromOutside: ( next: Values ) => host.set( next ),
	};
}
