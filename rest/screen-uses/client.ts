import { send } from '../send';

export interface UseCount {
	posts: number;
	areas: number;
}

export interface UsingPost {
	id: number;
	title: string;
	type: string;
	/** Name of the status; '' for published posts. */
	status: string;
	/** '' when there is no public page. */
	view: string;
	/** '' when this user may not edit it. */
	edit: string;
}

export interface UsesPage {
	posts: UsingPost[];
	hasMore: boolean;
	/** Names of widget areas, with the first page only. */
	areas: string[];
	areasUrl: string;
}

/** Fetches the number of uses of each widget, by class. */
export const countUses = () =>
	send< { counts: Record< string, UseCount > } >( '/sowb/v1/screen/uses', {} );

/** Fetches posts and areas that contain a widget, page by page. */
export const fetchUses = ( widgetClass: string, page: number, signal?: AbortSignal ) =>
	send< UsesPage >( '/sowb/v1/screen/uses', { widgetClass, page }, signal );
