import { CheckboxControl, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ViewSettings } from '../rest/screen-views/client';
import { NumberField } from './NumberField';

interface ViewsCountingProps {
	settings: ViewSettings;
	/** Public post types: key to name of many. */
	types: Record< string, string >;
	/** Roles: key to name. */
	roles: Record< string, string >;
	statisticsUrl: string;
	onChange: ( values: Partial< ViewSettings > ) => void;
}

/** Whether, whose and what views count. */
export function ViewsCounting( {
	settings,
	types,
	roles,
	statisticsUrl,
	onChange,
}: ViewsCountingProps ) {
	const isEvery = settings.post_types.length === 0;
	const chosen = isEvery ? Object.keys( types ) : settings.post_types;
	const toggleType = ( type: string, isOn: boolean ) => {
		const next = Object.keys( types ).filter( ( key ) =>
			key === type ? isOn : chosen.includes( key )
		);
		// None at all would mean all: the last one stays.
		if ( next.length > 0 ) {
			onChange( { post_types: next.length === Object.keys( types ).length ? [] : next } );
		}
	};
	const toggleRole = ( role: string, isOn: boolean ) =>
		onChange( {
			skip_roles: [
				...settings.skip_roles.filter( ( key ) => key !== role ),
				...( isOn ? [ role ] : [] ),
			],
		} );
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
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Whose views count', 'pagewright' ) }
				value={ settings.count }
				options={ [
					{ value: 'everyone', label: __( 'Everyone’s', 'pagewright' ) },
					{
						value: 'visitors',
						label: __( 'Those of visitors who are not signed in', 'pagewright' ),
					},
					{ value: 'members', label: __( 'Those of signed-in users', 'pagewright' ) },
				] }
				onChange={ ( count ) => onChange( { count: count as ViewSettings[ 'count' ] } ) }
			/>
			{ settings.count !== 'visitors' && (
				<fieldset className="pagewright-screen__group">
					<legend>{ __( 'Roles whose views do not count', 'pagewright' ) }</legend>
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
			<fieldset className="pagewright-screen__group">
				<legend>{ __( 'What is counted', 'pagewright' ) }</legend>
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
					label={ __( 'The static front page', 'pagewright' ) }
					checked={ settings.front_page }
					onChange={ ( value ) => onChange( { front_page: value } ) }
				/>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Views by search engines and other programs', 'pagewright' ) }
					help={ __( 'Those that say what they are.', 'pagewright' ) }
					checked={ settings.bots }
					onChange={ ( bots ) => onChange( { bots } ) }
				/>
			</fieldset>
			<NumberField
				label={ __( 'Count a visitor again after, in minutes', 'pagewright' ) }
				help={ __(
					'0 counts every view. Otherwise an anonymous mark of visitor and post, which changes daily, is kept for this long.',
					'pagewright'
				) }
				min={ 0 }
				max={ 1440 }
				value={ settings.dedupe_minutes }
				onChange={ ( value ) => onChange( { dedupe_minutes: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Count a sample only', 'pagewright' ) }
				help={ __(
					'For sites with millions of views a day: few views are sent, and each stands for many.',
					'pagewright'
				) }
				checked={ settings.sampling }
				onChange={ ( sampling ) => onChange( { sampling } ) }
			/>
			{ settings.sampling && (
				<NumberField
					label={ __( 'One view in', 'pagewright' ) }
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
		? __( 'Switched on when an author first views a list of popular posts.', 'pagewright' )
		: __( 'Without cookies and without a service of others.', 'pagewright' );
