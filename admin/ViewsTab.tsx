import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { saveViews, type ViewSettings, type ViewsState } from '../rest/screen-views/client';
import type { Failure } from '../rest/send';
import type { ViewsFacts } from './configuration';
import { SaveButton } from './SaveButton';
import { useSay } from './say';
import { useUnsaved } from './use-unsaved';
import { ViewsCounting } from './ViewsCounting';
import { ViewsData } from './ViewsData';
import { ViewsImport } from './ViewsImport';
import { ViewsLoader } from './ViewsLoader';
import { ViewsStorage } from './ViewsStorage';

/** Counting of views, and what is done with counts. */
export function ViewsTab( { given }: { given: ViewsFacts } ) {
	const [ stored, setStored ] = useState< ViewsState >( given );
	const [ changed, setChanged ] = useState< Partial< ViewSettings > >( {} );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ isSaving, setIsSaving ] = useState( false );
	const say = useSay();
	const settings = { ...stored.settings, ...changed };
	const isChanged = JSON.stringify( settings ) !== JSON.stringify( stored.settings );
	useUnsaved( isChanged );

	const save = async () => {
		setIsSaving( true );
		setFailure( null );
		const result = await saveViews( changed );
		setIsSaving( false );
		if ( result.ok ) {
			setStored( result.value );
			setChanged( {} );
			say( __( 'Settings of popular posts saved.', 'pagewright' ) );
		} else {
			setFailure( result.failure );
		}
	};
	const change = ( values: Partial< ViewSettings > ) =>
		setChanged( ( before ) => ( { ...before, ...values } ) );
	return (
		<div className="pagewright-views">
			<form
				className="pagewright-screen__form"
				onSubmit={ ( event ) => {
					event.preventDefault();
					void save();
				} }
			>
				<ViewsCounting
					settings={ settings }
					types={ given.types }
					roles={ given.roles }
					statisticsUrl={ given.statisticsUrl }
					onChange={ change }
				/>
				<ViewsStorage settings={ settings } engine={ stored.engine } onChange={ change } />
				<SaveButton
					label={ __( 'Save settings', 'pagewright' ) }
					isChanged={ isChanged }
					isSaving={ isSaving }
					failure={ failure }
					onRetry={ () => void save() }
				/>
			</form>
			<ViewsImport
				onDone={ () =>
					void saveViews( {} ).then(
						( result ) => result.ok && setStored( result.value )
					)
				}
			/>
			<ViewsLoader loader={ stored.loader } onChange={ setStored } />
			<ViewsData given={ given } onChange={ setStored } />
		</div>
	);
}
