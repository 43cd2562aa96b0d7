import { useRef, useState } from '@wordpress/element';

type Actions = Record< string, ( ...args: never[] ) => unknown >;

/** The same functions as long as the component stands, each calling the newest one: what is handed down does not make memoized children draw again. */
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
