import { Button, SearchControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { PostsPage, Question, Row } from '../../rest/views-statistics/client';
import { Change } from './Change';
import { formatNumber, formatPercent } from './format';

const PER_PAGE = 20;
const SEARCH_DEBOUNCE_MS = 300;

interface PostsTableProps {
	page: PostsPage;
	question: Question;
	/** Page views of all posts together. */
	total: number;
	onAsk: ( change: Partial< Question > ) => void;
}

/** The posts with the most views. A title opens the chart of its post. */
export function PostsTable( { page, question, total, onAsk }: PostsTableProps ) {
	const [ search, setSearch ] = useState( question.search );
	useEffect( () => {
		const words = search.trim();
		if ( words === question.search ) {
			return;
		}
		const timer = setTimeout( () => onAsk( { search: words } ), SEARCH_DEBOUNCE_MS );
		return () => clearTimeout( timer );
	}, [ search, question.search, onAsk ] );
	const most = Math.max( 1, ...page.rows.map( ( row ) => row.views ) );
	return (
		<section
			className="pagewright-statistics__panel"
			aria-labelledby="pagewright-statistics-posts"
		>
			<div className="pagewright-statistics__head">
				<h2 id="pagewright-statistics-posts">{ __( 'Popular posts', 'pagewright' ) }</h2>
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search titles', 'pagewright' ) }
					placeholder={ __( 'Search titles', 'pagewright' ) }
					value={ search }
					onChange={ setSearch }
				/>
			</div>
			{ page.rows.length === 0 ? (
				<p className="pagewright-statistics__none" role="status">
					{ __( 'No posts found.', 'pagewright' ) }
				</p>
			) : (
				<table className="pagewright-statistics__posts">
					<PostsHead />
					<tbody>
						{ page.rows.map( ( row ) => (
							<PostRow
								key={ row.id }
								row={ row }
								length={ row.views / most }
								share={ total > 0 ? row.views / total : 0 }
								onOpen={ () => onAsk( { post: row.id } ) }
							/>
						) ) }
					</tbody>
				</table>
			) }
			{ ( page.found > PER_PAGE || question.page > 1 ) && (
				<Pages page={ page } question={ question } onAsk={ onAsk } />
			) }
		</section>
	);
}

function PostsHead() {
	return (
		<thead>
			<tr>
				<th scope="col" className="is-rank">
					<span aria-hidden="true">#</span>
					<span className="screen-reader-text">{ __( 'Rank', 'pagewright' ) }</span>
				</th>
				<th scope="col">{ __( 'Title', 'pagewright' ) }</th>
				<th scope="col" className="is-author">
					{ __( 'Author', 'pagewright' ) }
				</th>
				<th scope="col" className="is-number">
					{ __( 'Views', 'pagewright' ) }
				</th>
				<th scope="col" className="is-number is-share">
					{ __( 'Share', 'pagewright' ) }
				</th>
				<th scope="col" className="is-number">
					{ __( 'Change', 'pagewright' ) }
				</th>
			</tr>
		</thead>
	);
}

interface PostRowProps {
	row: Row;
	/** Length of its bar, 0 to 1. */
	length: number;
	/** Share of all views, 0 to 1. */
	share: number;
	onOpen: () => void;
}

function PostRow( { row, length, share, onOpen }: PostRowProps ) {
	return (
		<tr>
			<td className="is-rank">{ formatNumber( row.rank ) }</td>
			<th scope="row">
				<Button variant="link" onClick={ onOpen } aria-label={ openText( row.title ) }>
					{ row.title }
				</Button>
				<span className="pagewright-statistics__about">
					<span>{ row.type }</span>
					<span className="is-narrow">{ row.author }</span>
					{ row.view && (
						<a href={ row.view } aria-label={ viewText( row.title ) }>
							{ __( 'View', 'pagewright' ) }
						</a>
					) }
					{ row.edit && (
						<a href={ row.edit } aria-label={ editText( row.title ) }>
							{ __( 'Edit', 'pagewright' ) }
						</a>
					) }
				</span>
				<span className="pagewright-statistics__share" aria-hidden="true">
					<span style={ { inlineSize: `${ length * 100 }%` } } />
				</span>
			</th>
			<td className="is-author">{ row.author }</td>
			<td className="is-number">{ formatNumber( row.views ) }</td>
			<td className="is-number is-share">{ formatPercent( share, 1 ) }</td>
			<td className="is-number">
				<Change now={ row.views } before={ row.before } />
			</td>
		</tr>
	);
}

function Pages( { page, question, onAsk }: Omit< PostsTableProps, 'total' > ) {
	const first = ( question.page - 1 ) * PER_PAGE + 1;
	const last = Math.min( page.found, question.page * PER_PAGE );
	return (
		<nav
			className="pagewright-statistics__pages"
			aria-label={ __( 'Pagination', 'pagewright' ) }
		>
			<Button
				variant="secondary"
				disabled={ question.page <= 1 }
				accessibleWhenDisabled
				onClick={ () => onAsk( { page: question.page - 1 } ) }
			>
				{ __( 'Previous', 'pagewright' ) }
			</Button>
			<span role="status">
				{ sprintf(
					/* translators: 1: number of the first row; 2: of the last; 3: of all. */
					__( '%1$s–%2$s of %3$s', 'pagewright' ),
					formatNumber( Math.min( first, last ) ),
					formatNumber( last ),
					formatNumber( page.found )
				) }
			</span>
			<Button
				variant="secondary"
				disabled={ last >= page.found }
				accessibleWhenDisabled
				onClick={ () => onAsk( { page: question.page + 1 } ) }
			>
				{ __( 'Next', 'pagewright' ) }
			</Button>
		</nav>
	);
}

const viewText = ( title: string ) =>
	/* translators: %s: title of a post. */
	sprintf( __( 'View “%s”', 'pagewright' ), title );

const editText = ( title: string ) =>
	/* translators: %s: title of a post. */
	sprintf( __( 'Edit “%s”', 'pagewright' ), title );

const openText = ( title: string ) =>
	/* translators: %s: title of a post. */
	sprintf( __( '%s: show views over time', 'pagewright' ), title );
