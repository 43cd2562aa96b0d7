import { useRef, useState } from '@wordpress/element';

type Actions = Record< string, ( ...args: never[] ) => unknown >;

/**
 * Returns the same functions as long as the component exists. Each calls the latest version, so
 * that memoized children do not render again.
 */
export function useStable< T extends Actions >( actions: T ): T {
	const newest = useRef( actions );
	newest.current = actions;
	const [ stable ] = useState(
		() =>
			Object.fromEntries(
				Object.keys( actions ).map( ( name ) => [
					name,
					( ...args: never[] ) => newest.current[ name ]?.( ...args ),
				] )
			) as T
	);
	return stable;
}
