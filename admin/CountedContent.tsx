import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ViewSettings } from '../rest/screen-views/client';

interface CountedContentProps {
	settings: ViewSettings;
	/** Public post types: key => plural name. */
	types: Record< string, string >;
	onChange: ( values: Partial< ViewSettings > ) => void;
}

/** Settings: which views count. */
export function CountedContent( { settings, types, onChange }: CountedContentProps ) {
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
