import { failureFrom, type Failure } from '../../model/failure';

/**
 * Returns why a request of WordPress's code failed.
 *
 * @param reason  What wp.ajax reports: the data of the response, or the request itself.
 * @param refusal What a response without success and without data means.
 */
export function requestFailure( reason: unknown, refusal: 'forbidden' | 'missing' ): Failure {
	const { status, responseText } = ( reason ?? {} ) as Partial< Record< string, unknown > >;
	return typeof status === 'number'
		? failureFrom( {
				status,
				body: typeof responseText === 'string' ? responseText : '',
			} )
		: { kind: refusal };
}
