import { wrapsOf, type ContactForm } from './page';

const CONTROLS = 'input:not([type=hidden]), textarea, select';

/** Same format as in responses of the server. */
export const idOf = ( form: ContactForm, field: string ) =>
	`${ form.wpcf7.unitTag }-ve-${ field }`.replace( /[^0-9a-z_-]+/gi, '' );

/**
 * Adds an error to the list above the form, in the order of the page, with a link if the field has
 * an ID.
 */
export function addToList( form: ContactForm, field: string, id: string, message: string ): void {
	const list = form.wpcf7.parent.querySelector( '.screen-reader-response ul' );
	const target = wrapsOf( form, field )[ 0 ]?.querySelector(
		`${ CONTROLS }, .wpcf7-form-control`
	);
	const item = form.ownerDocument.createElement( 'li' );
	item.id = id;
	const place = target?.id ? item.appendChild( form.ownerDocument.createElement( 'a' ) ) : item;
	if ( target?.id ) {
		( place as HTMLAnchorElement ).href = `#${ target.id }`;
	}
	place.textContent = message;
	const names = wrapsOf( form ).map( ( { dataset } ) => idOf( form, dataset.name ?? '' ) );
	const after = [ ...( list?.children ?? [] ) ].find(
		( other ) => at( names, other.id ) > at( names, id )
	);
	list?.insertBefore( item, after ?? null );
}

const at = ( names: string[], id: string ) =>
	names.includes( id ) ? names.indexOf( id ) : names.length;

export const dropFromList = ( form: ContactForm, id: string ): void =>
	form.wpcf7.parent
		.querySelectorAll( '.screen-reader-response li' )
		.forEach( ( item ) => item.id === id && item.remove() );

export const emptyList = ( form: ContactForm ): void =>
	form.wpcf7.parent
		.querySelectorAll( '.screen-reader-response ul' )
		.forEach( ( list ) => list.replaceChildren() );
