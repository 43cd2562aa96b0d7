import { siteUrl, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/support/contact-form.php' );

export interface FormTexts {
	form?: string;
	mail?: Record< string, unknown >;
	/** The second mail. */
	second?: Record< string, unknown >;
	messages?: Record< string, string >;
	settings?: string;
	locale?: string;
}

/** Messages of test forms without their own. */
export const MESSAGES = {
	mail_sent_ok: 'Sent.',
	mail_sent_ng: 'Not sent.',
	validation_error: 'Look again.',
	spam: 'This is spam.',
	accept_terms: 'Please agree.',
	invalid_required: 'Needed.',
	invalid_email: 'No address.',
	invalid_too_long: 'Too long.',
	upload_failed: 'Not kept.',
	upload_file_type_invalid: 'Wrong kind.',
	upload_file_too_large: 'Too large.',
	upload_failed_php_error: 'Not arrived.',
	quiz_answer_not_correct: 'Wrong answer.',
};

export const MAIL = {
	subject: 'From [your-name]',
	sender: '[your-name] <site@example.org>',
	recipient: 'owner@example.org',
	body: '[your-message]',
	additional_headers: 'Reply-To: [your-email]',
	attachments: '',
	use_html: false,
	exclude_blank: false,
};

export const FORM =
	'[text* your-name][email your-email][textarea your-message maxlength:100000][submit "Send"]';

/** Hidden fields of every page, as on a page that is a minute old. */
let trap: Record< string, string > | undefined;
export const trapped = () => trap;

/** Returns the current fields of the spam trap. */
export const trapFields = () => call< Record< string, string > >( 'trap_fields' );

/** Stores a form as sites have it, as post and post meta. @return Its id. */
export async function makeForm( texts: FormTexts = {} ): Promise< number > {
	// Constant during a day.
	trap = trap ?? ( await trapFields() );
	return storeForm( texts );
}

const storeForm = ( {
	form = FORM,
	mail = {},
	second = {},
	messages = {},
	settings = '',
	locale = 'en_US',
}: FormTexts ) =>
	call< number >( 'store_form', {
		_form: form,
		_mail: { ...MAIL, ...mail },
		_mail_2: { ...MAIL, active: false, ...second },
		_messages: { ...MESSAGES, ...messages },
		_additional_settings: settings,
		_locale: locale,
	} );

/** Deletes every form of the tests, with its data. */
export const dropForms = () => {
	// Settings and day may change before the next form.
	trap = undefined;
	return call( 'drop_forms' );
};

export interface Feedback {
	contact_form_id: number;
	status: string;
	message: string;
	posted_data_hash: string;
	into: string;
	invalid_fields: { field: string; message: string; idref: string | null; error_id: string }[];
	demo_mode?: boolean;
	quiz?: Record< string, [ string, string ] >;
}

export const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
export const UNIT = 'wpcf7-f1-o1';

export const route = ( id: number | string, what = 'feedback' ) =>
	`${ siteUrl }/wp-json/contact-form-7/v1/contact-forms/${ id }/${ what }`;

export type Value = string | Blob | File;

/** Returns the body of a browser, with the spam trap of an older page. Fields may be repeated. */
export function bodyOf( fields: Record< string, Value | Value[] >, unit = UNIT ): FormData {
	const body = new FormData();
	for ( const [ name, value ] of Object.entries( {
		_wpcf7_unit_tag: unit,
		...trap,
		...fields,
	} ) ) {
		for ( const one of Array.isArray( value ) ? value : [ value ] ) {
			typeof one === 'string' ? body.append( name, one ) : body.append( name, one );
		}
	}
	return body;
}

/** Sends a form like the client. */
export async function submit(
	id: number,
	fields: Record< string, Value | Value[] > = {},
	headers: Record< string, string > = {}
): Promise< Feedback > {
	const response = await fetch( route( id ), {
		method: 'POST',
		headers: { accept: 'application/json, */*;q=0.1', 'user-agent': AGENT, ...headers },
		body: bodyOf( fields ),
	} );
	const text = await response.text();
	if ( response.status !== 200 ) {
		throw new Error( `${ response.status }: ${ text.slice( 0, 500 ) }` );
	}
	return JSON.parse( text ) as Feedback;
}

export const GOOD = {
	'your-name': 'Ann',
	'your-email': 'ann@example.com',
	'your-message': 'Hello',
};

/** Returns the files in the folder of uploads, except those that deny access. */
export const leftFiles = () => call< string[] >( 'left_files' );

export { plug, unplug } from '../../../../tests/support/plug';
