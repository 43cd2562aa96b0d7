import { load } from '../../../../rest/send';

export interface FormRow {
	id: number;
	hash: string;
	title: string;
	isTrashed: boolean;
	stores: boolean;
	/** Null when this user may not read them. */
	submissions: { all: number; unread: number } | null;
	/** Number of configuration errors when the form was saved. */
	problems: number;
	/** ISO 8601. */
	modified: string;
}

export interface FormsPage {
	found: number;
	/** Number of forms in the trash. */
	trashed: number;
	rows: FormRow[];
}

export interface FormsQuestion {
	search: string;
	page: number;
	orderby: 'title' | 'modified';
	status: 'any' | 'trash';
}

export const PER_PAGE = 20;

export const fetchForms = (
	{ search, page, orderby, status }: FormsQuestion,
	signal?: AbortSignal
) =>
	load< FormsPage >(
		`/pagewright/v1/forms?${ new URLSearchParams( {
			search,
			orderby,
			status,
			page: String( page ),
			per_page: String( PER_PAGE ),
		} ) }`,
		signal
	);
