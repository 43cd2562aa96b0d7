import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Step, TextList } from '../../model/alternative-texts/text-list';
import { textOf } from '../../model/drafts';
import { LoginLink } from '../states/LoginLink';
import type { MediaStore } from '../store/media-store';
import { notSavedText } from './texts';

interface FailedProps {
	list: TextList;
	store: MediaStore;
	loginUrl: string;
	onRetry: ( step: Step ) => void;
	onShow: ( id: number ) => void;
}

/** The steps that failed. Their texts are kept, so that the user can try again. */
export function Failed( { list, store, loginUrl, onRetry, onShow }: FailedProps ) {
	const failed = list.entries.filter( ( entry ) => entry.failed );
	if ( failed.length === 0 ) {
		return null;
	}
	const ended = failed.find( ( entry ) =>
		/^(ended|expired)$/.test( entry.failed?.failure.kind ?? '' )
	);
	const retry = () =>
		failed.forEach( ( { failed: last } ) => last && onRetry( latest( last.step, store ) ) );
	return (
		<Notice
			status="error"
			isDismissible={ false }
			// Each failure is announced when it arrives.
			spokenMessage=""
			className="pagewright-alternative-texts__failed"
		>
			<ul>
				{ failed.map( ( { row, failed: last } ) => (
					<li key={ row.id }>
						{ last && notSavedText( row, last.failure ) }{ ' ' }
						{ row.id !== list.current && (
							<Button variant="link" onClick={ () => onShow( row.id ) }>
								{ __( 'Show image', 'pagewright' ) }
							</Button>
						) }
					</li>
				) ) }
			</ul>
			<Button variant="secondary" onClick={ retry }>
				{ __( 'Try again', 'pagewright' ) }
			</Button>{ ' ' }
			{ ended?.failed && (
				<LoginLink failure={ ended.failed.failure } loginUrl={ loginUrl } />
			) }
		</Notice>
	);
}

/** Returns a step with the text as the user left it. */
const latest = ( step: Step, store: MediaStore ): Step => ( {
	...step,
	text: textOf( store.draft( step.id ), 'alt', {
		...{ alt: step.text, title: '', caption: '', description: '' },
	} ),
} );
