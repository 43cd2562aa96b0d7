import type { Attachment } from '../port';

/**
 * Returns whether a file cannot replace the one of an attachment. Browsers and sites name images equally; other types
 * are left to the server.
 */
export const hasOtherType = (
	{ name, type }: Pick< File, 'name' | 'type' >,
	{ filename, mime }: Pick< Attachment, 'filename' | 'mime' >
): boolean =>
	type !== mime &&
	endOf( name ) !== endOf( filename ) &&
	[ type, mime ].some( ( known ) => known.startsWith( 'image/' ) );

const endOf = ( name: string ): string => name.slice( name.lastIndexOf( '.' ) ).toLowerCase();
