import { useEffect, useState } from '@wordpress/element';
import { loadFamily, type FamilyAnswer } from './client';

/**
 * Returns the family of this key, loaded when `isWanted`; undefined while it loads. `retry` loads
 * again after a failure.
 */
export function useFamily(
	key: string,
	isWanted: boolean
): { answer: FamilyAnswer | undefined; retry: () => void } {
	const [ loaded, setLoaded ] = useState< { key: string; answer: FamilyAnswer } >();
	const [ tries, setTries ] = useState( 0 );
	useEffect( () => {
		let isCurrent = isWanted && key !== '';
		if ( isCurrent ) {
			void loadFamily( key ).then( ( answer ) => isCurrent && setLoaded( { key, answer } ) );
		}
		return () => {
			isCurrent = false;
		};
	}, [ key, isWanted, tries ] );
	return {
		answer: loaded?.key === key ? loaded.answer : undefined,
		retry: () => {
			setLoaded( undefined );
			setTries( tries + 1 );
		},
	};
}
