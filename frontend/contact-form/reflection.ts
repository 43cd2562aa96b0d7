import type { ContactForm } from './page';

/** Repeats what stands in a field where the template asks for it: in an `<output>`, or in one for each value. */
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
