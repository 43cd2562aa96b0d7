import { Button, SearchControl, SnackbarList, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../../../../editor/FailureNotice';
import { changeForm } from '../../rest/form-change/client';
import type { FormRow, FormsQuestion } from '../../rest/form-list/client';
import type { Failure, Result } from '../../../../rest/send';
import { useSaid } from '../../../../admin/use-said';
import { configuration, formUrl } from './configuration';
import { DeleteDialog } from './DeleteDialog';
import { FormsTable } from './FormsTable';
import { NoForms } from './NoForms';
import { Pages } from './Pages';
import { StatusTabs } from './StatusTabs';
import { duplicate, useForms, useUses } from './use-forms';

/** All forms of the site. */
export function FormsList() {
	const { hasTrash } = configuration();
	const [ question, setQuestion ] = useState< FormsQuestion >( {
		search: '',
		page: 1,
		orderby: 'title',
		status: 'any',
	} );
	const { shown, failure, isLoading, again } = useForms( question );
	const uses = useUses( shown !== null );
	const [ doomed, setDoomed ] = useState< FormRow | null >( null );
	const ask = ( change: Partial< FormsQuestion > ) =>
		setQuestion( { ...question, page: 1, ...change } );
	const isTrash = question.status === 'trash';
	const isEmpty = shown?.found === 0 && question.search === '' && ! isTrash;
	const { leave, copy, isBusy, refusal, retry, said, unsay } = useRowActions( {
		isLastRow: shown?.rows.length === 1 && question.page > 1,
		onDone: again,
		onPreviousPage: () => setQuestion( { ...question, page: question.page - 1 } ),
	} );
	return (
		<>
			<ListHead
				isEmpty={ isEmpty }
				search={ question.search }
				onSearch={ ( search ) => ask( { search } ) }
			/>
			{ shown && (
				<StatusTabs question={ question } trashed={ shown.trashed } onAsk={ ask } />
			) }
			{ failure && <FailureNotice failure={ failure } onRetry={ again } /> }
			{ refusal && <FailureNotice failure={ refusal } onRetry={ retry } /> }
			{ ! shown && isLoading && (
				<p className="pagewright-forms__panel is-loading" role="status">
					<Spinner />
					{ __( 'Loading…', 'pagewright' ) }
				</p>
			) }
			{ isEmpty && <NoForms /> }
			{ shown && ! isEmpty && (
				<>
					<FormsTable
						rows={ shown.rows }
						uses={ uses }
						question={ question }
						isStale={ isLoading || isBusy }
						onAsk={ ask }
						onDelete={ ( row ) =>
							hasTrash && ! isTrash ? void leave( 'trash', row ) : setDoomed( row )
						}
						onRestore={ ( row ) => void leave( 'restore', row ) }
						onDuplicate={ ( row ) => void copy( row ) }
					/>
					<Pages
						found={ shown.found }
						page={ question.page }
						onTurn={ ( page ) => setQuestion( { ...question, page } ) }
					/>
				</>
			) }
			{ doomed && (
				<DeleteDialog
					title={ doomed.title }
					onDelete={ () => {
						setDoomed( null );
						void leave( 'delete', doomed );
					} }
					onClose={ () => setDoomed( null ) }
				/>
			) }
			<SnackbarList className="pagewright-said" notices={ said } onRemove={ unsay } />
		</>
	);
}

interface ListHeadProps {
	/** Whether the site has no forms. */
	isEmpty: boolean;
	search: string;
	onSearch: ( search: string ) => void;
}

function ListHead( { isEmpty, search, onSearch }: ListHeadProps ) {
	return (
		<div className="pagewright-forms__head">
			<h1>{ __( 'Forms', 'pagewright' ) }</h1>
			{ configuration().mayEdit && ! isEmpty && (
				<Button __next40pxDefaultSize variant="primary" href={ formUrl( 'new' ) }>
					{ __( 'Add form', 'pagewright' ) }
				</Button>
			) }
			{ ! isEmpty && (
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search forms', 'pagewright' ) }
					placeholder={ __( 'Search forms', 'pagewright' ) }
					value={ search }
					onChange={ onSearch }
				/>
			) }
		</div>
	);
}

interface RowActions {
	/** Whether the list shows a single form, and a page after the first. */
	isLastRow: boolean;
	onDone: () => void;
	onPreviousPage: () => void;
}

/** Actions on forms of the list. */
function useRowActions( { isLastRow, onDone, onPreviousPage }: RowActions ) {
	const { run, ...report } = useAction( onDone );
	/**
	 * Runs an action that removes the form from this list. After the last form of a page, shows the
	 * previous page.
	 */
	const leave = async ( action: 'trash' | 'restore' | 'delete', row: FormRow ) => {
		const undo = () => void run( () => changeForm( 'restore', row.id ), texts().restore );
		const isDone = await run(
			() => changeForm( action, row.id ),
			texts()[ action ],
			action === 'trash' ? undo : undefined
		);
		if ( isDone && isLastRow ) {
			onPreviousPage();
		}
	};
	const copy = ( row: FormRow ) =>
		run( () => duplicate( row.id, copyTitle ), __( 'Form duplicated.', 'pagewright' ) );
	return { leave, copy, ...report };
}

const texts = () => ( {
	trash: __( 'Form moved to the trash.', 'pagewright' ),
	restore: __( 'Form restored.', 'pagewright' ),
	delete: __( 'Form permanently deleted.', 'pagewright' ),
} );

/* translators: %s: title of a form. */
const copyTitle = ( title: string ) => sprintf( __( '%s (copy)', 'pagewright' ), title );

/** Runs an action on a form, reports the result, and allows a retry after an error. */
function useAction( onDone: () => void ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ refusal, setRefusal ] = useState< Failure | null >( null );
	const [ retry, setRetry ] = useState< () => void >( () => () => {} );
	const { said, say, unsay } = useSaid();
	const run = async (
		action: () => Promise< Result< unknown > >,
		words: string,
		onUndo?: () => void
	) => {
		setBusy( true );
		const result = await action();
		setBusy( false );
		setRefusal( result.ok ? null : result.failure );
		setRetry( () => () => void run( action, words, onUndo ) );
		if ( result.ok ) {
			say( words, onUndo );
			onDone();
		}
		return result.ok;
	};
	return { run, isBusy, refusal, retry, said, unsay };
}
