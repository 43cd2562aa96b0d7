import { createRoot, useState } from '@wordpress/element';
import { backupOptions } from '../editor/backup-options';
import { loadFormModule, type FormModule } from '../editor/form-module';
import { readFormRoot } from '../rest/forms/client';
import type { FormSchema, Values } from '../schema/field-types';

/** A number in the id of a template that is copied for each new widget: nothing to bring to life. */
const TEMPLATE = /__i__/;

const mounted = new WeakSet< HTMLElement >();

/** Draws the form in its element and keeps the hidden input beside it filled; a template, or one already drawn, is left alone. */
export async function mount( root: HTMLElement ): Promise< void > {
	const input = root.parentElement?.querySelector< HTMLInputElement >(
		`[id="${ root.dataset.input }"]`
	);
	const answer = readFormRoot( root );
	if ( mounted.has( root ) || ! input || ! answer || TEMPLATE.test( input.name ) ) {
		return;
	}
	mounted.add( root );
	const { Form } = await loadFormModule();
	createRoot( root ).render(
		<ClassicForm
			Form={ Form }
			schema={ answer.schema }
			start={ answer.values }
			input={ input }
		/>
	);
}

/** Page Builder counts its widgets anew on every page, so the post belongs to the place. */
const placeOf = ( { name }: HTMLInputElement ) =>
	`${ new URLSearchParams( window.location.search ).get( 'post' ) ?? '' }${ name }`;

interface ClassicFormProps {
	Form: FormModule[ 'Form' ];
	schema: FormSchema;
	start: Values;
	input: HTMLInputElement;
}

function ClassicForm( { Form, schema, start, input }: ClassicFormProps ) {
	const [ values, setValues ] = useState( start );
	const [ backup ] = useState( () => backupOptions( placeOf( input ), start ) );
	const onChange = ( next: Values ) => {
		setValues( next );
		input.value = JSON.stringify( next );
		// What tells the screen that there is something to save.
		for ( const type of [ 'input', 'change' ] ) {
			input.dispatchEvent( new Event( type, { bubbles: true } ) );
		}
	};
	return <Form schema={ schema } value={ values } backup={ backup } onChange={ onChange } />;
}
