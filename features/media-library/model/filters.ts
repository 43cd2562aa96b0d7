import type { LooseQuery } from './query';

/** The filters of a screen depend on these properties. */
export interface FilterContext {
	/** Groups of WordPress's `mimeTypes`: name => text, in their order. */
	mimeTypes: Readonly< Record< string, string > >;
	/** ID of the edited post; 0 for none. */
	post: number;
	/** ID of the signed-in user; 0 for none. */
	user: number;
	/** Whether the site keeps deleted attachments in the trash. */
	hasTrash: boolean;
	isGridScreen: boolean;
}

export interface Filter {
	/** `type:` and the name of a group for the filters by type. */
	id: 'all' | 'uploaded' | 'unattached' | 'mine' | 'trash' | `type:${ string }`;
	/** They replace properties in the query of the state. */
	properties: LooseQuery;
}

/** Which list of filters a state offers; false for none. */
export type Filterable = false | 'uploaded' | 'all';

const inPlace = { orderby: 'menuOrder', order: 'ASC' };

/** Returns the choices of the filter, in their order. */
export function filtersFor( filterable: Filterable, context: FilterContext ): Filter[] {
	if ( ! filterable ) {
		return [];
	}
	const isAll = filterable === 'all';
	const { mimeTypes, post, user } = context;
	const groups = isAll ? Object.keys( mimeTypes ) : [];
	const choices: Array< Filter | false > = [
		{ id: 'all', properties: {} },
		...groups.map( ( type ): Filter => ( {
			id: `type:${ type }`,
			properties: { type: type.split( ',' ) },
		} ) ),
		post > 0 && { id: 'uploaded', properties: { uploadedTo: post, ...inPlace } },
		{ id: 'unattached', properties: { uploadedTo: 0, ...inPlace } },
		user > 0 && { id: 'mine', properties: { author: user } },
		isAll &&
			context.hasTrash &&
			context.isGridScreen && { id: 'trash', properties: { status: 'trash' } },
	];
	return choices.filter( ( choice ) => choice !== false );
}
