import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormSettings } from '../rest/screen-forms/client';
import type { FormsPartProps } from './facts';
import { NumberField } from '../../../admin/NumberField';

interface FormsCaptchaProps extends FormsPartProps {
	/** Key to name. */
	services: Record< string, string >;
}

/** Settings of an external captcha service. */
export function FormsCaptcha( { settings, services, onChange }: FormsCaptchaProps ) {
	return (
		<>
			<h2>{ __( 'CAPTCHA', 'pagewright' ) }</h2>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Service', 'pagewright' ) }
				help={ __(
					'When visitors fill in a form, their browser connects to this service. Mention it in your privacy policy.',
					'pagewright'
				) }
				value={ settings.captcha }
				options={ [
					{ value: '', label: __( 'None', 'pagewright' ) },
					...Object.entries( services ).map( ( [ value, label ] ) => ( {
						value,
						label,
					} ) ),
				] }
				onChange={ ( captcha ) =>
					onChange( { captcha: captcha as FormSettings[ 'captcha' ] } )
				}
			/>
			{ settings.captcha !== '' && (
				<>
					<TextControl
						{ ...KEY }
						label={ __( 'Site key', 'pagewright' ) }
						help={ __(
							'You get this key from the service. It is public and part of your pages.',
							'pagewright'
						) }
						value={ settings.captcha_key }
						onChange={ ( key ) => onChange( { captcha_key: key.trim() } ) }
					/>
					<TextControl
						{ ...KEY }
						label={ __( 'Secret key', 'pagewright' ) }
						help={ __(
							'You get this key from the service. It is never part of your pages. Dots represent the saved key. Enter a new key to replace it.',
							'pagewright'
						) }
						value={ settings.captcha_secret }
						// Selects the dots, so that typing replaces them.
						onFocus={ ( event ) => event.target.select() }
						onChange={ ( secret ) =>
							onChange( { captcha_secret: secret.replace( /•/g, '' ).trim() } )
						}
					/>
				</>
			) }
			{ settings.captcha === 'recaptcha_v3' && (
				<NumberField
					label={ __( 'Minimum score, in percent', 'pagewright' ) }
					help={ __(
						'The service rates visitors from 0 (a bot) to 100 (a person). A submission below the minimum is treated as spam.',
						'pagewright'
					) }
					min={ 0 }
					max={ 100 }
					value={ settings.captcha_least }
					onChange={ ( value ) => onChange( { captcha_least: value } ) }
				/>
			) }
		</>
	);
}

const KEY = {
	__nextHasNoMarginBottom: true,
	__next40pxDefaultSize: true,
	dir: 'ltr',
	spellCheck: false,
	autoComplete: 'off',
} as const;
