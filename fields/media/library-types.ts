/** `image, video` → `[ 'image', 'video' ]`; empty for all types. */
export const libraryTypes = ( library: string | undefined ): string[] =>
	( library ?? '' )
		.split( ',' )
		.map( ( type ) => type.trim() )
		.filter( ( type ) => type !== '' && type !== 'all' );
