import type { Attachment, AttachmentRow } from '../port';
import type { MediaQuery } from './query';

/** A row with the texts that a search looks through, if they are known. */
export type Matchable = AttachmentRow & Partial< Pick< Attachment, 'caption' | 'description' > >;

/** Returns the year and the month (from 1) of a time in the time zone of the site. */
export type MonthOf = ( dateMs: number ) => { year: number; monthnum: number };

/**
 * Returns whether an attachment belongs to the list of a query. An uploaded or changed attachment
 * so appears or leaves without a request. Where the server knows more (other taxonomies, texts that
 * a row lacks), the next request corrects the list.
 */
export function belongsTo( query: MediaQuery, item: Matchable, monthOf: MonthOf ): boolean {
	return (
		( query.status === 'trash' ) === ( item.status === 'trash' ) &&
		isOfType( item.mime, query.type ) &&
		( query.uploadedTo === null || query.uploadedTo === item.uploadedTo ) &&
		( query.author === null || query.author === item.author ) &&
		isInFolder( query.folder, item.folders ) &&
		( query.include.length === 0 || query.include.includes( item.id ) ) &&
		! query.exclude.includes( item.id ) &&
		isOfMonth( query, item, monthOf ) &&
		hasWords( query.search, item )
	);
}

/** Returns whether a file with these folders is in the folder of a query. */
export const isInFolder = ( folder: MediaQuery[ 'folder' ], folders: readonly number[] ): boolean =>
	folder === null || ( folder === 0 ? folders.length === 0 : folders.includes( folder ) );

/** Returns whether one of the parts is in the MIME type; true without parts. */
export const isOfType = ( mime: string, parts: readonly string[] ): boolean =>
	parts.length === 0 || parts.some( ( part ) => mime.includes( part ) );

function isOfMonth( query: MediaQuery, item: Matchable, monthOf: MonthOf ): boolean {
	if ( ! query.year ) {
		return true;
	}
	const { year, monthnum } = monthOf( item.date );
	return year === query.year && ( ! query.monthnum || monthnum === query.monthnum );
}

/** Returns text without case and accents, as databases compare it. */
export const foldText = ( text: string ): string =>
	( /^[ -~]*$/.test( text )
		? text
		: text.normalize( 'NFD' ).replace( /\p{M}/gu, '' )
	).toLowerCase();

/** Every word must be in one of the texts. */
function hasWords( search: string, item: Matchable ): boolean {
	if ( ! search ) {
		return true;
	}
	const texts = [ item.title, item.filename, item.description, item.caption, item.name ].map(
		( text ) => foldText( text ?? '' )
	);
	return foldText( search )
		.split( /\s+/ )
		.every( ( word ) => texts.some( ( text ) => text.includes( word ) ) );
}

/**
 * Returns the month function of a time zone as WordPress names it: `Europe/Berlin` or `+05:30`. An
 * unknown time zone counts as UTC.
 */
export function monthsIn( timeZone: string ): MonthOf {
	const [ , sign, hours, minutes ] = /^([+-])(\d\d):(\d\d)$/.exec( timeZone ) ?? [];
	if ( sign ) {
		const offsetMs = ( Number( hours ) * 60 + Number( minutes ) ) * 60_000;
		return ( dateMs ) => utcMonth( dateMs + ( sign === '-' ? -offsetMs : offsetMs ) );
	}
	let format: Intl.DateTimeFormat;
	try {
		format = new Intl.DateTimeFormat( 'en-US-u-ca-gregory-nu-latn', {
			timeZone,
			year: 'numeric',
			month: 'numeric',
		} );
	} catch {
		return utcMonth;
	}
	return ( dateMs ) => {
		const [ monthnum = 0, year = 0 ] = format.format( dateMs ).split( '/' ).map( Number );
		return { year, monthnum };
	};
}

function utcMonth( dateMs: number ): { year: number; monthnum: number } {
	const date = new Date( dateMs );
	return { year: date.getUTCFullYear(), monthnum: date.getUTCMonth() + 1 };
}
