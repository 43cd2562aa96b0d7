import { __, _n, sprintf } from '@wordpress/i18n';
import type { AttachmentRow } from '../port';

/** Returns the title, or a text for files without one. */
export const titleOf = ( { title }: Pick< AttachmentRow, 'title' > ): string =>
	title || __( '(no title)', 'pagewright' );

/** Formats of numbers by language. Each takes about 0.3 ms to create. */
const formats = new Map< string, Intl.NumberFormat >();

/** Returns a number in a language; '' for that of the computer. */
export function numberText( value: number, language: string ): string {
	const format = formats.get( language ) ?? new Intl.NumberFormat( language || undefined );
	formats.set( language, format );
	return format.format( value );
}

/** Returns the name of a file for screen readers. Names of files differ where titles do not. */
export function labelOf( row: AttachmentRow ): string {
	return row.mime.startsWith( 'image/' )
		? titleOf( row )
		: sprintf(
				/* translators: 1: title of a file, 2: its name. */
				__( '%1$s, %2$s', 'pagewright' ),
				titleOf( row ),
				row.filename
			);
}

/** Returns the text for a file whose row is missing. */
export const missingText = ( hasFailed: boolean ): string =>
	hasFailed ? __( 'Not loaded', 'pagewright' ) : __( 'Loading…', 'pagewright' );

/** Returns the text for selected files that were deleted. */
export const missingFilesText = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of files. */
		_n(
			'%d selected file no longer exists.',
			'%d selected files no longer exist.',
			count,
			'pagewright'
		),
		count
	);

/** Returns the extension of a file in capitals, such as PDF; '' without one. */
export const extensionOf = ( { filename }: Pick< AttachmentRow, 'filename' > ): string =>
	( /\.([^.]{1,5})$/.exec( filename )?.[ 1 ] ?? '' ).toUpperCase();

/**
 * Returns width and height, such as 1600 × 900. The characters around them keep their order in
 * texts from right to left.
 */
export const timesText = ( width: number, height: number ): string =>
	`\u2066${ width } × ${ height }\u2069`;

/** Returns width and height in pixels; '' if they are unknown. */
export const dimensionsOf = ( {
	width,
	height,
}: Pick< AttachmentRow, 'width' | 'height' > ): string =>
	width > 0 && height > 0
		? sprintf(
				/* translators: %s: width and height of an image or a video, such as 1600 × 900. */
				__( '%s pixels', 'pagewright' ),
				timesText( width, height )
			)
		: '';

const UNITS = [ 'byte', 'kilobyte', 'megabyte', 'gigabyte' ] as const;

/** Returns a size such as 228 kB, as WordPress counts it: 1024 bytes are a kilobyte. */
export function sizeText( bytes: number, language: string ): string {
	const power = bytes < 1 ? 0 : Math.min( 3, Math.floor( Math.log2( bytes ) / 10 ) );
	return new Intl.NumberFormat( language || undefined, {
		style: 'unit',
		unit: UNITS[ power ] ?? 'byte',
		unitDisplay: power ? 'short' : 'long',
		maximumFractionDigits: power > 1 ? 1 : 0,
	} ).format( bytes / 1024 ** power );
}

/** Returns the date of an upload in the time zone of the site. */
export function dateText( dateMs: number, timeZone: string, language: string ): string {
	const format = ( zone: string ) =>
		new Intl.DateTimeFormat( language || undefined, {
			dateStyle: 'medium',
			timeZone: zone,
		} ).format( dateMs );
	try {
		return format( timeZone );
	} catch {
		return format( 'UTC' );
	}
}
