import { load, send } from '../../../../rest/send';

/** Mail template. Contains unknown properties of add-ons, too. */
export interface Mail {
	active: boolean;
	subject: string;
	sender: string;
	recipient: string;
	body: string;
	additional_headers: string;
	attachments: string;
	use_html: boolean;
	exclude_blank: boolean;
}

/** Change that fixes a problem with one click. */
export interface Fix {
	/** Label of the button. */
	label: string;
	/** Part of the form such as `mail.body`. */
	part: string;
	/** Text to replace; '' adds a line. */
	find: string;
	text: string;
}

export interface Problem {
	message: string;
	/** '' for none. */
	link: string;
	fix?: Fix;
}

/** Problems by section, such as `mail.recipient`; PHP encodes an empty map as a list. */
export type Problems = Record< string, Problem[] > | [];

/** A form in the format of the API. */
export interface ContactForm {
	/** Null for an unsaved form. */
	id: number | null;
	hash: string;
	title: string;
	locale: string;
	properties: {
		form: { content: string };
		/** An empty list when nothing is stored. */
		mail: Partial< Mail > | [];
		mail_2: Partial< Mail > | [];
		messages: Record< string, string > | [];
		additional_settings: { content: string };
	};
	pagewright_store: boolean;
	config_errors?: Problems;
}

/** Changed properties of a form; the others stay. */
export interface FormChanges {
	title?: string;
	form?: string;
	mail?: Partial< Mail >;
	mail_2?: Partial< Mail >;
	messages?: Record< string, string >;
	additional_settings?: string;
	pagewright_store?: boolean;
}

/** Converts the empty list that PHP encodes for an empty map. */
export const mapOf = < T extends object >( value: T | [] | undefined ): T =>
	Object.fromEntries( Object.entries( value ?? {} ) ) as T;

const ROUTE = '/contact-form-7/v1/contact-forms';

export const fetchForm = ( id: number, signal?: AbortSignal ) =>
	load< ContactForm >( `${ ROUTE }/${ id }`, signal );

/** Fetches the defaults of a new form, which stores submissions. Saves nothing. */
export const fetchNewForm = ( signal?: AbortSignal ) =>
	send< ContactForm >( ROUTE, { pagewright_store: true }, signal );

/** @param id Null creates a form. */
export const saveForm = ( id: number | null, changes: FormChanges ) =>
	send< ContactForm >( id === null ? ROUTE : `${ ROUTE }/${ id }`, {
		...changes,
		context: 'save',
	} );

/** Returns the properties for a copy of a form. */
export const copyOf = ( form: ContactForm, title: string ): FormChanges => ( {
	title,
	form: form.properties.form.content,
	mail: mapOf( form.properties.mail ),
	mail_2: mapOf( form.properties.mail_2 ),
	messages: mapOf( form.properties.messages ),
	additional_settings: form.properties.additional_settings.content,
	pagewright_store: form.pagewright_store,
} );
