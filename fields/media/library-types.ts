/** `image, video` → `[ 'image', 'video' ]`; empty when every kind of file may be chosen. */
export const libraryTypes = ( library: string | undefined ): string[] =>
	( library ?? '' )
		.split( ',' )
		.map( ( type ) => type.trim() )
		.filter( ( type ) => type !== '' && type !== 'all' );
