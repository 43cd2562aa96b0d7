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
import { actionLabel } from './texts';

interface EntryDetailProps {
	item: Submission;
	given: InboxConfiguration;
	/** Takes the focus when the submission is opened. */
	heading: RefObject< HTMLHeadingElement >;
	doing: Deed | null;
	onClose: () => void;
	onAct: ( action: SubmissionsAction ) => void;
}

/** A whole submission. Escape leads back to the list. */
export function EntryDetail( props: EntryDetailProps ) {
	const { item, given, heading, onClose } = props;
	const who = whoOf( item ) || __( 'Somebody', 'pagewright' );
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' && ! event.defaultPrevented ) {
			onClose();
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key for all that is in it.
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

function Actions( { item, doing, onAct }: EntryDetailProps ) {
	const actions: SubmissionsAction[] = [
		...( item.canResend ? [ 'resend' as const ] : [] ),
		item.isRead ? 'unread' : 'read',
		item.status === 'spam' ? 'not_spam' : 'spam',
		'delete',
	];
	return (
		<div
			className="pagewright-inbox__actions"
			role="group"
			aria-label={ __( 'This submission', 'pagewright' ) }
		>
			{ item.email && (
				<Button
					variant={ item.canResend ? 'secondary' : 'primary' }
					size="compact"
					href={ mailto(
						item.email,
						/* translators: %s: subject of a mail that is answered. */
						sprintf( __( 'Re: %s', 'pagewright' ), subjectOf( item ) )
					) }
				>
					{ __( 'Reply by mail', 'pagewright' ) }
				</Button>
			) }
			{ actions.map( ( action ) => (
				<Button
					key={ action === 'read' ? 'unread' : action }
					variant={ action === 'resend' ? 'primary' : 'secondary' }
					size="compact"
					isDestructive={ action === 'delete' }
					isBusy={ action === 'resend' && doing?.action === action }
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

/** What is unusual about it. */
function Note( { item }: { item: Submission } ) {
	if ( item.status === 'spam' ) {
		return (
			<p className="pagewright-inbox__note is-spam">
				<strong>{ __( 'Taken for spam.', 'pagewright' ) }</strong> { item.spam }
			</p>
		);
	}
	if ( ! item.canResend ) {
		return null;
	}
	return (
		<p className="pagewright-inbox__note is-mail_failed">
			<strong>{ __( 'Nobody got a mail of this.', 'pagewright' ) }</strong>{ ' ' }
			{ item.keeps
				? __( '“Send mail” sends it now, and the submission stays here.', 'pagewright' )
				: __(
						'“Send mail” sends it now. The submission is then deleted, as its form keeps none.',
						'pagewright'
					) }
		</p>
	);
}
