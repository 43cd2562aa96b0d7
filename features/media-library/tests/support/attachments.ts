import type { Attachment, AttachmentRow } from '../../port';
import type { Orderby } from '../../model/query';

const BASE_MS = Date.UTC( 2015, 0, 1 );
/** Kinds of files, photos more often than others. */
const KINDS = [
	[ 'jpg', 'image/jpeg' ],
	[ 'jpg', 'image/jpeg' ],
	[ 'jpg', 'image/jpeg' ],
	[ 'png', 'image/png' ],
	[ 'jpg', 'image/jpeg' ],
	[ 'webp', 'image/webp' ],
	[ 'mp4', 'video/mp4' ],
	[ 'mp3', 'audio/mpeg' ],
	[ 'pdf', 'application/pdf' ],
	[ 'zip', 'application/zip' ],
] as const;
const SUBJECTS = [ 'Harbor', 'Café', 'Meadow', 'Winter road', 'Portrait', 'Old town' ];

/** Fills the missing properties of an attachment. */
export function completeAttachment( known: Partial< Attachment > & { id: number } ): Attachment {
	const filename = known.filename ?? `file-${ known.id }.jpg`;
	const url = `https://example.org/uploads/${ filename }`;
	return {
		title: filename.replace( /\.\w+$/, '' ),
		filename,
		mime: 'image/jpeg',
		thumbnail: '',
		thumbnailWidth: 0,
		thumbnailHeight: 0,
		color: '',
		width: 1600,
		height: 1200,
		fileLength: '',
		alt: '',
		date: BASE_MS,
		modified: BASE_MS,
		author: 1,
		uploadedTo: 0,
		status: 'inherit',
		folders: [],
		canEdit: true,
		canDelete: true,
		menuOrder: 0,
		name: filename.replace( /\.\w+$/, '' ),
		url,
		link: `https://example.org/?attachment_id=${ known.id }`,
		caption: '',
		description: '',
		sizes: {},
		filesizeInBytes: 1000 * known.id,
		fileVersion: 0,
		replacedAt: 0,
		restorableUntil: 0,
		...known,
	};
}

/**
 * Returns an attachment made of its number, so that a library of 100,000 needs no memory. Four
 * neighbors share their date; those of the third user cannot be changed.
 */
export function generatedAttachment( id: number ): Attachment {
	const [ extension, mime ] = KINDS[ id % KINDS.length ]!;
	const isImage = mime.startsWith( 'image/' );
	const author = 1 + ( id % 3 );
	const height = 900 + ( id % 5 ) * 200;
	return completeAttachment( {
		id,
		title: `${ SUBJECTS[ id % SUBJECTS.length ] } ${ id }`,
		filename: `file-${ id }.${ extension }`,
		mime,
		thumbnail: isImage ? drawing( id ) : '',
		thumbnailWidth: isImage ? 150 : 0,
		thumbnailHeight: isImage ? 150 : 0,
		color: isImage ? colorOf( id ) : '',
		fileLength: /audio|video/.test( mime ) ? '3:45' : '',
		width: isImage ? 1600 : 0,
		height: isImage ? height : 0,
		sizes: isImage ? sizesOf( id, 1600, height ) : {},
		filesizeInBytes: 40_000 + ( id % 50 ) * 61_000,
		date: BASE_MS + Math.floor( id / 4 ) * 3_600_000,
		author,
		uploadedTo: id % 5 === 0 ? 10 + ( id % 7 ) : 0,
		folders: id % 4 === 0 ? [ 1 + ( id % 3 ) ] : [],
		canEdit: author !== 3,
		canDelete: author !== 3,
	} );
}

/** Returns the color of the sky of drawing(). */
function colorOf( id: number ): string {
	const hue = ( id * 47 ) % 360;
	const [ saturation, light ] = [ 0.45, 0.78 ];
	// The conversion of CSS Color 4.
	const channel = ( step: number ) => {
		const at = ( step + hue / 30 ) % 12;
		const value =
			light - saturation * ( 1 - light ) * Math.max( -1, Math.min( at - 3, 9 - at, 1 ) );
		return Math.round( value * 255 )
			.toString( 16 )
			.padStart( 2, '0' );
	};
	return [ 0, 8, 4 ].map( channel ).join( '' );
}

/** Returns a landscape with colors of its own, as an image that needs no request. */
function drawing( id: number ): string {
	const hue = ( id * 47 ) % 360;
	const color = ( turn: number, light: number ) =>
		`hsl(${ ( hue + turn ) % 360 } 45%25 ${ light }%25)`;
	const hills = 60 + ( id % 4 ) * 8;
	return [
		"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='300' viewBox='0 0 160 120'%3E",
		`%3Cpath fill='${ color( 0, 78 ) }' d='M0 0h160v120H0z'/%3E`,
		`%3Ccircle cx='${ 30 + ( id % 9 ) * 12 }' cy='34' r='14' fill='${ color( 30, 92 ) }'/%3E`,
		`%3Cpath fill='${ color( 20, 56 ) }' d='M0 ${ hills }Q40 30 90 ${ hills }T160 60v60H0z'/%3E`,
		`%3Cpath fill='${ color( 40, 36 ) }' d='M0 96Q60 60 100 92T160 88v32H0z'/%3E%3C/svg%3E`,
	].join( '' );
}

/** Returns the sizes that WordPress makes of an image. */
function sizesOf( id: number, width: number, height: number ): Attachment[ 'sizes' ] {
	const url = drawing( id );
	const fit = ( longest: number ) => ( {
		url,
		width: longest,
		height: Math.round( ( longest * height ) / width ),
	} );
	return {
		thumbnail: { url, width: 150, height: 150 },
		medium: fit( 300 ),
		large: fit( 1024 ),
		full: { url: `https://example.org/uploads/file-${ id }.jpg`, width, height },
	};
}

/** Returns the row of an attachment, with the key of the order. */
export function rowOf( attachment: Attachment, orderby: Orderby = 'date' ): AttachmentRow {
	const { id, title, filename, mime, thumbnail, width, height, date, author } = attachment;
	const { thumbnailWidth, thumbnailHeight, color, fileLength, alt } = attachment;
	const { uploadedTo, status, folders, canEdit, canDelete } = attachment;
	const key =
		orderby === 'modified' || orderby === 'menuOrder' || orderby === 'name'
			? { [ orderby ]: attachment[ orderby ] }
			: {};
	return {
		...{ id, title, filename, mime, thumbnail, width, height, date, author },
		...{ thumbnailWidth, thumbnailHeight, color, fileLength, alt },
		...{ uploadedTo, status, folders, canEdit, canDelete },
		...key,
	};
}
