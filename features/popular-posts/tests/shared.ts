// The part of popular posts in tests of the whole plugin; see tests/support/shared-objects.ts.
import { phpFile } from '../../../tests/support/site';
import { addOldViews, dropOldTables, makeOldTables } from './support/old-views';

const { call } = phpFile( 'features/popular-posts/tests/support/shared.php' );

export const turnOn = () => call( 'turn_on' );
export const turnOff = () => call( 'turn_off' );
export const addTo = ( posts: number[] ) => call( 'add_totals', posts );

export const oldViews = {
	make: makeOldTables,
	add: addOldViews,
	import: () => call( 'import_old_views' ),
	count: ( post: number ) => call( 'count_view', post ),
	dropOurs: () => call( 'drop_tables' ),
	drop: dropOldTables,
};
