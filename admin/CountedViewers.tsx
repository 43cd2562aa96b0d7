import { CheckboxControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ViewSettings } from '../rest/screen-views/client';

interface CountedViewersProps {
	settings: ViewSettings;
	/** Roles: key => name. */
	roles: Record< string, string >;
	onChange: ( values: Partial< ViewSettings > ) => void;
}

/** Settings: whose views count. */
export function CountedViewers( { settings, roles, onChange }: CountedViewersProps ) {
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
