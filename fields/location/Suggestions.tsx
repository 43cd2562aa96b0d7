import { __, _n, sprintf } from '@wordpress/i18n';
import type { PlaceProvider, Suggestion } from './provider';
import type { PlaceSearch } from './use-place-search';

interface SuggestionsProps {
	id: string;
	search: PlaceSearch;
	active: number;
	onChoose: ( suggestion: Suggestion ) => void;
	credit: PlaceProvider[ 'credit' ];
}

/** Renders the list below the text box, in the flow of the form, so that it covers nothing. */
export function Suggestions( { id, search, active, onChoose, credit }: SuggestionsProps ) {
	const suggestions = search.suggestions ?? [];
	return (
		<>
			<ul
				id={ `${ id }-list` }
				className="pagewright-location__list"
				role="listbox"
				aria-label={ __( 'Places', 'pagewright' ) }
				hidden={ suggestions.length === 0 }
			>
				{ suggestions.map( ( suggestion, index ) => (
					// The text box, which keeps the focus, handles the keys of the list.
					// eslint-disable-next-line jsx-a11y/click-events-have-key-events
					<li
						key={ suggestion.id }
						id={ `${ id }-${ index }` }
						className={ `pagewright-location__option${ index === active ? ' is-active' : '' }` }
						role="option"
						aria-selected={ index === active }
						dir="auto"
						// The text box keeps the focus when the user clicks the list.
						onMouseDown={ ( event ) => event.preventDefault() }
						onClick={ () => onChoose( suggestion ) }
					>
						<span className="pagewright-location__title">{ suggestion.title }</span>
						{ suggestion.detail !== '' && (
							<span className="pagewright-location__detail">
								{ suggestion.detail }
							</span>
						) }
					</li>
				) ) }
			</ul>
			{ credit && suggestions.length > 0 && (
				<p className="pagewright-location__credit">
					<a href={ credit.url } target="_blank" rel="noreferrer noopener">
						{ credit.text }
					</a>
				</p>
			) }
			<div
				className={
					search.suggestions?.length === 0
						? 'pagewright-location__none'
						: 'screen-reader-text'
				}
				role="status"
			>
				{ statusText( search ) }
			</div>
		</>
	);
}

function statusText( { isSearching, suggestions }: PlaceSearch ): string {
	if ( isSearching ) {
		return __( 'Searching…', 'pagewright' );
	}
	if ( ! suggestions ) {
		return '';
	}
	return suggestions.length === 0
		? __( 'No results found.', 'pagewright' )
		: sprintf(
				/* translators: %d: number of results. */
				_n(
					'%d result is available, use up and down arrow keys to navigate.',
					'%d results are available, use up and down arrow keys to navigate.',
					suggestions.length,
					'pagewright'
				),
				suggestions.length
			);
}
