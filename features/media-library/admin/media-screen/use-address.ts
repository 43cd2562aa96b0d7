import { useState } from '@wordpress/element';

/** Reads and writes the URL of the screen, as the grid of WordPress has it: ?item=7 and ?search=boat. */
export function useAddress() {
	const [ first ] = useState( () => {
		const parameters = new URLSearchParams( window.location.search );
		const item = Number( parameters.get( 'item' ) );
		return {
			ids: Number.isInteger( item ) && item > 0 ? [ item ] : [],
			search: parameters.get( 'search' ) ?? '',
		};
	} );
	return {
		...first,
		/** Names the file whose details are open; null for none. */
		write: ( id: number | null ) => {
			const url = new URL( window.location.href );
			if ( id === null ) {
				url.searchParams.delete( 'item' );
			} else {
				url.searchParams.set( 'item', String( id ) );
			}
			if ( url.href !== window.location.href ) {
				window.history.replaceState( window.history.state, '', url );
			}
		},
	};
}
