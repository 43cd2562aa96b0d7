import { __ } from '@wordpress/i18n';
import type { Failure, Result } from './send';

/** Where admin-ajax is, and the nonce for these calls. */
export interface AjaxDoor {
	ajaxUrl: string;
	nonce: string;
}

/** Longest refusal that is shown to a user: a PHP error page can be megabytes. */
const MAX_RAW_CHARS = 500;

/** Calls admin-ajax and reads the JSON of its answer. Never rejects. */
export async function askAjax(
	url: string,
	init: RequestInit = {}
): Promise< Result< Record< string, unknown > > > {
	let response: Response;
	try {
		response = await fetch( url, { credentials: 'same-origin', ...init } );
	} catch {
		return {
			ok: false,
			failure: init.signal?.aborted
				? { kind: 'aborted' }
				: {
						kind: 'offline',
						message: __(
							'There is no connection to the site. Try again in a moment.',
							'pagewright'
						),
					},
		};
	}
	const text = await response.text().catch( () => '' );
	if ( ! response.ok ) {
		return { ok: false, failure: refused( text, response.status ) };
	}
	try {
		const answer = JSON.parse( text );
		return answer !== null && typeof answer === 'object'
			? { ok: true, value: answer }
			: { ok: false, failure: refused( '', response.status ) };
	} catch {
		return { ok: false, failure: refused( text, response.status ) };
	}
}

/** Refusals are sentences; markup is the page of a proxy or of PHP, whose text is all that is shown. */
function refused( text: string, status: number ): Failure {
	const message = text
		.replace( /<[^>]*>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim()
		.slice( 0, MAX_RAW_CHARS );
	return {
		kind: 'refused',
		status,
		// WordPress answers '0' to somebody who is signed out.
		message:
			message === '' || message === '0'
				? __(
						'The site did not answer as expected. Reload the page and try again.',
						'pagewright'
					)
				: message,
	};
}
