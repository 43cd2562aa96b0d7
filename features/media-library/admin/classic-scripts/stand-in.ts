/**
 * Returns an object that represents another one until that one is loaded. Some properties are known before; using any other
 * one loads it. Code that keeps the stand-in has what was loaded, too.
 *
 * @param known  Properties that do not load it. `view` of `wp.media` has settings that blocks read.
 * @param load   Loads the object. Returns undefined if that fails.
 * @param loaded Returns the object if it is loaded.
 */
export function standIn(
	known: Readonly< Record< string, unknown > >,
	load: () => object | undefined,
	loaded: () => object | undefined
): object {
	const object = () => load() ?? {};
	const isKnown = ( name: PropertyKey ) => ! loaded() && Object.hasOwn( known, name );
	// Code may call it, as it calls wp.media.
	return new Proxy( () => {}, {
		get: ( _target, name ) =>
			isKnown( name ) ? known[ name as string ] : Reflect.get( object(), name ),
		set: ( _target, name, value ) => Reflect.set( object(), name, value ),
		has: ( _target, name ) => isKnown( name ) || Reflect.has( object(), name ),
		apply( _target, self, values ) {
			const called = load();
			if ( typeof called !== 'function' ) {
				throw new Error( 'The media library of WordPress could not be loaded.' );
			}
			return Reflect.apply( called, self, values );
		},
	} );
}
