import { Button, ComboboxControl, Placeholder } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { envelope } from '@wordpress/icons';
import { saveForm } from '../rest/contact-form/client';
import { searchForms, type FormChoice } from '../rest/contact-forms/client';
import type { Failure } from '../../../rest/send';
import { FailureNotice } from '../../../editor/FailureNotice';
import { contactForms } from './contact-forms';

interface FormChooserProps {
	onChoose: ( form: FormChoice ) => void;
	onCancel?: () => void;
}

/** Delay while the user types. */
const PAUSE_MS = 250;

/** Finds a form by its words, or makes one. */
export function FormChooser( { onChoose, onCancel }: FormChooserProps ) {
	const [ search, setSearch ] = useState( '' );
	const { forms, failure, again } = useForms( search );
	const { make, isMaking, refusal } = useMaking( onChoose );
	return (
		<Placeholder
			icon={ envelope }
			label={ __( 'Contact form', 'pagewright' ) }
			instructions={ __( 'Select an existing form or create a new one.', 'pagewright' ) }
			className="pagewright-contact-form__chooser"
		>
			<div>
				{ failure && <FailureNotice failure={ failure } onRetry={ again } /> }
				{ refusal && <FailureNotice failure={ refusal } onRetry={ () => void make() } /> }
				<ComboboxControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Form', 'pagewright' ) }
					placeholder={ __( 'Search forms…', 'pagewright' ) }
					value={ null }
					options={ ( forms ?? [] ).map( ( form ) => ( {
						value: String( form.id ),
						label: form.title,
					} ) ) }
					isLoading={ forms === null }
					// A new block has the focus here; its list would hide the button.
					expandOnFocus={ false }
					onFilterValueChange={ setSearch }
					onChange={ ( value ) => {
						const chosen = forms?.find( ( form ) => String( form.id ) === value );
						if ( chosen ) {
							onChoose( chosen );
						}
					} }
				/>
				<div className="pagewright-contact-form__ways">
					{ contactForms()?.mayEdit && (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							isBusy={ isMaking }
							disabled={ isMaking }
							accessibleWhenDisabled
							onClick={ () => void make() }
						>
							{ __( 'Create form', 'pagewright' ) }
						</Button>
					) }
					{ onCancel && (
						<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
							{ __( 'Cancel', 'pagewright' ) }
						</Button>
					) }
				</div>
			</div>
		</Placeholder>
	);
}

function useForms( search: string ) {
	const [ forms, setForms ] = useState< FormChoice[] | null >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ attempt, setAttempt ] = useState( 0 );
	const isFirst = useRef( true );
	useEffect( () => {
		const call = new AbortController();
		const load = async () => {
			const result = await searchForms( search, call.signal );
			if ( ! call.signal.aborted ) {
				setForms( result.ok ? result.value : [] );
				setFailure( result.ok ? null : result.failure );
			}
		};
		const timer = setTimeout( () => void load(), isFirst.current ? 0 : PAUSE_MS );
		isFirst.current = false;
		return () => {
			clearTimeout( timer );
			call.abort();
		};
	}, [ search, attempt ] );
	return { forms, failure, again: () => setAttempt( attempt + 1 ) };
}

function useMaking( onMade: ( form: FormChoice ) => void ) {
	const [ isMaking, setMaking ] = useState( false );
	const [ refusal, setRefusal ] = useState< Failure | null >( null );
	const make = async () => {
		setMaking( true );
		const result = await saveForm( null, {} );
		setMaking( false );
		setRefusal( result.ok ? null : result.failure );
		if ( result.ok ) {
			onMade( { id: result.value.id!, hash: result.value.hash, title: result.value.title } );
		}
	};
	return { make, isMaking, refusal };
}
