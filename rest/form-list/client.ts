import { load } from '../send';

export interface FormRow {
	id: number;
	hash: string;
	title: string;
	stores: boolean;
	/** How many mistakes were found when it was saved. */
	problems: number;
	/** As ISO 8601. */
	modified: string;
}

export interface FormsPage {
	found: number;
	rows: FormRow[];
}

export interface FormsQuestion {
	search: string;
	page: number;
	orderby: 'title' | 'modified';
}

export const PER_PAGE = 20;

export const fetchForms = ( { search, page, orderby }: FormsQuestion, signal?: AbortSignal ) =>
	load< FormsPage >(
		`/pagewright/v1/forms?${ new URLSearchParams( {
			search,
			orderby,
			page: String( page ),
			per_page: String( PER_PAGE ),
		} ) }`,
		signal
	);
