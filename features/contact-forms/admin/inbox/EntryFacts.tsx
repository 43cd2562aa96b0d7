import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Submission } from '../../rest/submissions/client';
import { isWebAddress } from './describe';

/** Origin of a submission, and consents. */
export function EntryFacts( { item }: { item: Submission } ) {
	const facts: Array< [ string, ReactNode ] > = [
		[ __( 'Page', 'pagewright' ), item.page && <PageLink item={ item } /> ],
		[ __( 'Logged in as', 'pagewright' ), item.user ],
		[ __( 'Reason for spam', 'pagewright' ), item.status === 'spam' ? '' : item.spam ],
		[ __( 'Browser', 'pagewright' ), item.userAgent ],
	];
	const told = facts.filter( ( [ , fact ] ) => fact );
	return told.length === 0 ? null : (
		<dl className="pagewright-inbox__facts">
			{ told.map( ( [ label, fact ], index ) => (
				<div key={ index }>
					<dt>{ label }</dt>
					<dd dir="auto">{ fact }</dd>
				</div>
			) ) }
		</dl>
	);
}

function PageLink( { item: { page, postTitle } }: { item: Submission } ) {
	return isWebAddress( page ) ? <a href={ page }>{ postTitle || page }</a> : <>{ page }</>;
}
