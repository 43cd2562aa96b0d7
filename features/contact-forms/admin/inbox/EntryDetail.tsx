import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight, Icon } from '@wordpress/icons';
import type { KeyboardEvent, RefObject } from 'react';
import type { Submission } from '../../rest/submissions/client';
import type { SubmissionsAction } from '../../rest/submissions-change/client';
import type { InboxConfiguration } from './configuration';
import { mailto, subjectOf, whoOf } from './describe';
import { EntryFacts } from './EntryFacts';
import { FieldValue } from './FieldValue';
import { formatAgo, formatMoment } from './format';
import type { Deed } from './inbox-state';
import { actionLabel, removalOf } from './texts';

interface EntryDetailProps {
	item: Submission;
	given: InboxConfiguration;
	/** Gets the focus when the submission is opened. */
	heading: RefObject< HTMLHeadingElement >;
	doing: Deed | null;
	onClose: () => void;
	onAct: ( action: SubmissionsAction ) => void;
}

/** A complete submission. Escape returns to the list. */
export function EntryDetail( props: EntryDetailProps ) {
	const { item, given, heading, onClose } = props;
	const who = whoOf( item ) || __( 'Unknown sender', 'pagewright' );
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' && ! event.defaultPrevented ) {
			onClose();
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keyboard shortcut for all of its content.
		<article
			className="pagewright-inbox__panel is-detail"
			aria-labelledby="pagewright-inbox-who"
			onKeyDown={ onKeyDown }
		>
			<Button
				className="pagewright-inbox__back"
				variant="tertiary"
				icon={ <Icon icon={ isRTL() ? chevronRight : chevronLeft } /> }
				onClick={ onClose }
			>
				{ __( 'All submissions', 'pagewright' ) }
			</Button>
			<header className="pagewright-inbox__top">
				<h2 id="pagewright-inbox-who" ref={ heading } tabIndex={ -1 }>
					{ who }
				</h2>
				<p>
					{ item.email && item.email !== who.toLowerCase() && (
						<a href={ mailto( item.email ) }>{ item.email }</a>
					) }
					<span>{ item.title }</span>
					<time dateTime={ item.created } title={ formatAgo( item.created, Date.now() ) }>
						{ formatMoment( item.created, given.timezone ) }
					</time>
				</p>
			</header>
			<Actions { ...props } />
			<Note item={ item } />
			<dl className="pagewright-inbox__fields">
				{ item.fields.map( ( field ) => (
					<div key={ field.name }>
						<dt>{ field.label }</dt>
						<dd>
							<FieldValue
								field={ field }
								entry={ item.id }
								fileUrl={ given.fileUrl }
							/>
						</dd>
					</div>
				) ) }
			</dl>
			<EntryFacts item={ item } />
		</article>
	);
}

function Actions( { item, given, doing, onAct }: EntryDetailProps ) {
	const actions: SubmissionsAction[] = item.isTrashed
		? [ 'restore', 'delete' ]
		: [
				...( item.canResend ? [ 'resend' as const ] : [] ),
				item.isRead ? 'unread' : 'read',
				item.status === 'spam' ? 'not_spam' : 'spam',
				removalOf( given ),
			];
	const [ main = 'reply' ] = actions.filter( ( action ) =>
		[ 'resend', 'not_spam', 'restore' ].includes( action )
	);
	const isMain = ( action: SubmissionsAction | 'reply' ) => action === main;
	return (
		<div
			className="pagewright-inbox__actions"
			role="group"
			aria-label={ __( 'This submission', 'pagewright' ) }
		>
			{ item.email && (
				<Button
					variant={ isMain( 'reply' ) ? 'primary' : 'secondary' }
					size="compact"
					href={ mailto(
						item.email,
						/* translators: %s: subject of a mail that is answered. */
						sprintf( __( 'Re: %s', 'pagewright' ), subjectOf( item ) )
					) }
				>
					{ __( 'Reply by email', 'pagewright' ) }
				</Button>
			) }
			{ actions.map( ( action ) => (
				<Button
					key={ action === 'read' ? 'unread' : action }
					variant={ isMain( action ) ? 'primary' : 'secondary' }
					size="compact"
					isDestructive={ action === 'delete' || action === 'trash' }
					isBusy={
						[ 'resend', 'not_spam' ].includes( action ) && doing?.action === action
					}
					disabled={ doing !== null && doing.action !== 'read' }
					accessibleWhenDisabled
					onClick={ () => onAct( action ) }
				>
					{ actionLabel( action ) }
				</Button>
			) ) }
		</div>
	);
}

/** Notes about special statuses. */
function Note( { item }: { item: Submission } ) {
	if ( item.isTrashed ) {
		return null;
	}
	if ( item.status === 'spam' ) {
		return (
			<p className="pagewright-inbox__note is-spam">
				<strong>{ __( 'Marked as spam.', 'pagewright' ) }</strong> { item.spam }{ ' ' }
				{ __( '“Not spam” moves it to the inbox and sends its email.', 'pagewright' ) }
			</p>
		);
	}
	if ( ! item.canResend ) {
		return null;
	}
	return (
		<p className="pagewright-inbox__note is-mail_failed">
			<strong>{ __( 'The email of this submission was not sent.', 'pagewright' ) }</strong>{ ' ' }
			{ __( '“Send email” sends it now. The submission is kept.', 'pagewright' ) }
		</p>
	);
}
