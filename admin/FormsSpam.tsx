import { CheckboxControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormSettings } from '../rest/screen-forms/client';
import { placeLabels } from './forms-places';
import { NumberField } from './NumberField';

export interface FormsPartProps {
	settings: FormSettings;
	onChange: ( values: Partial< FormSettings > ) => void;
}

/** What keeps programs out without asking visitors for anything. */
export function FormsSpam( { settings, onChange }: FormsPartProps ) {
	return (
		<>
			<h2>{ __( 'Spam', 'pagewright' ) }</h2>
			<Trap settings={ settings } onChange={ onChange } />
			<NumberField
				label={ __( 'Submissions by one visitor', 'pagewright' ) }
				help={ __(
					'More of the same form within the time below are spam. 0 allows any number.',
					'pagewright'
				) }
				min={ 0 }
				max={ 1000 }
				value={ settings.rate_count }
				onChange={ ( value ) => onChange( { rate_count: value } ) }
			/>
			{ settings.rate_count > 0 && (
				<NumberField
					label={ __( 'Time in which they are counted, in minutes', 'pagewright' ) }
					help={ __( 'After it, the visitor can send again.', 'pagewright' ) }
					min={ 1 }
					max={ 1440 }
					value={ settings.rate_minutes }
					onChange={ ( value ) => onChange( { rate_minutes: value } ) }
				/>
			) }
			<NumberField
				label={ __( 'Links in a submission', 'pagewright' ) }
				help={ __( 'What holds more is spam. 0 allows any number.', 'pagewright' ) }
				min={ 0 }
				max={ 1000 }
				value={ settings.most_links }
				onChange={ ( value ) => onChange( { most_links: value } ) }
			/>
		</>
	);
}

function Trap( { settings, onChange }: FormsPartProps ) {
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Set a trap for programs', 'pagewright' ) }
				help={ __(
					'Forms carry hidden fields that programs fill in or leave out, and visitors never see.',
					'pagewright'
				) }
				checked={ settings.trap }
				onChange={ ( trap ) => onChange( { trap } ) }
			/>
			{ settings.trap && (
				<>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Put the field in by JavaScript', 'pagewright' ) }
						help={ __(
							'Stops more programs, but visitors without JavaScript cannot send anything.',
							'pagewright'
						) }
						checked={ settings.trap_script }
						onChange={ ( value ) => onChange( { trap_script: value } ) }
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Let administrators try it', 'pagewright' ) }
						help={ __(
							'Below forms, only administrators see a way to act as a program.',
							'pagewright'
						) }
						checked={ settings.test_block }
						onChange={ ( value ) => onChange( { test_block: value } ) }
					/>
					<Places settings={ settings } onChange={ onChange } />
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Message when the trap refuses a form', 'pagewright' ) }
						help={ __(
							'Visitors read it. Left empty, each form has its usual message.',
							'pagewright'
						) }
						value={ settings.trap_message }
						onChange={ ( value ) => onChange( { trap_message: value } ) }
					/>
					<NumberField
						label={ __( 'Least time to fill in a form, in seconds', 'pagewright' ) }
						help={ __(
							'What is sent sooner after the page was made is spam. 0 allows any time.',
							'pagewright'
						) }
						min={ 0 }
						max={ 60 }
						value={ settings.least_seconds }
						onChange={ ( value ) => onChange( { least_seconds: value } ) }
					/>
				</>
			) }
		</>
	);
}

function Places( { settings, onChange }: FormsPartProps ) {
	const labels = placeLabels();
	return (
		<fieldset className="pagewright-screen__group">
			<legend>{ __( 'The trap also protects', 'pagewright' ) }</legend>
			{ Object.entries( labels ).map( ( [ place, label ] ) => (
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
			) ) }
			<p>{ __( 'Contact forms have it in any case.', 'pagewright' ) }</p>
		</fieldset>
	);
}
