import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormRow, FormsQuestion } from '../../rest/form-list/client';
import { configuration, formUrl } from './configuration';
import { ShortcodeField } from './ShortcodeField';
import { UsedOn } from './UsedOn';
import type { UsesState } from './use-forms';

const ORDERS = { title: 'ascending', modified: 'descending' } as const;

interface FormsTableProps {
	rows: FormRow[];
	uses: UsesState;
	question: FormsQuestion;
	isStale: boolean;
	onAsk: ( change: Partial< FormsQuestion > ) => void;
	onDuplicate: ( row: FormRow ) => void;
	/** Moves to the trash, or deletes permanently. */
	onDelete: ( row: FormRow ) => void;
	onRestore: ( row: FormRow ) => void;
}

export function FormsTable( props: FormsTableProps ) {
	const { rows, uses, question, isStale, onAsk } = props;
	if ( rows.length === 0 ) {
		return (
			<p className="pagewright-forms__panel is-none" role="status">
				{ question.search === ''
					? __( 'The trash is empty.', 'pagewright' )
					: __( 'No forms found.', 'pagewright' ) }
			</p>
		);
	}
	const sortable = ( by: FormsQuestion[ 'orderby' ], label: string ) => (
		<th
			scope="col"
			className={ `is-${ by }` }
			aria-sort={ question.orderby === by ? ORDERS[ by ] : undefined }
		>
			<Button variant="tertiary" size="small" onClick={ () => onAsk( { orderby: by } ) }>
				{ label }
				{ question.orderby === by && (
					<span aria-hidden="true">{ by === 'title' ? ' ↑' : ' ↓' }</span>
				) }
			</Button>
		</th>
	);
	return (
		<div className="pagewright-forms__panel is-table" aria-busy={ isStale }>
			<table className="pagewright-forms__table">
				<thead>
					<tr>
						{ sortable( 'title', __( 'Title', 'pagewright' ) ) }
						<th scope="col">{ __( 'Shortcode', 'pagewright' ) }</th>
						<th scope="col">{ __( 'Submissions', 'pagewright' ) }</th>
						<th scope="col">{ __( 'Used on', 'pagewright' ) }</th>
						{ sortable( 'modified', __( 'Modified', 'pagewright' ) ) }
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( row ) => (
						<tr key={ row.id }>
							<th scope="row">
								<Title row={ row } />
								<Actions { ...props } row={ row } />
							</th>
							<td>
								{ ! row.isTrashed && (
									<ShortcodeField hash={ row.hash } title={ row.title } />
								) }
							</td>
							<td>
								<Submissions row={ row } />
							</td>
							<td className="is-uses">
								{ ! row.isTrashed && <UsedOn id={ row.id } uses={ uses } /> }
							</td>
							<td className="is-date">
								<time dateTime={ row.modified }>{ dayOf( row.modified ) }</time>
							</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}

/** In the language of the screen. */
const dayOf = ( time: string ): string =>
	new Date( time ).toLocaleDateString( document.documentElement.lang || undefined, {
		dateStyle: 'medium',
	} );

/** Shows whether submissions are stored, their number, and a link to them. */
function Submissions( { row: { id, stores, submissions } }: { row: FormRow } ) {
	const { inboxUrl } = configuration();
	return (
		<>
			{ inboxUrl && submissions && submissions.all > 0 && (
				<a className="pagewright-forms__submissions" href={ `${ inboxUrl }&form=${ id }` }>
					{ countText( submissions ) }
				</a>
			) }
			<span className={ `pagewright-forms__state${ stores ? ' is-on' : '' }` }>
				{ stores ? __( 'Stored', 'pagewright' ) : __( 'Email only', 'pagewright' ) }
			</span>
		</>
	);
}

function countText( { all, unread }: { all: number; unread: number } ) {
	/* translators: %d: number of submissions. */
	const total = sprintf( _n( '%d submission', '%d submissions', all, 'pagewright' ), all );
	return unread > 0
		? /* translators: 1: number of submissions, such as 3 submissions; 2: how many of them are unread. */
			sprintf( __( '%1$s, %2$d unread', 'pagewright' ), total, unread )
		: total;
}

function Title( { row }: { row: FormRow } ) {
	return (
		<span className="pagewright-forms__title">
			{ configuration().mayEdit && ! row.isTrashed ? (
				<a href={ formUrl( row.id ) }>{ row.title }</a>
			) : (
				row.title
			) }
			{ row.problems > 0 && (
				<span className="pagewright-forms__count">
					{
						/* translators: %d: number of mistakes in a form. */ sprintf(
							_n( '%d problem', '%d problems', row.problems, 'pagewright' ),
							row.problems
						)
					}
				</span>
			) }
		</span>
	);
}

type ActionsProps = Pick<
	FormsTableProps,
	'isStale' | 'onDuplicate' | 'onDelete' | 'onRestore'
> & {
	row: FormRow;
};

function Actions( { row, isStale, onDuplicate, onDelete, onRestore }: ActionsProps ) {
	const { mayEdit, mayDelete, hasTrash } = configuration();
	const action = ( label: string, onClick: () => void, isDestructive = false ) => (
		<Button
			variant="link"
			isDestructive={ isDestructive }
			disabled={ isStale }
			accessibleWhenDisabled
			aria-label={ named( label, row ) }
			onClick={ onClick }
		>
			{ label }
		</Button>
	);
	const remove = ( label: string ) => action( label, () => onDelete( row ), true );
	if ( row.isTrashed ) {
		return (
			<span className="pagewright-forms__actions">
				{ mayDelete && action( __( 'Restore', 'pagewright' ), () => onRestore( row ) ) }
				{ mayDelete && remove( __( 'Delete permanently', 'pagewright' ) ) }
			</span>
		);
	}
	return (
		<span className="pagewright-forms__actions">
			{ mayEdit && (
				<a
					href={ formUrl( row.id ) }
					aria-label={ named( __( 'Edit', 'pagewright' ), row ) }
				>
					{ __( 'Edit', 'pagewright' ) }
				</a>
			) }
			{ mayEdit && action( __( 'Duplicate', 'pagewright' ), () => onDuplicate( row ) ) }
			{ mayDelete &&
				remove( hasTrash ? __( 'Trash', 'pagewright' ) : __( 'Delete', 'pagewright' ) ) }
		</span>
	);
}

const named = ( what: string, { title }: FormRow ) =>
	/* translators: 1: what is done, 2: title of a form. */
	sprintf( __( '%1$s: %2$s', 'pagewright' ), what, title );
