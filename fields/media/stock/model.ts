import type { StockImage, StockPage } from '../../../rest/image-search/client';

/** What the dialog shows. `request` counts the searches: an answer to an older one is dropped. */
export interface StockState {
	request: number;
	isSearching: boolean;
	/** Words of the results that are shown; '' before the first search. */
	query: string;
	provider: string;
	page: number;
	images: StockImage[];
	keywords: string[];
	hasMore: boolean;
	/** Sentence for the user. */
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

/** A search begins: the first page of new words, or the next page of the same. */
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

/** Results came. The words of the first page stay for the others. */
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

/** A search failed. The next page can be asked for again. */
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
