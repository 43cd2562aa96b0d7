import { Button, SearchControl, Snackbar, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../../editor/FailureNotice';
import type { FormRow, FormsQuestion } from '../../rest/form-list/client';
import type { Failure, Result } from '../../rest/send';
import { configuration, formUrl } from './configuration';
import { DeleteDialog } from './DeleteDialog';
import { FormsTable } from './FormsTable';
import { NoForms } from './NoForms';
import { Pages } from './Pages';
import { deleteForm, duplicate, useForms } from './use-forms';

/** All forms of the site. */
export function FormsList() {
	const { mayEdit } = configuration();
	const [ question, setQuestion ] = useState< FormsQuestion >( {
		search: '',
		page: 1,
		orderby: 'title',
	} );
	const { shown, failure, isLoading, again } = useForms( question );
	const [ doomed, setDoomed ] = useState< FormRow | null >( null );
	const { run, isBusy, refusal, retry, said, forget } = useAction( again );
	const isEmpty = shown?.found === 0 && question.search === '';
	const remove = ( row: FormRow ) => {
		setDoomed( null );
		// The last one of a page: the page before is shown.
		const isLast = shown?.rows.length === 1 && question.page > 1;
		void run( () => deleteForm( row.id ), __( 'The form is deleted.', 'pagewright' ) ).then(
			( isDone ) =>
				isDone && isLast && setQuestion( { ...question, page: question.page - 1 } )
		);
	};
	return (
		<>
			<div className="pagewright-forms__head">
				<h1>{ __( 'Forms', 'pagewright' ) }</h1>
				{ mayEdit && ! isEmpty && (
					<Button __next40pxDefaultSize variant="primary" href={ formUrl( 'new' ) }>
						{ __( 'Add a form', 'pagewright' ) }
					</Button>
				) }
				{ ! isEmpty && (
					<SearchControl
						__nextHasNoMarginBottom
						label={ __( 'Search forms', 'pagewright' ) }
						placeholder={ __( 'Search forms', 'pagewright' ) }
						value={ question.search }
						onChange={ ( search ) => setQuestion( { ...question, search, page: 1 } ) }
					/>
				) }
			</div>
			{ failure && <FailureNotice failure={ failure } onRetry={ again } /> }
			{ refusal && <FailureNotice failure={ refusal } onRetry={ retry } /> }
			{ ! shown && isLoading && (
				<p className="pagewright-forms__panel is-loading" role="status">
					<Spinner />
					{ __( 'Loading …', 'pagewright' ) }
				</p>
			) }
			{ isEmpty && <NoForms /> }
			{ shown && ! isEmpty && (
				<>
					<FormsTable
						rows={ shown.rows }
						question={ question }
						isStale={ isLoading || isBusy }
						onAsk={ ( change ) => setQuestion( { ...question, page: 1, ...change } ) }
						onDelete={ setDoomed }
						onDuplicate={ ( row ) =>
							void run(
								() => duplicate( row.id, copyTitle ),
								__( 'The form is duplicated.', 'pagewright' )
							)
						}
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
					onDelete={ () => remove( doomed ) }
					onClose={ () => setDoomed( null ) }
				/>
			) }
			{ said && (
				<div className="pagewright-forms__said">
					<Snackbar onRemove={ forget }>{ said }</Snackbar>
				</div>
			) }
		</>
	);
}

/* translators: %s: title of a form. */
const copyTitle = ( title: string ) => sprintf( __( '%s (copy)', 'pagewright' ), title );

/** Does something to a form, says how it went, and lets a failed one be tried again. */
function useAction( onDone: () => void ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ refusal, setRefusal ] = useState< Failure | null >( null );
	const [ said, setSaid ] = useState( '' );
	const [ retry, setRetry ] = useState< () => void >( () => () => {} );
	const run = async ( action: () => Promise< Result< unknown > >, words: string ) => {
		setBusy( true );
		const result = await action();
		setBusy( false );
		setRefusal( result.ok ? null : result.failure );
		setSaid( result.ok ? words : '' );
		setRetry( () => () => void run( action, words ) );
		if ( result.ok ) {
			onDone();
		}
		return result.ok;
	};
	return { run, isBusy, refusal, retry, said, forget: () => setSaid( '' ) };
}
