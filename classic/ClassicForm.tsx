import { useEffect, useLayoutEffect, useRef, useState } from '@wordpress/element';
import { backupOptions } from '../editor/backup-options';
import type { FormModule } from '../editor/form-module';
import { RefusalNotice } from '../editor/RefusalNotice';
import type { FieldError } from '../fields';
import type { FormSchema, Values } from '../schema/field-types';
import { addForm } from './forms';
import { PreviewButton } from './PreviewButton';

interface ClassicFormProps {
	module: FormModule;
	schema: FormSchema;
	/** Saved values. */
	start: Values;
	/** Newer values of the form in whose place it is. */
	unsaved: Values | null;
	input: HTMLInputElement;
	root: HTMLElement;
	close: () => void;
}

const NOTHING = { errors: [] as FieldError[], refusal: null as string | null };

/** Page Builder numbers its widgets on every page, so the post is part of the key. */
const placeOf = ( { name }: HTMLInputElement ) =>
	`${ new URLSearchParams( window.location.search ).get( 'post' ) ?? '' }${ name }`;

/**
 * A widget form in a classic screen. The hidden input contains its values, which that screen saves.
 */
export function ClassicForm( props: ClassicFormProps ) {
	const { module, schema, start, unsaved, input, root, close } = props;
	const [ values, setValues ] = useState( start );
	const [ backup ] = useState( () => backupOptions( placeOf( input ), start ) );
	const [ complaints, setComplaints ] = useState( NOTHING );
	const newest = useRef( values );
	useLayoutEffect( () => {
		newest.current = values;
	}, [ values ] );
	useEffect(
		() =>
			addForm( root, {
				widgetClass: schema.class,
				idBase: root.dataset.idBase ?? '',
				input: input.id,
				values: () => newest.current,
				missing: () => module.validate( schema, newest.current ),
				complain: ( errors, refusal ) => setComplaints( { errors, refusal } ),
				close,
			} ),
		[ root, schema, module, input, close ]
	);

	const onChange = ( next: Values ) => {
		setValues( next );
		setComplaints( ( { errors } ) => ( { errors, refusal: null } ) );
		input.value = JSON.stringify( next );
		// Tells the screen that there are changes to save.
		for ( const type of [ 'input', 'change' ] ) {
			input.dispatchEvent( new Event( type, { bubbles: true } ) );
		}
	};
	const latest = useRef( onChange );
	latest.current = onChange;
	useEffect( () => {
		if ( unsaved ) {
			latest.current( unsaved );
		}
	}, [ unsaved ] );
	const { Form } = module;
	return (
		<>
			{ complaints.refusal !== null && (
				<div className="pagewright-form__refusal" tabIndex={ -1 }>
					<RefusalNotice refusal={ complaints.refusal } />
				</div>
			) }
			<Form
				schema={ schema }
				value={ values }
				errors={ complaints.errors }
				backup={ backup }
				onChange={ onChange }
			/>
			<PreviewButton
				root={ root }
				widgetClass={ schema.class }
				read={ () => newest.current }
			/>
		</>
	);
}
