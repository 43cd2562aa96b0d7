import { request, type Failure as Refused, type Question } from '../../../rest/send';
import type { Result } from '../port';
import { failureFrom, type Failure } from '../model/failure';
import type { Parameters } from './rows';

/** Servers and proxies refuse URLs of about 8 kB. Lists of IDs can be longer. */
const LONGEST_QUERY = 2000;
const IN_BODY = { method: 'POST', headers: { 'X-HTTP-Method-Override': 'GET' } } as const;

/** Sends requests to the routes below /media. */
export interface Routes {
	/** Reads a route, such as `/uses`; '' for the list. */
	load: < T extends object >(
		route: string,
		parameters: Parameters,
		signal?: AbortSignal
	) => Promise< Result< T > >;
	/** Changes something. */
	send: < T extends object >(
		route: string,
		data: object,
		signal?: AbortSignal
	) => Promise< Result< T > >;
}

/**
 * Returns the address of a route.
 *
 * @param ajaxUrl URL of admin-ajax.php, where more plugins filter the media library than in the
 *                REST API, and which responds sooner; '' for the REST API.
 * @param route   Such as `/uses`; '' for the list.
 * @param query   Without `?`.
 */
export function addressOf( ajaxUrl: string, route: string, query = '' ): Question {
	if ( ! ajaxUrl ) {
		return { path: `/pagewright/v1/media${ route }${ query && `?${ query }` }` };
	}
	const action = new URLSearchParams( { action: 'pagewright_media', route: `/media${ route }` } );
	return { url: `${ ajaxUrl }?${ action }${ query && `&${ query }` }` };
}

/** @param ajaxUrl As for `addressOf`. */
export function createRoutes( ajaxUrl: string ): Routes {
	const question = ( route: string, parameters: Parameters ): Question =>
		addressOf( ajaxUrl, route, queryOf( parameters ) );
	return {
		load: ( route, parameters, signal ) =>
			ask(
				queryOf( parameters ).length > LONGEST_QUERY
					? { ...question( route, {} ), ...IN_BODY, data: sent( parameters ) }
					: question( route, parameters ),
				signal
			),
		send: ( route, data, signal ) =>
			ask( { ...question( route, {} ), method: 'POST', data }, signal ),
	};
}

/** Sends a request. The response must be an object: admin-ajax.php says `0` or `-1` otherwise. */
export async function ask< T extends object >(
	question: Question,
	signal?: AbortSignal
): Promise< Result< T > > {
	const result = await request< unknown >( question, signal );
	// The caller has no use for a response that came before the signal.
	if ( signal?.aborted ) {
		return { ok: false, failure: { kind: 'aborted' } };
	}
	if ( ! result.ok ) {
		return { ok: false, failure: failureOf( result.failure ) };
	}
	return typeof result.value === 'object' && result.value !== null
		? { ok: true, value: result.value as T }
		: {
				ok: false,
				failure: failureFrom( { status: 200, body: String( result.value ) } ),
			};
}

function failureOf( refused: Refused ): Failure {
	switch ( refused.kind ) {
		case 'aborted':
			return { kind: 'aborted' };
		case 'offline':
			return { kind: 'network' };
		case 'refused': {
			const { status, code, message } = refused;
			// Without a code, the message is the text of the response.
			return failureFrom( {
				status,
				body: code ? JSON.stringify( { code, message } ) : message,
			} );
		}
	}
}

/** Returns the parameters of a body: null means that it is missing. */
const sent = ( parameters: Parameters ) =>
	Object.fromEntries( Object.entries( parameters ).filter( ( [ , value ] ) => value !== null ) );

function queryOf( parameters: Parameters ): string {
	const query = new URLSearchParams();
	for ( const [ name, value ] of Object.entries( parameters ) ) {
		if ( typeof value === 'object' ) {
			value?.forEach( ( item ) => query.append( `${ name }[]`, String( item ) ) );
		} else {
			query.set( name, String( value ) );
		}
	}
	return query.toString();
}
