import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { saveForms, type FormSettings, type FormsState } from '../rest/screen-forms/client';
import type { Failure } from '../rest/send';
import type { FormsFacts } from './configuration';
import { FormsCaptcha } from './FormsCaptcha';
import { FormsKeeping } from './FormsKeeping';
import { FormsRefused } from './FormsRefused';
import { FormsRenewal } from './FormsRenewal';
import { FormsSpam } from './FormsSpam';
import { SaveButton } from './SaveButton';
import { useSay } from './say';
import { useUnsaved } from './use-unsaved';

/** How contact forms are protected and kept. */
export function FormsTab( { given }: { given: FormsFacts } ) {
	const [ stored, setStored ] = useState< FormsState >( given );
	const [ changed, setChanged ] = useState< Partial< FormSettings > >( {} );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ isSaving, setIsSaving ] = useState( false );
	const say = useSay();
	const settings = { ...stored.settings, ...changed };
	const isChanged = JSON.stringify( settings ) !== JSON.stringify( stored.settings );
	useUnsaved( isChanged );

	const save = async () => {
		setIsSaving( true );
		setFailure( null );
		const result = await saveForms( changed );
		setIsSaving( false );
		if ( result.ok ) {
			setStored( result.value );
			setChanged( {} );
			say( __( 'Settings of forms saved.', 'pagewright' ) );
		} else {
			setFailure( result.failure );
		}
	};
	const change = ( values: Partial< FormSettings > ) =>
		setChanged( ( before ) => ( { ...before, ...values } ) );
	return (
		<div className="pagewright-views pagewright-forms-tab">
			<form
				className="pagewright-screen__form"
				onSubmit={ ( event ) => {
					event.preventDefault();
					void save();
				} }
			>
				<FormsSpam settings={ settings } onChange={ change } />
				<FormsCaptcha
					settings={ settings }
					services={ given.services }
					onChange={ change }
				/>
				<FormsKeeping
					settings={ settings }
					inboxUrl={ given.inboxUrl }
					onChange={ change }
				/>
				<SaveButton
					label={ __( 'Save settings', 'pagewright' ) }
					isChanged={ isChanged }
					isSaving={ isSaving }
					failure={ failure }
					onRetry={ () => void save() }
				/>
			</form>
			{ stored.settings.trap && <FormsRenewal onChange={ setStored } /> }
			<FormsRefused refused={ stored.refused } />
		</div>
	);
}
