import { wrapsOf, type ContactForm } from './page';

/** Returns the values of the fields with rules. */
export function valuesOf( form: ContactForm ): FormData {
	const values = new FormData( form );
	form.querySelectorAll< HTMLInputElement >( '.novalidate [name]' ).forEach( ( { name } ) =>
		values.delete( name )
	);
	return values;
}

/**
 * Returns the names of enabled fields with rules in a part of the form, in the order of the page.
 */
export const fieldsOf = ( scope: ParentNode ): string[] =>
	wrapsOf( scope )
		.filter(
			( wrap ) =>
				wrap.dataset.name &&
				! wrap.closest( '.novalidate' ) &&
				wrap.querySelector( ':is(input, textarea, select):enabled' )
		)
		.map( ( { dataset } ) => dataset.name! );
