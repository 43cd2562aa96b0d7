import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { saveViews, type ViewSettings, type ViewsState } from '../rest/screen-views/client';
import type { ViewsFacts } from './facts';
import { SettingsForm } from '../../../admin/SettingsForm';
import { useSettings } from '../../../admin/use-settings';
import { ViewsCounting } from './ViewsCounting';
import { ViewsData } from './ViewsData';
import { ViewsImport } from './ViewsImport';
import { ViewsLoader } from './ViewsLoader';
import { ViewsStorage } from './ViewsStorage';
import { ViewsWriteBack } from './ViewsWriteBack';

/** Settings of view counting, and tools for counts. */
export function ViewsTab( { given }: { given: ViewsFacts } ) {
	const { stored, setStored, settings, change, save, isChanged, isSaving, failure } = useSettings<
		ViewSettings,
		ViewsState
	>( given, saveViews, __( 'Popular posts settings saved.', 'pagewright' ) );
	const [ imports, setImports ] = useState( 0 );
	const refresh = () =>
		void saveViews( {} ).then( ( result ) => result.ok && setStored( result.value ) );
	return (
		<div className="pagewright-tab">
			<SettingsForm
				saveLabel={ __( 'Save settings', 'pagewright' ) }
				saving={ { save, isChanged, isSaving, failure } }
			>
				<ViewsCounting
					settings={ settings }
					types={ given.types }
					roles={ given.roles }
					statisticsUrl={ given.statisticsUrl }
					onChange={ change }
				/>
				<ViewsStorage settings={ settings } engine={ stored.engine } onChange={ change } />
			</SettingsForm>
			<ViewsImport key={ imports } onDone={ refresh } />
			<ViewsWriteBack
				onDone={ () => {
					// The step has imported missing views.
					setImports( imports + 1 );
					refresh();
				} }
			/>
			<ViewsLoader loader={ stored.loader } onChange={ setStored } />
			<ViewsData given={ given } onChange={ setStored } />
		</div>
	);
}
