import { SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormsPartProps } from './facts';
import { NumberField } from '../../../admin/NumberField';

/** Settings of stored submissions. */
export function FormsKeeping( {
	settings,
	inboxUrl,
	onChange,
}: FormsPartProps & { inboxUrl: string } ) {
	return (
		<>
			<h2>{ __( 'Submissions', 'pagewright' ) }</h2>
			<p className="pagewright-tab__link">
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
					'Submissions treated as spam are kept in the spam folder for this time, even if their form stores no submissions. You can restore them. 0 keeps no spam.',
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
					'Stores a submission if its email cannot be sent, even if the form stores no submissions. You can then send the email again.',
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
					{ value: 'erase', label: __( 'Delete all submissions', 'pagewright' ) },
				] }
				onChange={ ( choice ) => onChange( { erase_on_uninstall: choice === 'erase' } ) }
			/>
		</>
	);
}
