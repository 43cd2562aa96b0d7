import { load, send } from '../send';

/** A template of a mail. Keys of others stay in it. */
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

/** What a click changes to solve a problem. */
export interface Fix {
	/** Of its button. */
	label: string;
	/** Such as `mail.body`. */
	part: string;
	/** What is replaced; '' adds a line. */
	find: string;
	text: string;
}

export interface Problem {
	message: string;
	/** '' where there is nothing to read about it. */
	link: string;
	fix?: Fix;
}

/** By section, such as `mail.recipient`; PHP writes an empty map as a list. */
export type Problems = Record< string, Problem[] > | [];

/** As the API shows a form. */
export interface ContactForm {
	/** Null where it is not stored. */
	id: number | null;
	hash: string;
	title: string;
	locale: string;
	properties: {
		form: { content: string };
		/** A list, and empty, where nothing is stored. */
		mail: Partial< Mail > | [];
		mail_2: Partial< Mail > | [];
		messages: Record< string, string > | [];
		additional_settings: { content: string };
	};
	pagewright_store: boolean;
	config_errors?: Problems;
}

/** What is sent of a form: properties that are left out stay as they are. */
export interface FormChanges {
	title?: string;
	form?: string;
	mail?: Partial< Mail >;
	mail_2?: Partial< Mail >;
	messages?: Record< string, string >;
	additional_settings?: string;
	pagewright_store?: boolean;
}

/** PHP writes an empty map as a list. */
export const mapOf = < T extends object >( value: T | [] | undefined ): T =>
	Object.fromEntries( Object.entries( value ?? {} ) ) as T;

const ROUTE = '/contact-form-7/v1/contact-forms';

export const fetchForm = ( id: number, signal?: AbortSignal ) =>
	load< ContactForm >( `${ ROUTE }/${ id }`, signal );

/** What a new form starts from: it keeps submissions. Nothing is stored yet. */
export const fetchNewForm = ( signal?: AbortSignal ) =>
	send< ContactForm >( ROUTE, { pagewright_store: true }, signal );

/** @param id Null makes a form. */
export const saveForm = ( id: number | null, changes: FormChanges ) =>
	send< ContactForm >( id === null ? ROUTE : `${ ROUTE }/${ id }`, {
		...changes,
		context: 'save',
	} );

/** Changes that make a copy of a form. */
export const copyOf = ( form: ContactForm, title: string ): FormChanges => ( {
	title,
	form: form.properties.form.content,
	mail: mapOf( form.properties.mail ),
	mail_2: mapOf( form.properties.mail_2 ),
	messages: mapOf( form.properties.messages ),
	additional_settings: form.properties.additional_settings.content,
	pagewright_store: form.pagewright_store,
} );
