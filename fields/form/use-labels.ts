import { useEffect, useState } from '@wordpress/element';
import { knownContent, learnContent, type Found, type Source } from './content';

/**
 * Returns the cached entries of stored values, and loads missing ones: null for deleted content or
 * content that the user may not read, undefined while it loads.
 */
export function useLabels( source: Source, values: string[] ): Array< Found | null | undefined > {
	const [ , redraw ] = useState( 0 );
	const key = values.join( ',' );
	useEffect( () => {
		let isCurrent = true;
		void learnContent( source, key === '' ? [] : key.split( ',' ) ).then(
			() => isCurrent && redraw( ( count ) => count + 1 )
		);
		return () => {
			isCurrent = false;
		};
	}, [ source, key ] );
	return values.map( ( value ) => knownContent( source, value ) );
}
