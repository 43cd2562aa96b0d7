import { CheckboxControl, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ViewSettings } from '../rest/screen-views/client';
import { NumberField } from '../../../admin/NumberField';

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
			<p className="pagewright-tab__link">
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

/** Whose views count. */
function CountedViewers( {
	settings,
	roles,
	onChange,
}: Pick< ViewsCountingProps, 'settings' | 'roles' | 'onChange' > ) {
	const toggleRole = ( role: string, isOn: boolean ) =>
		onChange( {
			skip_roles: [
				...settings.skip_roles.filter( ( key ) => key !== role ),
				...( isOn ? [ role ] : [] ),
			],
		} );
	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Count views by', 'pagewright' ) }
				value={ settings.count }
				options={ [
					{ value: 'everyone', label: __( 'Everyone', 'pagewright' ) },
					{
						value: 'visitors',
						label: __( 'Visitors who are not logged in', 'pagewright' ),
					},
					{ value: 'members', label: __( 'Logged-in users', 'pagewright' ) },
				] }
				onChange={ ( count ) => onChange( { count: count as ViewSettings[ 'count' ] } ) }
			/>
			{ settings.count !== 'visitors' && (
				<fieldset className="pagewright-screen__group">
					<legend>{ __( 'Excluded roles', 'pagewright' ) }</legend>
					{ Object.entries( roles ).map( ( [ key, name ] ) => (
						<CheckboxControl
							key={ key }
							__nextHasNoMarginBottom
							label={ name }
							checked={ settings.skip_roles.includes( key ) }
							onChange={ ( isOn ) => toggleRole( key, isOn ) }
						/>
					) ) }
				</fieldset>
			) }
		</>
	);
}

/** Which views count. */
function CountedContent( {
	settings,
	types,
	onChange,
}: Pick< ViewsCountingProps, 'settings' | 'types' | 'onChange' > ) {
	const isEvery = settings.post_types.length === 0;
	const chosen = isEvery ? Object.keys( types ) : settings.post_types;
	const toggleType = ( type: string, isOn: boolean ) => {
		const next = Object.keys( types ).filter( ( key ) =>
			key === type ? isOn : chosen.includes( key )
		);
		// An empty list would mean all types, so the last one stays.
		if ( next.length > 0 ) {
			onChange( { post_types: next.length === Object.keys( types ).length ? [] : next } );
		}
	};
	return (
		<fieldset className="pagewright-screen__group">
			<legend>{ __( 'Counted content', 'pagewright' ) }</legend>
			{ Object.entries( types ).map( ( [ key, name ] ) => (
				<CheckboxControl
					key={ key }
					__nextHasNoMarginBottom
					label={ name }
					checked={ chosen.includes( key ) }
					onChange={ ( isOn ) => toggleType( key, isOn ) }
				/>
			) ) }
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Static homepage', 'pagewright' ) }
				checked={ settings.front_page }
				onChange={ ( value ) => onChange( { front_page: value } ) }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Count views by search engines and other bots', 'pagewright' ) }
				help={ __( 'Applies to bots that identify themselves.', 'pagewright' ) }
				checked={ settings.bots }
				onChange={ ( bots ) => onChange( { bots } ) }
			/>
		</fieldset>
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
