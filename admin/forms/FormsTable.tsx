import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormRow, FormsQuestion } from '../../rest/form-list/client';
import { configuration, formUrl } from './configuration';
import { ShortcodeField } from './ShortcodeField';

const ORDERS = { title: 'ascending', modified: 'descending' } as const;

interface FormsTableProps {
	rows: FormRow[];
	question: FormsQuestion;
	isStale: boolean;
	onAsk: ( change: Partial< FormsQuestion > ) => void;
	onDuplicate: ( row: FormRow ) => void;
	onDelete: ( row: FormRow ) => void;
}

export function FormsTable( {
	rows,
	question,
	isStale,
	onAsk,
	onDuplicate,
	onDelete,
}: FormsTableProps ) {
	if ( rows.length === 0 ) {
		return (
			<p className="pagewright-forms__panel is-none" role="status">
				{ __( 'No form has these words.', 'pagewright' ) }
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
						{ sortable( 'modified', __( 'Changed', 'pagewright' ) ) }
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( row ) => (
						<tr key={ row.id }>
							<th scope="row">
								<Title row={ row } />
								<Actions
									row={ row }
									onDuplicate={ onDuplicate }
									onDelete={ onDelete }
								/>
							</th>
							<td>
								<ShortcodeField hash={ row.hash } title={ row.title } />
							</td>
							<td>
								<span
									className={ `pagewright-forms__state${ row.stores ? ' is-on' : '' }` }
								>
									{ row.stores
										? __( 'Stored', 'pagewright' )
										: __( 'Mail only', 'pagewright' ) }
								</span>
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

function Title( { row }: { row: FormRow } ) {
	return (
		<span className="pagewright-forms__title">
			{ configuration().mayEdit ? (
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

function Actions( {
	row,
	onDuplicate,
	onDelete,
}: Pick< FormsTableProps, 'onDuplicate' | 'onDelete' > & { row: FormRow } ) {
	const { mayEdit, mayDelete } = configuration();
	/* translators: 1: what is done, 2: title of a form. */
	const named = ( what: string ) => sprintf( __( '%1$s: %2$s', 'pagewright' ), what, row.title );
	return (
		<span className="pagewright-forms__actions">
			{ mayEdit && (
				<>
					<a
						href={ formUrl( row.id ) }
						aria-label={ named( __( 'Edit', 'pagewright' ) ) }
					>
						{ __( 'Edit', 'pagewright' ) }
					</a>
					<Button
						variant="link"
						aria-label={ named( __( 'Duplicate', 'pagewright' ) ) }
						onClick={ () => onDuplicate( row ) }
					>
						{ __( 'Duplicate', 'pagewright' ) }
					</Button>
				</>
			) }
			{ mayDelete && (
				<Button
					variant="link"
					isDestructive
					aria-label={ named( __( 'Delete', 'pagewright' ) ) }
					onClick={ () => onDelete( row ) }
				>
					{ __( 'Delete', 'pagewright' ) }
				</Button>
			) }
		</span>
	);
}
