import type { ContactForm } from './page';

/**
 * Fires `wpcf7<name>` on the form. Events of a submission share one detail object; data of the form
 * are added to it.
 */
export function announce( form: ContactForm, name: string, detail: object ): void {
	const { id, pluginVersion, locale, unitTag, containerPost } = form.wpcf7;
	form.dispatchEvent(
		new CustomEvent( `wpcf7${ name }`, {
			bubbles: true,
			detail: Object.assign( detail, {
				contactFormId: id,
				pluginVersion,
				contactFormLocale: locale,
				unitTag,
				containerPostId: containerPost,
			} ),
		} )
	);
}

/** Returns whether a field belongs to the spam trap. */
const isTrap = ( form: ContactForm, name: string ) =>
	!! ( form.elements.namedItem( name ) as Element | null )?.closest?.(
		'.pagewright-alternative'
	);

/**
 * Returns the sent data for listeners: a list without our internal names. Listeners may add to
 * `formData` before it is sent.
 */
export const detailOf = ( form: ContactForm, formData: FormData ) => ( {
	status: form.wpcf7.status,
	inputs: [ ...formData ]
		.filter( ( [ name ] ) => ! name.startsWith( '_' ) && ! isTrap( form, name ) )
		.map( ( [ name, value ] ) => ( { name, value } ) ),
	formData,
	apiResponse: undefined as unknown,
} );
