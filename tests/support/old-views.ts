import { existsSync } from 'node:fs';
import { phpFile } from './site';
import { features } from './units';

export interface OldView {
	post: number;
	views?: number;
	/** In the site's time zone: 2026-11-30 14:05:00. */
	at: string;
}

const parts = features
	.map( ( feature ) => `${ feature }/tests/support/old-views.php` )
	.filter( ( file ) => existsSync( file ) )
	.map( ( file ) => phpFile( file ) );

/** Calls a function of the feature that reads old views; none without the feature. */
async function call( name: string, ...values: unknown[] ): Promise< void > {
	for ( const part of parts ) {
		await part.call( name, ...values );
	}
}

/** Views that a replaced plugin counted, for tests of switching. */
export const oldViews = {
	/** Creates the tables of the plugin, and empties ours. */
	make: () => call( 'make_old_tables' ),
	/** Inserts views, and `before` views of a post whose rows were deleted. */
	add: ( views: OldView[], before: Record< number, number > = {} ) =>
		call( 'add_old_views', before, JSON.stringify( views ) ),
	/** Imports all views into our tables. */
	import: () => call( 'import_old_views' ),
	/** Counts a view in our tables. */
	count: ( post: number ) => call( 'count_view', post ),
	/** Deletes our tables. */
	dropOurs: () => call( 'drop_tables' ),
	/** Deletes all tables and settings. */
	drop: () => call( 'drop_old_tables' ),
};
