import type { StockImage, StockPage } from '../../../rest/image-search/client';

/**
 * State of the dialog. `request` counts the searches: the response of an older search is ignored.
 */
export interface StockState {
	request: number;
	isSearching: boolean;
	/** Words of the visible results; '' before the first search. */
	query: string;
	provider: string;
	page: number;
	images: StockImage[];
	keywords: string[];
	hasMore: boolean;
	/** Message for the user. */
	error: string;
}

export const initialState: StockState = {
	request: 0,
	isSearching: false,
	query: '',
	provider: '',
	page: 0,
	images: [],
	keywords: [],
	hasMore: false,
	error: '',
};

/** Starts a search: the first page of new words, or the next page of the same words. */
export function searchStarted(
	state: StockState,
	next: { query: string; provider: string; page: number }
): StockState {
	const isFirst = next.page === 1;
	return {
		...state,
		...( isFirst ? { images: [], keywords: [], hasMore: false } : {} ),
		...next,
		request: state.request + 1,
		isSearching: true,
		error: '',
	};
}

/** Adds results. The words of the first page also apply to later pages. */
export function pageArrived( state: StockState, request: number, page: StockPage ): StockState {
	if ( request !== state.request ) {
		return state;
	}
	return {
		...state,
		isSearching: false,
		images: [ ...state.images, ...page.images ],
		keywords: state.page === 1 ? page.keywords : state.keywords,
		hasMore: page.hasMore,
	};
}

/** Records that a search failed. The user can load the next page again. */
export function searchFailed( state: StockState, request: number, error: string ): StockState {
	if ( request !== state.request ) {
		return state;
	}
	const hasResults = state.images.length > 0;
	return {
		...state,
		isSearching: false,
		error,
		page: hasResults ? state.page - 1 : 0,
		hasMore: hasResults,
	};
}
