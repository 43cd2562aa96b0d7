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

/** In place of a list without rows: why, and what to do. */
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
						'A submission whose mail could not be sent is kept in any case.',
						'pagewright'
					) }
				</p>
			) }
			<p className="pagewright-inbox__ways">
				{ isFresh && isOff && given.formsUrl && (
					<Button variant="primary" href={ given.formsUrl }>
						{ __( 'Choose a form', 'pagewright' ) }
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

/** Title and sentence. */
function words(
	{ view }: Question,
	isFiltered: boolean,
	isOff: boolean,
	given: InboxConfiguration
): [ string, string ] {
	if ( isFiltered ) {
		return [
			__( 'No submission matches', 'pagewright' ),
			__( 'Try fewer words, another form or other days.', 'pagewright' ),
		];
	}
	if ( isOff ) {
		return [
			__( 'No form keeps submissions yet', 'pagewright' ),
			__(
				'Forms only send mails until you open one and switch on that its submissions are kept. From then on, whatever visitors send is here too.',
				'pagewright'
			),
		];
	}
	return usual( given )[ view ];
}

const usual = ( { spamDays }: InboxConfiguration ): Record< ViewName, [ string, string ] > => ( {
	all: [
		__( 'No submissions yet', 'pagewright' ),
		__( 'What visitors send with your forms appears here at once.', 'pagewright' ),
	],
	unread: [
		__( 'You have read everything', 'pagewright' ),
		__( 'New submissions appear here until somebody opens them.', 'pagewright' ),
	],
	failed: [
		__( 'Every mail was sent', 'pagewright' ),
		__(
			'Submissions whose mail could not be sent appear here, and you can send it again.',
			'pagewright'
		),
	],
	spam: [
		__( 'No spam', 'pagewright' ),
		spamDays > 0
			? sprintf(
					/* translators: %d: number of days. */
					_n(
						'Submissions that are refused as spam stay here for %d day, with the reason.',
						'Submissions that are refused as spam stay here for %d days, with the reason.',
						spamDays,
						'pagewright'
					),
					spamDays
				)
			: __( 'Submissions that are refused as spam are not kept.', 'pagewright' ),
	],
	trash: [
		__( 'The trash is empty', 'pagewright' ),
		__( 'Submissions that you move to the trash can be restored from here.', 'pagewright' ),
	],
} );
