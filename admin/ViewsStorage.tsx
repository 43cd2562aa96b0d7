import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EngineState, ViewSettings } from '../rest/screen-views/client';
import { ListSettings } from './ListSettings';
import { NumberField } from './NumberField';
import { ViewBuffer } from './ViewBuffer';

interface ViewsStorageProps {
	settings: ViewSettings;
	engine: EngineState;
	onChange: ( values: Partial< ViewSettings > ) => void;
}

/** Settings: loading of lists, storage of views, and retention. */
export function ViewsStorage( { settings, engine, onChange }: ViewsStorageProps ) {
	return (
		<>
			<ListSettings settings={ settings } onChange={ onChange } />
			<h2>{ __( 'Storage', 'pagewright' ) }</h2>
			<NumberField
				label={ __( 'Keep hourly views for, in days', 'pagewright' ) }
				min={ 32 }
				max={ 400 }
				value={ settings.hour_days }
				onChange={ ( value ) => onChange( { hour_days: value } ) }
			/>
			<NumberField
				label={ __( 'Keep daily views for, in days', 'pagewright' ) }
				help={ __(
					'0 keeps them forever. Totals of posts are always kept.',
					'pagewright'
				) }
				min={ 0 }
				max={ 36500 }
				value={ settings.day_days }
				onChange={ ( value ) => onChange( { day_days: value } ) }
			/>
			<ViewBuffer settings={ settings } engine={ engine } onChange={ onChange } />
			<ToggleErase settings={ settings } onChange={ onChange } />
		</>
	);
}

function ToggleErase( { settings, onChange }: Pick< ViewsStorageProps, 'settings' | 'onChange' > ) {
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'When the plugin is deleted', 'pagewright' ) }
			help={ __( 'Deactivating the plugin never deletes anything.', 'pagewright' ) }
			value={ settings.erase_on_uninstall ? 'erase' : 'keep' }
			options={ [
				{
					value: 'keep',
					label: __( 'Keep all view counts', 'pagewright' ),
				},
				{ value: 'erase', label: __( 'Delete all view counts', 'pagewright' ) },
			] }
			onChange={ ( choice ) => onChange( { erase_on_uninstall: choice === 'erase' } ) }
		/>
	);
}
