import type { ViewsState } from '../rest/screen-views/client';

/** Initial data of the popular posts tab. */
export interface ViewsFacts extends ViewsState {
	/** Public post types: key => plural name. */
	types: Record< string, string >;
	/** Roles: key => name. */
	roles: Record< string, string >;
	statisticsUrl: string;
	/** URLs of files. */
	totalsUrl: string;
	daysUrl: string;
}
