import { wrapsOf, type ContactForm } from './page';

/** What is in the fields that rules are held against. */
export function valuesOf( form: ContactForm ): FormData {
	const values = new FormData( form );
	form.querySelectorAll< HTMLInputElement >( '.novalidate [name]' ).forEach( ( { name } ) =>
		values.delete( name )
	);
	return values;
}

/** Names of the fields in a part of the form that can be filled in and are to be judged, in the order of the page. */
export const fieldsOf = ( scope: ParentNode ): string[] =>
	wrapsOf( scope )
		.filter(
			( wrap ) =>
				wrap.dataset.name &&
				! wrap.closest( '.novalidate' ) &&
				wrap.querySelector( ':is(input, textarea, select):enabled' )
		)
		.map( ( { dataset } ) => dataset.name! );
