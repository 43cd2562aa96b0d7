import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DryRunDifference, DryRunRow } from '../../rest/switch-dry-run/client';
import { csvOf, saveFile } from './report-file';
import { moreText, number } from './texts';

/** Number of rows in the table. The download contains all rows. */
const STEP = 20;

/** Result of a dry run: problems first, then differences. All rows can be downloaded. */
export function Report( { rows }: { rows: DryRunRow[] } ) {
	const [ shown, setShown ] = useState( STEP );
	const found = [
		...rows.filter( ( { result } ) => result === 'problem' ),
		...rows.filter( ( { result } ) => result === 'different' ),
	];
	return (
		<>
			{ found.length > 0 && (
				<div className="pagewright-switch__report">
					<table className="widefat striped">
						<thead>
							<tr>
								<th scope="col">{ __( 'Where', 'pagewright' ) }</th>
								<th scope="col">{ __( 'Difference', 'pagewright' ) }</th>
							</tr>
						</thead>
						<tbody>
							{ found.slice( 0, shown ).map( ( row ) => (
								<ReportRow key={ `${ row.kind } ${ row.id }` } row={ row } />
							) ) }
						</tbody>
					</table>
				</div>
			) }
			<div className="pagewright-switch__buttons">
				{ found.length > shown && (
					<Button variant="secondary" onClick={ () => setShown( shown + STEP ) }>
						{ sprintf(
							/* translators: %s: a number. */
							__( 'Show more (%s)', 'pagewright' ),
							number( found.length - shown )
						) }
					</Button>
				) }
				<Button
					variant="link"
					onClick={ () => saveFile( 'switch-report.csv', 'text/csv', csvOf( rows ) ) }
				>
					{ __( 'Download report (CSV)', 'pagewright' ) }
				</Button>
				<Button
					variant="link"
					onClick={ () =>
						saveFile(
							'switch-report.json',
							'application/json',
							JSON.stringify( rows, null, '\t' )
						)
					}
				>
					{ __( 'Download report (JSON)', 'pagewright' ) }
				</Button>
			</div>
		</>
	);
}

function ReportRow( { row }: { row: DryRunRow } ) {
	const { kind, title, edit, view } = row;
	const label = {
		form: __( 'Form', 'pagewright' ),
		widget: __( 'Widget', 'pagewright' ),
	}[ kind ];
	return (
		<tr>
			<th scope="row">
				{ label && <>{ label } </> }
				{ edit ? <a href={ edit }>{ title }</a> : title }
				{ view && (
					<>
						{ ' ' }
						<a
							className="pagewright-switch__view"
							href={ view }
							aria-label={ sprintf(
								/* translators: %s: title of a post. */
								__( 'View “%s”', 'pagewright' ),
								title
							) }
						>
							{ __( 'View', 'pagewright' ) }
						</a>
					</>
				) }
			</th>
			<td>
				<ul>
					{ row.problems.map( ( text ) => (
						<li key={ text }>
							<strong>{ text }</strong>
						</li>
					) ) }
					{ row.differences.map( ( one ) => (
						<li key={ one.what }>
							<Difference difference={ one } />
						</li>
					) ) }
				</ul>
			</td>
		</tr>
	);
}

function Difference( { difference }: { difference: DryRunDifference } ) {
	const { what, lost, lostCount, added, addedCount } = difference;
	return (
		<>
			{ whatText( what ) }
			{ lostCount > 0 && (
				<>
					{ ' ' }
					<del>{ listText( lost, lostCount ) }</del>
				</>
			) }
			{ addedCount > 0 && (
				<>
					{ ' ' }
					<ins>{ listText( added, addedCount ) }</ins>
				</>
			) }
		</>
	);
}

const listText = ( examples: string[], count: number ) =>
	[
		...examples,
		...( count > examples.length ? [ moreText( count - examples.length ) ] : [] ),
	].join( ', ' );

const whatText = ( what: DryRunDifference[ 'what' ] ) =>
	( {
		words: __( 'Words:', 'pagewright' ),
		headings: __( 'Headings:', 'pagewright' ),
		links: __( 'Links:', 'pagewright' ),
		pictures: __( 'Images:', 'pagewright' ),
		fields: __( 'Form fields:', 'pagewright' ),
	} )[ what ];
