import { __, sprintf } from '@wordpress/i18n';
import type { Track } from '../../model/details/tracks';
import type { Source } from '../../model/details/player';

/** Returns the format of a file for users, such as “MP3”. */
export const formatText = ( format: string ): string =>
	format ? format.toUpperCase() : __( 'File', 'pagewright' );

/** Returns the last part of a URL, which is the name of the file. */
export function nameOf( url: string ): string {
	const path = url.replace( /[?#].*$/s, '' ).replace( /\/+$/, '' );
	const name = path.slice( path.lastIndexOf( '/' ) + 1 );
	try {
		return decodeURIComponent( name ) || url;
	} catch {
		return name;
	}
}

export const removeSourceText = ( { format, url }: Source ): string =>
	sprintf(
		/* translators: 1: format of a file, such as MP3, 2: its name. */
		__( 'Remove %1$s: %2$s', 'pagewright' ),
		formatText( format ),
		nameOf( url )
	);

export const trackText = ( number: number ): string =>
	sprintf(
		/* translators: %d: number of a text track. */
		__( 'Track %d', 'pagewright' ),
		number
	);

export const kindTexts = (): ReadonlyArray< { value: Track[ 'kind' ]; label: string } > => [
	{ value: 'subtitles', label: __( 'Subtitles', 'pagewright' ) },
	{ value: 'captions', label: __( 'Captions', 'pagewright' ) },
	{ value: 'descriptions', label: __( 'Descriptions', 'pagewright' ) },
	{ value: 'chapters', label: __( 'Chapters', 'pagewright' ) },
	{ value: 'metadata', label: __( 'Metadata', 'pagewright' ) },
];
