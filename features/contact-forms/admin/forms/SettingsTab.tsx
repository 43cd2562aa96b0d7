import { TextareaControl, ToggleControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { configuration } from './configuration';
import { describedArea } from './described';
import type { TabProps } from './parts';
import { Problems } from './Problems';
import { isOn, switched } from './settings-text';

interface Switch {
	name: string;
	label: string;
	help: string;
}

const switches = (): Switch[] => [
	{
		name: 'subscribers_only',
		label: __( 'Only for logged-in users', 'pagewright' ),
		help: __( 'Other visitors are asked to log in.', 'pagewright' ),
	},
	{
		name: 'acceptance_as_validation',
		label: __( 'Show a missing consent as a field error', 'pagewright' ),
		help: __(
			'Visitors can then use the button before they agree, and the error message appears at the consent field.',
			'pagewright'
		),
	},
	{
		name: 'demo_mode',
		label: __( 'Demo mode', 'pagewright' ),
		help: __( 'The form shows the success message but sends no email.', 'pagewright' ),
	},
	{
		name: 'skip_mail',
		label: __( 'Do not send email', 'pagewright' ),
		help: __(
			'For forms whose submissions are only stored or processed by an add-on.',
			'pagewright'
		),
	},
	{
		name: 'do_not_store',
		label: __( 'Block storage of submissions', 'pagewright' ),
		help: __(
			'Overrides “Store submissions” and also prevents add-ons from storing submissions.',
			'pagewright'
		),
	},
];

/** How the form behaves. */
export function SettingsTab( { state, dispatch }: TabProps ) {
	const { additional_settings: text, pagewright_store: isStored } = state.draft;
	const problems = state.problems[ 'additional_settings.body' ];
	const setText = ( settings: string ) =>
		dispatch( { type: 'changed', change: { additional_settings: settings } } );
	return (
		<section className="pagewright-forms__panel" aria-label={ __( 'Settings', 'pagewright' ) }>
			<div className="pagewright-forms__switches">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Store submissions', 'pagewright' ) }
					help={ <Keeping /> }
					checked={ isStored }
					onChange={ ( isWanted ) =>
						dispatch( { type: 'changed', change: { pagewright_store: isWanted } } )
					}
				/>
				{ switches().map( ( { name, label, help } ) => (
					<ToggleControl
						key={ name }
						__nextHasNoMarginBottom
						label={ label }
						help={ help }
						checked={ isOn( text, name ) }
						onChange={ ( isWanted ) => setText( switched( text, name, isWanted ) ) }
					/>
				) ) }
			</div>
			<TextareaControl
				__nextHasNoMarginBottom
				className="pagewright-forms__code"
				label={ __( 'Additional settings', 'pagewright' ) }
				help={ __(
					'One per line, in the format name: value. The settings above are also saved here. Add-ons can have their own settings.',
					'pagewright'
				) }
				rows={ 6 }
				dir="ltr"
				spellCheck={ false }
				{ ...describedArea( 'pagewright-form-settings', problems ) }
				value={ text }
				onChange={ setText }
			/>
			<Problems of="pagewright-form-settings" found={ problems } />
		</section>
	);
}

/** Where submissions are kept, and for how long. */
function Keeping() {
	const { keepDays, keepingUrl } = configuration();
	return (
		<>
			{ keepDays === 0
				? __(
						'Submissions are sent by email and stored under Forms → Submissions until you delete them.',
						'pagewright'
					)
				: sprintf(
						/* translators: %d: number of days. */
						_n(
							'Submissions are sent by email and stored under Forms → Submissions for %d day.',
							'Submissions are sent by email and stored under Forms → Submissions for %d days.',
							keepDays,
							'pagewright'
						),
						keepDays
					) }{ ' ' }
			{ keepingUrl && (
				<a href={ keepingUrl } target="_blank" rel="noreferrer">
					{ __( 'Change the storage time (opens in a new tab)', 'pagewright' ) }
				</a>
			) }
		</>
	);
}
