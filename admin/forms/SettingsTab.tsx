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
		label: __( 'Only for users who are signed in', 'pagewright' ),
		help: __( 'Others read that they have to sign in.', 'pagewright' ),
	},
	{
		name: 'acceptance_as_validation',
		label: __( 'Missing consent is an error at its field', 'pagewright' ),
		help: __(
			'The button then works before visitors agree, and the message tells them what is missing.',
			'pagewright'
		),
	},
	{
		name: 'demo_mode',
		label: __( 'Demonstration', 'pagewright' ),
		help: __( 'Everything looks as if it were sent, but no mail goes out.', 'pagewright' ),
	},
	{
		name: 'skip_mail',
		label: __( 'Send no mail', 'pagewright' ),
		help: __(
			'For forms whose submissions are only stored, or handed on by an add-on.',
			'pagewright'
		),
	},
	{
		name: 'do_not_store',
		label: __( 'Never store, whatever an add-on wants', 'pagewright' ),
		help: __( 'Goes before the switch above, and bars storing add-ons too.', 'pagewright' ),
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
					'One on each line, as name: value. The switches above write here too; add-ons read their own.',
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
						'What visitors send is mailed, and kept under Forms → Submissions until you delete it.',
						'pagewright'
					)
				: sprintf(
						/* translators: %d: number of days. */
						_n(
							'What visitors send is mailed, and kept under Forms → Submissions for %d day.',
							'What visitors send is mailed, and kept under Forms → Submissions for %d days.',
							keepDays,
							'pagewright'
						),
						keepDays
					) }{ ' ' }
			{ keepingUrl && (
				<a href={ keepingUrl } target="_blank" rel="noreferrer">
					{ __( 'Change how long (opens in a new tab)', 'pagewright' ) }
				</a>
			) }
		</>
	);
}
