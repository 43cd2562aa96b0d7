import { Spinner } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { BackupOptions, FieldError } from '../fields';
import type { FormAnswer } from '../rest/forms/client';
import type { Values } from '../schema/field-types';
import type { Loading } from './block-state';
import type { Descriptor } from './descriptors';
import { FailureNotice } from './FailureNotice';
import type { FormModule } from './form-module';

interface FormPaneProps {
	descriptor: Descriptor;
	/** The form's code, null until it has loaded. */
	code: FormModule | null;
	form: Loading< FormAnswer >;
	/** Whether the form may be shown once it has loaded. */
	isReady: boolean;
	data: Values;
	errors: FieldError[];
	backup: BackupOptions | undefined;
	onChange: ( data: Values ) => void;
	/** Called before each change that is an undo step of its own. */
	onNewStep: () => void;
	onRetry: () => void;
}

/** The form of a widget in the block editor. */
export function FormPane( {
	descriptor,
	code,
	form,
	isReady,
	data,
	errors,
	backup,
	onChange,
	onNewStep,
	onRetry,
}: FormPaneProps ) {
	const values = useMigrated( data, form.value );
	if ( form.failure ) {
		return <FailureNotice failure={ form.failure } onRetry={ onRetry } />;
	}
	if ( ! code || ! form.value || ! isReady ) {
		return (
			<div className="pagewright-block__empty">
				<Spinner />
				<span className="screen-reader-text">{ __( 'Loading form', 'pagewright' ) }</span>
			</div>
		);
	}
	const { Form } = code;
	return (
		<div className="pagewright-block__form" role="group" aria-label={ descriptor.name }>
			<Form
				schema={ form.value.schema }
				value={ values }
				errors={ errors }
				backup={ backup }
				onChange={ onChange }
				onNewStep={ onNewStep }
			/>
		</div>
	);
}

/** The data to show: what the server brought up to date as long as the block still holds what it was made from, else the block's own. */
function useMigrated( data: Values, answer: FormAnswer | null ): Values {
	const asked = useRef< { answer: FormAnswer | null; data: Values } >( { answer, data } );
	if ( asked.current.answer !== answer ) {
		asked.current = { answer, data };
	}
	return answer?.migrated && data === asked.current.data ? answer.migrated : data;
}
