import type { ContactForm } from './page';

/** Mirrors the value of a field in the template's `<output>`, or each value in its own. */
export function reflect( form: ContactForm, field: string, values: string[] ): void {
	form.querySelectorAll< HTMLElement >( '[data-reflection-of]' ).forEach( ( place ) => {
		if ( place.dataset.reflectionOf !== field ) {
			return;
		}
		if ( place.matches( 'output' ) ) {
			place.textContent = values.join( ', ' );
			return;
		}
		place.querySelectorAll( 'output' ).forEach( ( old ) => old.remove() );
		place.append(
			...values.map( ( value ) => {
				const output = form.ownerDocument.createElement( 'output' );
				output.name = field;
				output.textContent = value;
				return output;
			} )
		);
	} );
}
