import { announce, detailOf } from './announce';
import { ask, type Failure } from './ask';
import { toClass } from './machine';
import { pageOf, wrapsOf, type ContactForm, type Wpcf7 } from './page';
import { refill, type Items } from './refill';
import { happen } from './status';
import { textOf } from './texts';
import { clearMessages, focusFirstError, say, showError } from './tips';

/** Statuses with their own event, by class. */
const EVENTS = new Map( [
	[ 'invalid', 'invalid' ],
	[ 'unaccepted', 'unaccepted' ],
	[ 'spam', 'spam' ],
	[ 'aborted', 'aborted' ],
	[ 'sent', 'mailsent' ],
	[ 'failed', 'mailfailed' ],
] );

interface Answer extends Items {
	status: string;
	message?: string;
	posted_data_hash?: string;
	invalid_fields?: Array< { field: string; message: string } >;
}

const sending = new WeakSet< HTMLFormElement >();

/** Sends a form, once at a time, and shows the result. */
export const submit: Wpcf7[ 'submit' ] = async ( form, { submitter } = {} ) => {
	const page = pageOf( form ).wpcf7;
	if ( sending.has( form ) ) {
		return;
	}
	clearMessages( form );
	if ( page.blocked ) {
		happen( form, { type: 'blocked' } );
		return;
	}
	sending.add( form );
	try {
		await send( form, page, submitter );
	} finally {
		sending.delete( form );
	}
};

async function send(
	form: ContactForm,
	page: Wpcf7,
	submitter: HTMLElement | null | undefined
): Promise< void > {
	const formData = new FormData( form );
	const { name, value } = ( submitter ?? {} ) as Partial< HTMLButtonElement >;
	if ( name ) {
		formData.append( name, value ?? '' );
	}
	const detail = detailOf( form, formData );
	announce( form, 'beforesubmit', detail );
	happen( form, { type: 'submitted' } );
	const result = await ask( page, `${ form.wpcf7.id }/feedback`, formData );
	if ( result.failure ) {
		fail( form, page, result.failure );
	} else if ( typeof result.answer?.status !== 'string' ) {
		fail( form, page, { code: 'invalid_json', text: 'invalid_json', cause: result.answer } );
	} else {
		const answer: Answer = result.answer;
		const status = toClass( answer.status );
		happen( form, { type: 'answered', status: answer.status } );
		Object.assign( detail, { status: answer.status, apiResponse: answer } );
		if ( EVENTS.has( status ) ) {
			announce( form, EVENTS.get( status )!, detail );
		}
		announce( form, 'submit', detail );
		show( form, answer, status === 'sent' );
	}
}

function show( form: ContactForm, answer: Answer, isSent: boolean ): void {
	form.querySelectorAll< HTMLInputElement >( '[name=_wpcf7_posted_data_hash]' ).forEach(
		( input ) => ( input.value = answer.posted_data_hash ?? '' )
	);
	refill( form, answer );
	if ( isSent ) {
		// A field may be named `reset`.
		HTMLFormElement.prototype.reset.call( form );
	}
	const names = wrapsOf( form ).map( ( { dataset } ) => dataset.name );
	const order = ( field: string ) => names.indexOf( field ) >>> 0;
	const given = answer.invalid_fields;
	const wrong = [ ...( Array.isArray( given ) ? given : [] ) ].sort(
		( a, b ) => order( a.field ) - order( b.field )
	);
	wrong.forEach( ( { field, message } ) => showError( form, field, message ) );
	say( form, answer.message ?? '' );
	if ( wrong.length ) {
		focusFirstError( form );
	}
}

/** It is unknown whether the message arrived; the values stay and can be sent again. */
function fail( form: ContactForm, page: Wpcf7, { code, text, cause }: Failure ): void {
	happen( form, { type: 'failed' } );
	const message = textOf( page, text );
	// eslint-disable-next-line no-console -- for the owner of the site.
	console.error( { code, message, cause } );
	say( form, `${ message } ${ textOf( page, 'try_again' ) }` );
}
