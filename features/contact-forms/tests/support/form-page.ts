import type { Page, Route } from '@playwright/test';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/support/form-page.php' );

/** Requests of a form's page, and events of its client. */
export interface FormPage {
	/** `POST feedback`, `GET refill`, … in order. */
	asked: string[];
	/** Bodies of the POST requests. */
	bodies: string[];
	/**
	 * Names of the events without `wpcf7`; a status change includes the status: `statuschanged
	 * sent`.
	 */
	events: () => Promise< string[] >;
}

export type Reply = object | ( ( route: Route, at: number ) => unknown );

const made: Array< { form: number; page: number } > = [];

/**
 * Publishes a page with a form.
 *
 * @param template Template of the form.
 * @param options
 * @param options.settings Additional settings.
 * @param options.around   HTML of the page; `%s` is the form.
 * @param options.locale   Locale of the form.
 * @return URL of the page, and the form's ID.
 */
export async function publishForm(
	template: string,
	options: { settings?: string; around?: string; locale?: string } = {}
): Promise< { address: string; id: number } > {
	const { settings = '', around = '%s', locale = '' } = options;
	const one = await call< { form: number; page: number } >(
		'one',
		template,
		settings,
		around,
		locale
	);
	made.push( one );
	return { address: `/?page_id=${ one.page }`, id: one.form };
}

export const removeForms = () => call( 'remove_forms', made.splice( 0 ) );

const NAMES = [
	'beforesubmit',
	'invalid',
	'unaccepted',
	'spam',
	'aborted',
	'mailsent',
	'mailfailed',
	'submit',
	'reset',
	'statuschanged',
];

/** Opens the page of a form; `replies` replace the server. */
export async function openForm(
	page: Page,
	address: string,
	replies: { feedback?: Reply; refill?: Reply } = {}
): Promise< FormPage > {
	const asked: string[] = [];
	const bodies: string[] = [];
	await page.addInitScript( ( names ) => {
		const here = window as any;
		here.heard = [];
		here.details = {};
		for ( const name of names ) {
			document.addEventListener( `wpcf7${ name }`, ( event ) => {
				const { detail } = event as CustomEvent;
				here.heard.push( name === 'statuschanged' ? `${ name } ${ detail.status }` : name );
				( here.details[ name ] ??= [] ).push( {
					...detail,
					formData: detail.formData && [ ...detail.formData.keys() ],
				} );
			} );
		}
	}, NAMES );
	await page.route( /contact-form-7\/v1\/contact-forms\/\d+\//, async ( route ) => {
		const request = route.request();
		const what = /contact-forms\/\d+\/(.*?)(\?|$)/.exec( request.url() )![ 1 ]!;
		asked.push( `${ request.method() } ${ what }` );
		const reply = what === 'refill' ? ( replies.refill ?? [] ) : ( replies.feedback ?? {} );
		if ( request.method() === 'POST' ) {
			bodies.push( request.postData() ?? '' );
		}
		await ( typeof reply === 'function'
			? reply( route, asked.length )
			: route.fulfill( { json: reply } ) );
	} );
	await page.goto( address );
	await page.locator( '.wpcf7.js' ).first().waitFor();
	return { asked, bodies, events: () => page.evaluate( () => ( window as any ).heard ) };
}

export const detailsOf = ( page: Page, name: string ): Promise< any[] > =>
	page.evaluate( ( one ) => ( window as any ).details[ one ] ?? [], name );

/** Returns a response of the server. */
export const answer = ( status: string, more: object = {} ) => ( {
	contact_form_id: 1,
	status,
	message: `It is ${ status }.`,
	posted_data_hash: status === 'mail_sent' ? 'abc123' : '',
	into: '#x',
	invalid_fields: [],
	...more,
} );
