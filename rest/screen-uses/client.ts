import { send } from '../send';

export interface UseCount {
	posts: number;
	areas: number;
}

export interface UsingPost {
	id: number;
	title: string;
	type: string;
	/** Name of its status; '' where it is published. */
	status: string;
	/** '' where there is no page to see. */
	view: string;
	/** '' where this user may not edit. */
	edit: string;
}

export interface UsesPage {
	posts: UsingPost[];
	hasMore: boolean;
	/** Names of widget areas, with the first page only. */
	areas: string[];
	areasUrl: string;
}

/** How often each widget is used, by class. */
export const countUses = () =>
	send< { counts: Record< string, UseCount > } >( '/sowb/v1/screen/uses', {} );

/** Posts and areas that hold a widget, page by page. */
export const fetchUses = ( widgetClass: string, page: number, signal?: AbortSignal ) =>
	send< UsesPage >( '/sowb/v1/screen/uses', { widgetClass, page }, signal );
