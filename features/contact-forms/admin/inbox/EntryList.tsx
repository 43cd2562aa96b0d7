import { Button, CheckboxControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { Submission, SubmissionsPage } from '../../rest/submissions/client';
import type { SubmissionsAction } from '../../rest/submissions-change/client';
import { EntryRow } from './EntryRow';
import { formatNumber } from './format';
import type { InboxState } from './inbox-state';
import { PER_PAGE, type Question, type ViewName } from './question';
import type { InboxConfiguration } from './configuration';
import { actionLabel, removalOf } from './texts';

interface EntryListProps {
	state: InboxState;
	shown: SubmissionsPage;
	given: InboxConfiguration;
	rowId: ( id: number ) => string;
	onOpen: ( id: number ) => void;
	onTick: ( id: number, isOn: boolean ) => void;
	onTickAll: ( isOn: boolean ) => void;
	onAct: ( action: SubmissionsAction, ids: number[] ) => void;
	onAsk: ( change: Partial< Question > ) => void;
	onRefresh: () => void;
}

/** A page of submissions. Arrow keys, and j and k, move between rows. */
export function EntryList( props: EntryListProps ) {
	const { state, shown, given, rowId, onOpen, onTick } = props;
	return (
		<>
			<ListHead { ...props } />
			{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons hand their keys up. */ }
			<ul
				className={ `pagewright-inbox__rows${
					state.status === 'loading' && state.doing === null ? ' is-stale' : ''
				}` }
				onKeyDown={ moveBetweenRows }
			>
				{ shown.items.map( ( item ) => (
					<EntryRow
						key={ item.id }
						item={ item }
						id={ rowId( item.id ) }
						timezone={ given.timezone }
						isOpen={ state.openId === item.id }
						isTicked={ state.chosen.includes( item.id ) }
						onOpen={ () => onOpen( item.id ) }
						onTick={ ( isOn ) => onTick( item.id, isOn ) }
					/>
				) ) }
			</ul>
			<Pages { ...props } />
		</>
	);
}

function ListHead( { state, shown, given, onTickAll, onAct, onRefresh }: EntryListProps ) {
	const { chosen, question, doing, status } = state;
	const isAll = chosen.length === shown.items.length;
	const ticked = shown.items.filter( ( { id } ) => chosen.includes( id ) );
	return (
		<div className="pagewright-inbox__head">
			<CheckboxControl
				__nextHasNoMarginBottom
				label={
					chosen.length > 0
						? sprintf(
								/* translators: %s: how many. */
								_n( '%s selected', '%s selected', chosen.length, 'pagewright' ),
								formatNumber( chosen.length )
							)
						: __( 'Select all on this page', 'pagewright' )
				}
				checked={ isAll }
				indeterminate={ chosen.length > 0 && ! isAll }
				onChange={ onTickAll }
			/>
			{ chosen.length === 0 ? (
				<Button
					variant="tertiary"
					size="compact"
					isBusy={ status === 'loading' }
					onClick={ onRefresh }
				>
					{ __( 'Refresh', 'pagewright' ) }
				</Button>
			) : (
				<div
					className="pagewright-inbox__bulk"
					role="group"
					aria-label={ __( 'Selected submissions', 'pagewright' ) }
				>
					{ actionsFor( ticked, question.view, given ).map( ( action ) => (
						<Button
							key={ action }
							variant="tertiary"
							size="compact"
							isDestructive={ action === 'delete' || action === 'trash' }
							disabled={ doing !== null }
							accessibleWhenDisabled
							onClick={ () =>
								onAct(
									action,
									action === 'resend'
										? ticked
												.filter( ( { canResend } ) => canResend )
												.map( ( { id } ) => id )
										: chosen
								)
							}
						>
							{ actionLabel( action ) }
						</Button>
					) ) }
				</div>
			) }
		</div>
	);
}

/** Returns the actions for the selected submissions. */
const actionsFor = (
	ticked: Submission[],
	view: ViewName,
	given: InboxConfiguration
): SubmissionsAction[] =>
	view === 'trash'
		? [ 'restore', 'delete' ]
		: [
				ticked.some( ( { isRead } ) => ! isRead ) ? 'read' : 'unread',
				...( ticked.some( ( { canResend } ) => canResend ) ? [ 'resend' as const ] : [] ),
				view === 'spam' ? 'not_spam' : 'spam',
				removalOf( given ),
			];

function Pages( { state, shown, onAsk }: EntryListProps ) {
	const { page } = state.question;
	const first = ( page - 1 ) * PER_PAGE + 1;
	const last = Math.min( shown.found, first - 1 + shown.items.length );
	const isOnly = page === 1 && last >= shown.found;
	return (
		<nav className="pagewright-inbox__pages" aria-label={ __( 'Pagination', 'pagewright' ) }>
			{ ! isOnly && (
				<Button
					variant="secondary"
					size="compact"
					disabled={ page <= 1 }
					accessibleWhenDisabled
					onClick={ () => onAsk( { page: page - 1 } ) }
				>
					{ __( 'Newer', 'pagewright' ) }
				</Button>
			) }
			<span role="status">
				{ sprintf(
					/* translators: 1: number of the first row; 2: of the last; 3: of all. */
					__( '%1$s–%2$s of %3$s', 'pagewright' ),
					formatNumber( first ),
					formatNumber( last ),
					formatNumber( shown.found )
				) }
			</span>
			{ ! isOnly && (
				<Button
					variant="secondary"
					size="compact"
					disabled={ last >= shown.found }
					accessibleWhenDisabled
					onClick={ () => onAsk( { page: page + 1 } ) }
				>
					{ __( 'Older', 'pagewright' ) }
				</Button>
			) }
		</nav>
	);
}

const STEPS: Record< string, number > = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

function moveBetweenRows( event: KeyboardEvent< HTMLUListElement > ) {
	const step = STEPS[ event.key ];
	if ( step === undefined || event.ctrlKey || event.metaKey || event.altKey ) {
		return;
	}
	const rows = [ ...event.currentTarget.children ];
	const at = rows.findIndex( ( row ) => row.contains( event.target as Node ) );
	const next = rows[ at + step ]?.querySelector< HTMLElement >( '.pagewright-inbox__open' );
	if ( next ) {
		event.preventDefault();
		next.focus();
	}
}
