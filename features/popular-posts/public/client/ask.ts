import { answerOf } from '../../../../frontend/answer';

/**
 * Sends a request and parses its JSON. When the server rejects the nonce, as on pages that a cache
 * has kept for a day, retries once without it: visitors need none.
 *
 * @param request Sends the request, with or without the nonce.
 * @param token   Nonce of the page.
 * @throws When the network, the server or the JSON fails.
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
