import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ViewSettings } from '../rest/screen-views/client';
import { NumberField } from './NumberField';

interface ListSettingsProps {
	settings: ViewSettings;
	onChange: ( values: Partial< ViewSettings > ) => void;
}

/** Settings: loading, links and cache of lists of popular posts. */
export function ListSettings( { settings, onChange }: ListSettingsProps ) {
	return (
		<>
			<h2>{ __( 'Lists', 'pagewright' ) }</h2>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Load lists of popular posts', 'pagewright' ) }
				value={ settings.loading }
				options={ [
					{
						value: 'auto',
						label: __(
							'Automatically (after the page if pages are cached)',
							'pagewright'
						),
					},
					{ value: 'server', label: __( 'With the page', 'pagewright' ) },
					{
						value: 'deferred',
						label: __( 'After the page, with JavaScript', 'pagewright' ),
					},
				] }
				onChange={ ( loading ) =>
					onChange( { loading: loading as ViewSettings[ 'loading' ] } )
				}
			/>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Open links in', 'pagewright' ) }
				value={ settings.link_target }
				options={ [
					{ value: '_self', label: __( 'Same tab', 'pagewright' ) },
					{ value: '_blank', label: __( 'New tab', 'pagewright' ) },
				] }
				onChange={ ( target ) =>
					onChange( { link_target: target as ViewSettings[ 'link_target' ] } )
				}
			/>
			<NumberField
				label={ __( 'Cache lists for, in seconds', 'pagewright' ) }
				help={ __( '0 turns off the cache.', 'pagewright' ) }
				min={ 0 }
				max={ 86400 }
				value={ settings.cache_seconds }
				onChange={ ( value ) => onChange( { cache_seconds: value } ) }
			/>
		</>
	);
}
