import { pagedAfter, type MediaQuery, type Orderby } from './query';

/** Values of WP_Query for ours; the others have the same name. */
const ORDERBY: Partial< Record< Orderby, string > > = {
	id: 'ID',
	uploadedTo: 'parent',
	menuOrder: 'menu_order ID',
};

/** Arguments of `query-attachments`. Missing keys do not limit the list. */
export type CoreArguments = Record< string, string | number | readonly ( string | number )[] >;

/**
 * Returns the arguments of WordPress's own request for the page after the loaded attachments. The
 * server drops `menu_order`, and folders are unknown to it.
 */
export function coreArguments( query: MediaQuery, loaded: number ): CoreArguments {
	const { search, type, include, exclude, uploadedTo, author, year, monthnum } = query;
	return {
		orderby: ORDERBY[ query.orderby ] ?? query.orderby,
		order: query.order,
		posts_per_page: query.perPage,
		paged: pagedAfter( loaded, query.perPage ),
		...( search && { s: search } ),
		...( type.length && { post_mime_type: type } ),
		...( uploadedTo !== null && { post_parent: uploadedTo } ),
		...( author !== null && { author } ),
		...( query.status === 'trash' && { post_status: 'trash' } ),
		...( year && { year } ),
		...( monthnum && { monthnum } ),
		...( include.length && { post__in: include } ),
		...( exclude.length && { post__not_in: exclude } ),
	};
}
