import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SubmissionsPage } from '../../rest/submissions/client';
import type { InboxConfiguration } from './configuration';
import { countOf, isNarrowed, type Question, type ViewName } from './question';

interface NothingHereProps {
	question: Question;
	shown: SubmissionsPage;
	given: InboxConfiguration;
	onAsk: ( change: Partial< Question > ) => void;
}

/** Replaces an empty list: the reason, and what to do. */
export function NothingHere( { question, shown, given, onAsk }: NothingHereProps ) {
	const isFiltered = isNarrowed( question );
	const isFresh = ! isFiltered && question.view === 'all';
	const isOff = ! shown.forms.some( ( { stores } ) => stores );
	const [ title, text ] = words( question, isFiltered, isFresh && isOff, given );
	return (
		<div className="pagewright-inbox__nothing" role="status">
			<h2>{ title }</h2>
			<p>{ text }</p>
			{ isFresh && isOff && given.keepsFailed && (
				<p>
					{ __(
						'Submissions whose email could not be sent are always kept.',
						'pagewright'
					) }
				</p>
			) }
			<p className="pagewright-inbox__ways">
				{ isFresh && isOff && given.formsUrl && (
					<Button variant="primary" href={ given.formsUrl }>
						{ __( 'Select a form', 'pagewright' ) }
					</Button>
				) }
				{ isFiltered && (
					<Button
						variant="secondary"
						onClick={ () => onAsk( { form: 0, search: '', from: '', until: '' } ) }
					>
						{ __( 'Clear filters', 'pagewright' ) }
					</Button>
				) }
				{ ! isFiltered && question.view !== 'all' && countOf( shown, 'all' ) > 0 && (
					<Button variant="secondary" onClick={ () => onAsk( { view: 'all' } ) }>
						{ __( 'Show all submissions', 'pagewright' ) }
					</Button>
				) }
				{ isFresh && given.settingsUrl && (
					<a href={ given.settingsUrl }>{ __( 'Settings', 'pagewright' ) }</a>
				) }
			</p>
		</div>
	);
}

/** Returns title and text. */
function words(
	{ view }: Question,
	isFiltered: boolean,
	isOff: boolean,
	given: InboxConfiguration
): [ string, string ] {
	if ( isFiltered ) {
		return [
			__( 'No submissions found', 'pagewright' ),
			__( 'Try other search words, another form or other dates.', 'pagewright' ),
		];
	}
	if ( isOff ) {
		return [
			__( 'No form stores submissions yet', 'pagewright' ),
			__(
				'Forms send only emails until you turn on “Store submissions” in the settings of a form. New submissions then also appear here.',
				'pagewright'
			),
		];
	}
	return usual( given )[ view ];
}

const usual = ( { spamDays }: InboxConfiguration ): Record< ViewName, [ string, string ] > => ( {
	all: [
		__( 'No submissions yet', 'pagewright' ),
		__( 'New submissions appear here immediately.', 'pagewright' ),
	],
	unread: [
		__( 'No unread submissions', 'pagewright' ),
		__( 'New submissions appear here until a user opens them.', 'pagewright' ),
	],
	failed: [
		__( 'All emails were sent', 'pagewright' ),
		__(
			'Submissions whose email could not be sent appear here. You can send the email again.',
			'pagewright'
		),
	],
	spam: [
		__( 'No spam', 'pagewright' ),
		spamDays > 0
			? sprintf(
					/* translators: %d: number of days. */
					_n(
						'Submissions treated as spam are kept here for %d day, with the reason.',
						'Submissions treated as spam are kept here for %d days, with the reason.',
						spamDays,
						'pagewright'
					),
					spamDays
				)
			: __( 'Submissions treated as spam are not kept.', 'pagewright' ),
	],
	trash: [
		__( 'No submissions in the trash', 'pagewright' ),
		__( 'Submissions that you move to the trash can be restored from here.', 'pagewright' ),
	],
} );
