import type { Submission } from '../../rest/submissions/client';

/** A part of a text; with `href`, a link. */
export interface Piece {
	text: string;
	href?: string;
}

const NAME = /(^|[-_])(full|first|your)?[-_]?name($|[-_])/i;
const SUBJECT = /subject/i;
/** Limited, so that no text takes long. */
const ADDRESS =
	/\bhttps?:\/\/[^\s<>"]+|[^\s<>"@,;:()]{1,64}@[^\s<>"@,;:()]{1,190}\.[^\s<>"@,;:().]{2,24}/gi;
/** Punctuation after a URL. */
const TAIL = /[.,;:!?)\]'”’]{1,10}$/;
const MAX_WORDS_CHARS = 160;

const nameField = ( { fields }: Submission ) =>
	fields.find( ( { name, value } ) => NAME.test( name ) && value.trim() !== '' );

/** Returns the sender: the name, else the email address; '' when unknown. */
export const whoOf = ( item: Submission ): string =>
	( nameField( item )?.value ?? item.email ).trim();

/** Returns the first words, without those of whoOf(). */
export function wordsOf( item: Submission ): string {
	const name = nameField( item );
	const words = item.fields
		.filter(
			( field ) =>
				field !== name &&
				! field.isConsent &&
				field.value.trim().toLowerCase() !== item.email
		)
		.map( ( { value } ) => value.replace( /\s+/g, ' ' ).trim() )
		.filter( Boolean )
		.join( ' · ' );
	return words.length > MAX_WORDS_CHARS ? `${ words.slice( 0, MAX_WORDS_CHARS ) }…` : words;
}

/** Returns the subject of a reply. */
export const subjectOf = ( item: Submission ): string =>
	item.fields.find( ( { name, value } ) => SUBJECT.test( name ) && value.trim() )?.value.trim() ||
	item.title;

export const mailto = ( email: string, subject = '' ): string =>
	`mailto:${ encodeURIComponent( email ).replace( /%40/g, '@' ) }${
		subject && `?subject=${ encodeURIComponent( subject ) }`
	}`;

/** Only these become links: text of a visitor must not run. */
export const isWebAddress = ( address: string ): boolean => /^https?:\/\//i.test( address );

/** Splits a text at its URLs and email addresses: `See https://a.b.` → `See `, the URL, `.` */
export function piecesOf( text: string ): Piece[] {
	const pieces: Piece[] = [];
	let end = 0;
	for ( const { 0: found, index } of text.matchAll( ADDRESS ) ) {
		const address = found.replace( TAIL, '' );
		if ( index > end ) {
			pieces.push( { text: text.slice( end, index ) } );
		}
		pieces.push( {
			text: address,
			href: isWebAddress( address ) ? address : mailto( address ),
		} );
		end = index + address.length;
	}
	return end < text.length ? [ ...pieces, { text: text.slice( end ) } ] : pieces;
}
