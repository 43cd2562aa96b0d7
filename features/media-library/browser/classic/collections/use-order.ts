import { useState } from '@wordpress/element';
import type { Failure } from '../../../model/failure';
import type { CoreCollection } from '../core';
import { requestFailure } from '../request-failure';

/** WordPress's order of the files that are attached to a post. */
const MENU_ORDER = 'menuOrder';

/**
 * Returns a function that gives the list of WordPress another order, without the files that were removed. If
 * the list has the order of the files attached to the post, the order is saved, as in WordPress's list.
 */
export function useOrder( library: CoreCollection ) {
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const save = () => {
		setFailure( null );
		library
			.saveMenuOrder?.()
			?.fail( ( reason ) => setFailure( requestFailure( reason, 'forbidden' ) ) );
	};
	const arrange = ( ids: readonly number[] ) => {
		const known = new Map( library.models.map( ( model ) => [ model.id, model ] ) );
		const files = ids
			.map( ( id ) => known.get( id ) )
			.filter( ( model ) => model !== undefined );
		const isSaved = library.props?.get( 'orderby' ) === MENU_ORDER;
		if ( isSaved ) {
			// The list sorts itself by these numbers.
			files.forEach( ( model, at ) => model.set( { [ MENU_ORDER ]: at + 1 } ) );
		}
		library.reset( [ ...files, ...library.models.filter( ( { id } ) => id === undefined ) ] );
		if ( isSaved ) {
			save();
		}
	};
	return {
		arrange,
		/** Why the order was not saved; null if it was. */
		failure,
		save,
	};
}
