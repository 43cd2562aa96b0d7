import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ViewSettings } from '../rest/screen-views/client';
import { CountedContent } from './CountedContent';
import { CountedViewers } from './CountedViewers';
import { NumberField } from './NumberField';

interface ViewsCountingProps {
	settings: ViewSettings;
	/** Public post types: key => plural name. */
	types: Record< string, string >;
	/** Roles: key => name. */
	roles: Record< string, string >;
	statisticsUrl: string;
	onChange: ( values: Partial< ViewSettings > ) => void;
}

/** Settings: whether, whose and which views count. */
export function ViewsCounting( {
	settings,
	types,
	roles,
	statisticsUrl,
	onChange,
}: ViewsCountingProps ) {
	return (
		<>
			<h2>{ __( 'Counting', 'pagewright' ) }</h2>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Count views of posts', 'pagewright' ) }
				help={ enabledHelp( settings.enabled ) }
				checked={ settings.enabled === true }
				onChange={ ( enabled ) => onChange( { enabled } ) }
			/>
			<p className="pagewright-views__link">
				<a href={ statisticsUrl }>{ __( 'Show views over time', 'pagewright' ) }</a>
			</p>
			<CountedViewers settings={ settings } roles={ roles } onChange={ onChange } />
			<CountedContent settings={ settings } types={ types } onChange={ onChange } />
			<NumberField
				label={ __(
					'Interval between counted views of a visitor, in minutes',
					'pagewright'
				) }
				help={ __(
					'0 counts every view. Otherwise an anonymous hash of the visitor and the post, which changes daily, is stored for this time.',
					'pagewright'
				) }
				min={ 0 }
				max={ 1440 }
				value={ settings.dedupe_minutes }
				onChange={ ( value ) => onChange( { dedupe_minutes: value } ) }
			/>
			<Sampling settings={ settings } onChange={ onChange } />
		</>
	);
}

function Sampling( { settings, onChange }: Pick< ViewsCountingProps, 'settings' | 'onChange' > ) {
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Count only a sample', 'pagewright' ) }
				help={ __(
					'For sites with millions of views a day. Only a sample of the views is sent, and each counts for several.',
					'pagewright'
				) }
				checked={ settings.sampling }
				onChange={ ( sampling ) => onChange( { sampling } ) }
			/>
			{ settings.sampling && (
				<NumberField
					label={ __( 'Sampling rate: one in', 'pagewright' ) }
					min={ 1 }
					max={ 10000 }
					value={ settings.sampling_rate }
					onChange={ ( value ) => onChange( { sampling_rate: value } ) }
				/>
			) }
		</>
	);
}

const enabledHelp = ( enabled: boolean | null ) =>
	enabled === null
		? __( 'Turned on automatically when a list of popular posts was inserted.', 'pagewright' )
		: __( 'Uses no cookies and no external service.', 'pagewright' );
