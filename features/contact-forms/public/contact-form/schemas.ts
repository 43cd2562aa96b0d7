import type { Schema } from '../../validate';
import { ask } from './ask';
import type { ContactForm, Wpcf7 } from './page';

/** Loads the rules of forms: from the page, or with one request for each form without them. */
export async function loadSchemas( page: Wpcf7, forms: ContactForm[] ): Promise< void > {
	const asked = new Set< number >();
	for ( const { wpcf7 } of forms ) {
		const inline = page.schemas.has( wpcf7.id ) ? undefined : readSchema( wpcf7.parent );
		if ( inline ) {
			page.schemas.set( wpcf7.id, inline );
		}
	}
	const missing = forms
		.map( ( { wpcf7 } ) => wpcf7.id )
		.filter( ( id ) => ! page.schemas.has( id ) && ! asked.has( id ) && asked.add( id ) );
	await Promise.all(
		missing.map( async ( id ) => {
			const result = await ask( page, `${ id }/feedback/schema` );
			if ( result.failure ) {
				// eslint-disable-next-line no-console -- without rules, only the server validates.
				console.error( result.failure );
			} else {
				page.schemas.set( id, result.answer );
			}
		} )
	);
}

function readSchema( container: Element ): Schema | undefined {
	try {
		return JSON.parse(
			// Content of the form may have this class, but only the server can write a script.
			container.querySelector( ':scope>script.pagewright-form-schema' )!.textContent!
		);
	} catch {
		return undefined;
	}
}
