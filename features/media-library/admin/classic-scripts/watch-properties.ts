/** An object with the names of its properties, and what they have instead of being loaded when they are read. */
export type Watched = readonly [
	target: object,
	names: readonly string[],
	standIns?: Readonly< Record< string, unknown > >,
];

/**
 * Defines properties of objects until code reads one of them: the callback then defines all of them in their usual way.
 * Loops over an object do not see them.
 *
 * @param watched Objects with the names of their properties. Existing properties stay as they are.
 * @param onRead  Called when a property is read. It should call the returned function.
 * @return Removes the properties.
 */
export function watchProperties( watched: readonly Watched[], onRead: () => void ): () => void {
	const removals: Array< () => void > = [];
	for ( const [ target, names, standIns = {} ] of watched ) {
		for ( const name of names.filter( ( known ) => ! ( known in target ) ) ) {
			let isWatched = true;
			const remove = () => {
				if ( isWatched ) {
					isWatched = false;
					Reflect.deleteProperty( target, name );
				}
			};
			Object.defineProperty( target, name, {
				configurable: true,
				get() {
					if ( name in standIns ) {
						return standIns[ name ];
					}
					onRead();
					return isWatched ? undefined : Reflect.get( target, name );
				},
				// Other code brings its own.
				set( value: unknown ) {
					remove();
					Reflect.set( target, name, value );
				},
			} );
			removals.push( remove );
		}
	}
	return () => removals.forEach( ( remove ) => remove() );
}
