// The part of contact forms in tests of the whole plugin; see tests/support/shared-objects.ts.
import {
	bodyOf,
	dropForms,
	FORM,
	GOOD,
	leftFiles,
	makeForm,
	route,
	trapped,
} from './support/contact-form';

interface Contract {
	/**
	 * Template of a contact form whose ID replaces `{form}` in the route, and the `id` of a case.
	 */
	contactForm?: string;
}

export const make = async () => ( { form: await makeForm( { form: `${ FORM }[file paper]` } ) } );

export const makeFor = async ( { contactForm }: Contract ): Promise< Record< string, number > > =>
	contactForm ? { form: await makeForm( { form: contactForm, settings: 'skip_mail: on' } ) } : {};

export const remove = dropForms;

export const objectOf = ( path: string, { form }: Record< string, number > ) =>
	path.includes( 'contact-form' ) ? form : undefined;

export const fields = trapped;

export async function send( { form }: Record< string, number > ) {
	for ( const body of [
		bodyOf( { ...GOOD, paper: new File( [ 'x' ], 'a.txt' ) } ),
		bodyOf( {} ),
	] ) {
		await fetch( route( form! ), { method: 'POST', body } );
	}
}

export const mayChange = /pagewright_(spam_counts|form_turn_)/;

export const left = leftFiles;
