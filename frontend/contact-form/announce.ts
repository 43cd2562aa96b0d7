import type { ContactForm } from './page';

/** Fires `wpcf7<name>` on the form. A submission's events share one detail; facts of the form are added to it. */
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

/** Whether a field is one of the trap against spam. */
const isTrap = ( form: ContactForm, name: string ) =>
	!! ( form.elements.namedItem( name ) as Element | null )?.closest?.(
		'.pagewright-alternative'
	);

/** What is sent, for listeners: a list without names of our own. They may add to `formData` before it goes. */
export const detailOf = ( form: ContactForm, formData: FormData ) => ( {
	status: form.wpcf7.status,
	inputs: [ ...formData ]
		.filter( ( [ name ] ) => ! name.startsWith( '_' ) && ! isTrap( form, name ) )
		.map( ( [ name, value ] ) => ( { name, value } ) ),
	formData,
	apiResponse: undefined as unknown,
} );
