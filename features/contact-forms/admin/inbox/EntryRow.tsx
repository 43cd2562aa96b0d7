import { CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Submission } from '../../rest/submissions/client';
import { whoOf, wordsOf } from './describe';
import { formatAgo, formatMoment } from './format';
import { statusLabel } from './texts';

interface EntryRowProps {
	item: Submission;
	id: string;
	timezone: string;
	isOpen: boolean;
	isTicked: boolean;
	onOpen: () => void;
	onTick: ( isOn: boolean ) => void;
}

/** One submission in the list. */
export function EntryRow( props: EntryRowProps ) {
	const { item, id, timezone, isOpen, isTicked, onOpen, onTick } = props;
	const who = whoOf( item ) || __( 'Unknown sender', 'pagewright' );
	const status = statusLabel( item.status );
	const hasFiles = item.fields.some( ( { files } ) => files.length > 0 );
	return (
		<li
			className={ [
				'pagewright-inbox__row',
				! item.isRead && 'is-unread',
				isOpen && 'is-open',
				isTicked && 'is-ticked',
			]
				.filter( Boolean )
				.join( ' ' ) }
		>
			<CheckboxControl
				__nextHasNoMarginBottom
				/* translators: %s: a name. */
				aria-label={ sprintf( __( 'Select submission from %s', 'pagewright' ), who ) }
				checked={ isTicked }
				onChange={ onTick }
			/>
			<button
				type="button"
				id={ id }
				className="pagewright-inbox__open"
				aria-current={ isOpen ? 'true' : undefined }
				onClick={ onOpen }
			>
				<span className="pagewright-inbox__first">
					<span className="pagewright-inbox__who">
						{ ! item.isRead && (
							<span className="screen-reader-text">
								{ __( 'Unread:', 'pagewright' ) }{ ' ' }
							</span>
						) }
						{ who }
					</span>
					<time
						dateTime={ item.created }
						title={ formatMoment( item.created, timezone ) }
					>
						{ formatAgo( item.created, Date.now() ) }
					</time>
				</span>
				<span className="pagewright-inbox__words">
					{ wordsOf( item ) || __( 'No content.', 'pagewright' ) }
				</span>
				<span className="pagewright-inbox__about">
					<span className="pagewright-inbox__form">{ item.title }</span>
					{ hasFiles && (
						<span className="pagewright-inbox__tag">
							{ __( 'Files', 'pagewright' ) }
						</span>
					) }
					{ status && (
						<span className={ `pagewright-inbox__tag is-${ item.status }` }>
							{ status }
						</span>
					) }
				</span>
			</button>
		</li>
	);
}
