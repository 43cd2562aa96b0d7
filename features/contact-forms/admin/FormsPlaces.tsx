import { CheckboxControl, Notice } from '@wordpress/components';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormsFacts, FormsPartProps } from './facts';
import { OPT_IN_PLACES, placeLabels } from './forms-places';

interface FormsPlacesProps extends FormsPartProps {
	guards: FormsFacts[ 'guards' ];
}

/** Selects the forms of WordPress and of other plugins with the honeypot. */
export function FormsPlaces( { settings, guards, onChange }: FormsPlacesProps ) {
	const labels = placeLabels();
	const boxes = ( isOptIn: boolean ) =>
		Object.entries( labels )
			.filter( ( [ place ] ) => OPT_IN_PLACES.includes( place ) === isOptIn )
			.map( ( [ place, label ] ) => (
				<CheckboxControl
					key={ place }
					__nextHasNoMarginBottom
					label={ label }
					checked={ settings.places.includes( place ) }
					onChange={ ( isOn ) =>
						onChange( {
							places: Object.keys( labels ).filter( ( key ) =>
								key === place ? isOn : settings.places.includes( key )
							),
						} )
					}
				/>
			) );
	const line = <code dir="ltr">{ `define( '${ guards.constant }', true );` }</code>;
	return (
		<fieldset className="pagewright-screen__group">
			<legend>{ __( 'Other forms with the honeypot', 'pagewright' ) }</legend>
			<p>{ __( 'Contact forms always have it.', 'pagewright' ) }</p>
			{ guards.isDisabled && (
				<Notice status="warning" isDismissible={ false } spokenMessage="">
					{ createInterpolateElement(
						__(
							'The honeypot is off in all of these forms, because wp-config.php contains this line: <line />',
							'pagewright'
						),
						{ line }
					) }
				</Notice>
			) }
			{ boxes( false ) }
			<div
				className="pagewright-forms-tab__opt-in"
				role="group"
				aria-labelledby="pagewright-forms-opt-in"
				aria-describedby="pagewright-forms-warning"
			>
				<p id="pagewright-forms-opt-in">
					{ __(
						'Turn these on only if bots attack your login page. They include the forms of WooCommerce.',
						'pagewright'
					) }
				</p>
				{ boxes( true ) }
				<div id="pagewright-forms-warning">
					<Notice status="warning" isDismissible={ false } spokenMessage="">
						{ createInterpolateElement(
							__(
								'A correct password always works. If a user still cannot log in or reset their password, add this line to wp-config.php to turn off the honeypot in all of these forms: <line />',
								'pagewright'
							),
							{ line }
						) }
					</Notice>
				</div>
			</div>
		</fieldset>
	);
}
