import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormSettings } from '../rest/screen-forms/client';
import type { FormsPartProps } from './FormsSpam';
import { NumberField } from './NumberField';

interface FormsCaptchaProps extends FormsPartProps {
	/** Key to name. */
	services: Record< string, string >;
}

/** A service of others that tells people from programs. */
export function FormsCaptcha( { settings, services, onChange }: FormsCaptchaProps ) {
	return (
		<>
			<h2>{ __( 'Captcha', 'pagewright' ) }</h2>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Service', 'pagewright' ) }
				help={ __(
					'Visitors of pages with a form connect to it: say so in your privacy policy.',
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
						help={ __( 'The service gives it to you; pages show it.', 'pagewright' ) }
						value={ settings.captcha_key }
						onChange={ ( key ) => onChange( { captcha_key: key.trim() } ) }
					/>
					<TextControl
						{ ...KEY }
						label={ __( 'Secret key', 'pagewright' ) }
						help={ __(
							'Stays on the server: dots stand for the stored one, and what you type replaces it.',
							'pagewright'
						) }
						value={ settings.captcha_secret }
						// Dots with something typed behind them are no key.
						onFocus={ ( event ) => event.target.select() }
						onChange={ ( secret ) =>
							onChange( { captcha_secret: secret.replace( /•/g, '' ).trim() } )
						}
					/>
				</>
			) }
			{ settings.captcha === 'recaptcha_v3' && (
				<NumberField
					label={ __( 'Least score, in percent', 'pagewright' ) }
					help={ __(
						'The service gives 100 to what is surely a person; less than this is spam.',
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
