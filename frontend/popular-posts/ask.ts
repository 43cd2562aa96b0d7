import { answerOf } from '../answer';

/**
 * The answer to a request, as JSON. Where the server no longer knows the token, as on pages that a cache has kept for
 * a day, it is asked once more without: what visitors may do needs none.
 *
 * @param request Sends it, with the token or without.
 * @param token   Of the page.
 * @throws Where there is no connection, no success or no JSON.
 */
export async function ask(
	request: ( token?: string ) => Promise< Response >,
	token: string
): Promise< any > {
	let answer = await request( token );
	let body = await answerOf( answer );
	if ( answer.status === 403 && body.code === 'rest_cookie_invalid_nonce' ) {
		answer = await request();
		body = await answerOf( answer );
	}
	if ( ! answer.ok ) {
		throw new Error();
	}
	return body;
}
