import { JSDOM } from 'jsdom';
import { AGENT, route } from './contact-form';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/support/contact-widget.php' );

export type Data = Record< string, unknown >;

export const row = ( type: string, label: string, missing = '', more: Data = {} ) => ( {
	type,
	label,
	required: { required: missing !== '', missing_message: missing },
	...more,
} );

export const WIDGET: Data = {
	title: 'Write to us',
	settings: {
		to: 'team@example.org, second@example.org',
		from: 'site@example.org',
		default_subject: 'No subject',
		subject_prefix: '[Bakery]',
		success_message: '<p>Thank <strong>you</strong>.</p>',
		log_ip_address: true,
	},
	fields: [
		row( 'name', 'Your Name', 'Who are you?' ),
		row( 'email', 'E-Mail [your-name]', 'Where do we answer?' ),
		row( 'subject', 'Subject' ),
		row( 'textarea', 'Message <em>to us</em>', 'Say something.' ),
		row( 'checkboxes', 'Bread', '', {
			options: [ { value: 'Rye & more', default: true }, { value: '[_site_url]' } ],
		} ),
		row( 'radio', 'Size', '', { options: [ { value: 'Small' }, { value: 'Large' } ] } ),
	],
};

export const GOOD = {
	'your-name-1': 'Ann <b>',
	'e-mail-your-name-2': 'ann@example.com',
	'subject-3': 'Rolls\r\nBcc: x@example.org',
	'message-to-us-4': 'Two\nlines [_site_admin_email]',
	'bread-5[]': 'Rye & more',
};

export const pages: number[] = [];

/** Publishes a page with such a widget. @return Its address. */
export async function publish( data: Data, status = 'publish' ): Promise< string > {
	const [ id, address ] = await call< [ number, string ] >( 'make_widget_page', data, status );
	pages.push( id );
	return address;
}

export const get = async ( address: string ) => ( await fetch( address ) ).text();

/** Returns all fields of a page's form, with the time of a page that is a minute old. */
export async function fieldsOf( html: string ): Promise< Record< string, string > > {
	const { document } = new JSDOM( html ).window;
	const inputs: HTMLInputElement[] = [ ...document.querySelectorAll( 'form.wpcf7-form input' ) ];
	const fields = Object.fromEntries(
		inputs
			.filter( ( { type, name } ) => name && [ 'hidden', 'text' ].includes( type ) )
			.map( ( { name, value } ) => [ name, value ] )
	);
	const stamp = await php< string >(
		`return Pagewright\\Features\\ContactForms\\Spam\\Time\\Stamp::write( time() - 60 );`
	);
	return 'alt_t' in fields ? { ...fields, alt_t: stamp } : fields;
}

interface Answer {
	status: string;
	message: string;
	invalid_fields: { field: string; message: string }[];
}

/** Sends the page's form like its client. */
export async function send( html: string, fields: Record< string, string > ): Promise< Answer > {
	const all = { ...( await fieldsOf( html ) ), ...fields };
	const body = new FormData();
	Object.entries( all ).forEach( ( [ name, value ] ) => body.append( name, value ) );
	const response = await fetch( route( all._wpcf7! ), {
		method: 'POST',
		headers: { 'user-agent': AGENT },
		body,
	} );
	return ( await response.json() ) as Answer;
}

export const stored = () => call< { ID: number; post_name: string }[] >( 'stored' );
export const forget = () => call( 'forget' );

/** Deletes the pages with their data. */
export async function leave() {
	await forget();
	await call( 'leave', pages.splice( 0 ) );
}
