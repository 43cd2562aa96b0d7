import type { OldView } from '../../../../tests/support/old-views';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/support/old-views.php' );

/** Creates the tables of WordPress Popular Posts 7, and empties ours. */
export const makeOldTables = () => call( 'make_old_tables' );

/** Deletes all tables and settings. */
export const dropOldTables = () => call( 'drop_old_tables' );

/**
 * Inserts rows into the old summary, and totals that include them and `before` views of a post that
 * were deleted from it.
 */
export const addOldViews = ( views: OldView[], before: Record< number, number > = {} ) =>
	call( 'add_old_views', before, JSON.stringify( views ) );

/** Returns a time some hours ago, in the site's time zone: 2026-11-30 14:05:00. */
export const ago = ( hours: number ) =>
	php< string >( `return wp_date( 'Y-m-d H:i:s', time() - ${ hours } * HOUR_IN_SECONDS );` );
