import { useEffect, useState } from '@wordpress/element';
import type { TextPort } from '../../text-port';

/**
 * Returns the text that a provider suggests for an image; '' for none. That of the next image is requested too.
 * Without an answer there is no suggestion: users write texts without one.
 *
 * @param port
 * @param ids  The shown image, and the next one.
 */
export function useSuggestion( port: TextPort, ids: readonly number[] ): string {
	const [ known ] = useState( () => new Map< number, string >() );
	const [ , setLatest ] = useState( 0 );
	const key = ids.join();
	useEffect( () => {
		for ( const id of key.split( ',' ).map( Number ) ) {
			if ( id > 0 && ! known.has( id ) ) {
				known.set( id, '' );
				void port.suggest( id ).then( ( result ) => {
					if ( result.ok && result.value.text ) {
						known.set( id, result.value.text );
						setLatest( id );
					}
				} );
			}
		}
	}, [ key, known, port ] );
	return known.get( ids[ 0 ] ?? 0 ) ?? '';
}
