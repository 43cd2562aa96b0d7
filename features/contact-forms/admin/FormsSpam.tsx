import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormsFacts, FormsPartProps } from './facts';
import { FormsPlaces } from './FormsPlaces';
import { NumberField } from '../../../admin/NumberField';

interface FormsSpamProps extends FormsPartProps {
	guards: FormsFacts[ 'guards' ];
}

/** Settings of the spam protection without a captcha. */
export function FormsSpam( { settings, guards, onChange }: FormsSpamProps ) {
	return (
		<>
			<h2>{ __( 'Spam', 'pagewright' ) }</h2>
			<Honeypot settings={ settings } guards={ guards } onChange={ onChange } />
			<NumberField
				label={ __( 'Submissions per visitor', 'pagewright' ) }
				help={ __(
					'If a visitor sends the same form more often within the time below, it is treated as spam. 0 means no limit.',
					'pagewright'
				) }
				min={ 0 }
				max={ 1000 }
				value={ settings.rate_count }
				onChange={ ( value ) => onChange( { rate_count: value } ) }
			/>
			{ settings.rate_count > 0 && (
				<NumberField
					label={ __(
						'Time in which submissions are counted, in minutes',
						'pagewright'
					) }
					help={ __(
						'When it is over, the visitor can send the form again.',
						'pagewright'
					) }
					min={ 1 }
					max={ 1440 }
					value={ settings.rate_minutes }
					onChange={ ( value ) => onChange( { rate_minutes: value } ) }
				/>
			) }
			<NumberField
				label={ __( 'Links per submission', 'pagewright' ) }
				help={ __(
					'A submission with more links is treated as spam. 0 means no limit.',
					'pagewright'
				) }
				min={ 0 }
				max={ 1000 }
				value={ settings.most_links }
				onChange={ ( value ) => onChange( { most_links: value } ) }
			/>
		</>
	);
}

function Honeypot( { settings, guards, onChange }: FormsSpamProps ) {
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Use a honeypot against bots', 'pagewright' ) }
				help={ __(
					'Adds hidden fields to forms. Bots fill them in or leave them out; visitors never see them.',
					'pagewright'
				) }
				checked={ settings.trap }
				onChange={ ( trap ) => onChange( { trap } ) }
			/>
			{ settings.trap && (
				<>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Add the hidden field with JavaScript', 'pagewright' ) }
						help={ __(
							'Stops more bots, but visitors without JavaScript cannot send forms.',
							'pagewright'
						) }
						checked={ settings.trap_script }
						onChange={ ( value ) => onChange( { trap_script: value } ) }
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Show administrators a test button', 'pagewright' ) }
						help={ __(
							'Adds the button “Act as a spam bot” to forms with the honeypot. Only administrators see it.',
							'pagewright'
						) }
						checked={ settings.test_block }
						onChange={ ( value ) => onChange( { test_block: value } ) }
					/>
					<FormsPlaces settings={ settings } guards={ guards } onChange={ onChange } />
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Message when the honeypot rejects a form', 'pagewright' ) }
						help={ __(
							'Visitors see this message. Leave empty to show the standard message of each form.',
							'pagewright'
						) }
						value={ settings.trap_message }
						onChange={ ( value ) => onChange( { trap_message: value } ) }
					/>
					<NumberField
						label={ __( 'Minimum time to fill in a form, in seconds', 'pagewright' ) }
						help={ __(
							'A form that is sent sooner is treated as spam. The login and lost password forms have no minimum. 0 turns this check off.',
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
