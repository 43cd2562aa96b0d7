import { SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormsPartProps } from './FormsSpam';
import { NumberField } from './NumberField';

/** How long submissions are kept. */
export function FormsKeeping( {
	settings,
	inboxUrl,
	onChange,
}: FormsPartProps & { inboxUrl: string } ) {
	return (
		<>
			<h2>{ __( 'Submissions', 'pagewright' ) }</h2>
			<p className="pagewright-views__link">
				<a href={ inboxUrl }>{ __( 'View submissions', 'pagewright' ) }</a>
			</p>
			<NumberField
				label={ __( 'Days to keep submissions', 'pagewright' ) }
				help={ __(
					'Older submissions and their files are deleted once a day. 0 keeps them until you delete them.',
					'pagewright'
				) }
				min={ 0 }
				max={ 36500 }
				value={ settings.keep_days }
				onChange={ ( value ) => onChange( { keep_days: value } ) }
			/>
			<NumberField
				label={ __( 'Days to keep spam', 'pagewright' ) }
				help={ __(
					'Submissions that are refused as spam stay in the spam folder for this long, even if their form stores none. You can restore them from there. 0 keeps none.',
					'pagewright'
				) }
				min={ 0 }
				max={ 36500 }
				value={ settings.spam_days }
				onChange={ ( value ) => onChange( { spam_days: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Keep submissions whose email failed', 'pagewright' ) }
				help={ __(
					'If the email of a submission cannot be sent, the submission is stored, even if its form stores none, so that you can send the email again.',
					'pagewright'
				) }
				checked={ settings.keep_failed }
				onChange={ ( value ) => onChange( { keep_failed: value } ) }
			/>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'When the plugin is deleted', 'pagewright' ) }
				help={ __( 'Deactivating the plugin never deletes anything.', 'pagewright' ) }
				value={ settings.erase_on_uninstall ? 'erase' : 'keep' }
				options={ [
					{ value: 'keep', label: __( 'Keep all submissions', 'pagewright' ) },
					{ value: 'erase', label: __( 'Delete all submissions with it', 'pagewright' ) },
				] }
				onChange={ ( choice ) => onChange( { erase_on_uninstall: choice === 'erase' } ) }
			/>
		</>
	);
}
