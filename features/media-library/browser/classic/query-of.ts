import { createQuery, type LooseQuery, type MediaQuery } from '../../model/query';

/** Names of WP_Query that callers may use instead of those of the library. */
const NAMES: Readonly< Record< string, keyof MediaQuery > > = {
	s: 'search',
	post_mime_type: 'type',
	posts_per_page: 'perPage',
	post_parent: 'uploadedTo',
	post_status: 'status',
	post__in: 'include',
	post__not_in: 'exclude',
};
const PROPERTIES: ReadonlySet< string > = new Set( Object.keys( createQuery() ) );
/** Properties without an effect on the list. */
const IGNORED: ReadonlySet< string > = new Set( [ 'query' ] );

/**
 * Converts the properties of a list of WordPress's library. Null for a list that ours cannot show,
 * such as one with a taxonomy of a plugin, or one that is not loaded from the server.
 */
export function queryOf( properties: Record< string, unknown > ): MediaQuery | null {
	if ( ! properties.query ) {
		return null;
	}
	const known: Record< string, unknown > = {};
	for ( const [ name, value ] of Object.entries( properties ) ) {
		if ( IGNORED.has( name ) || value === null || value === undefined || value === false ) {
			continue;
		}
		const own = NAMES[ name ] ?? name;
		if ( ! PROPERTIES.has( own ) ) {
			return null;
		}
		known[ own ] = value;
	}
	return createQuery( toNumbers( known ) );
}

const NUMBERS = [ 'uploadedTo', 'author', 'year', 'monthnum', 'folder', 'perPage' ];

/** WordPress prints numbers of its settings as texts. */
const toNumbers = ( properties: Record< string, unknown > ): LooseQuery =>
	Object.fromEntries(
		Object.entries( properties ).map( ( [ name, value ] ) => [
			name,
			NUMBERS.includes( name ) ? Number( value ) : value,
		] )
	);
