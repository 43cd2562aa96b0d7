import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormsQuestion } from '../../rest/form-list/client';

interface StatusTabsProps {
	question: FormsQuestion;
	/** How many forms are in the trash. */
	trashed: number;
	onAsk: ( change: Partial< FormsQuestion > ) => void;
}

/** The forms or their trash. As in WordPress's own lists, an empty trash has no link. */
export function StatusTabs( { question, trashed, onAsk }: StatusTabsProps ) {
	if ( trashed === 0 && question.status === 'any' ) {
		return null;
	}
	const tab = ( status: FormsQuestion[ 'status' ], label: string ) => (
		<Button
			variant="link"
			aria-current={ question.status === status ? 'true' : undefined }
			onClick={ () => onAsk( { status } ) }
		>
			{ label }
		</Button>
	);
	return (
		<div
			className="pagewright-forms__statuses"
			role="group"
			aria-label={ __( 'Filter forms', 'pagewright' ) }
		>
			{ tab( 'any', __( 'Forms', 'pagewright' ) ) }
			{ tab( 'trash', `${ __( 'Trash', 'pagewright' ) } (${ trashed })` ) }
		</div>
	);
}
