/**
 * Parses the JSON of a response. Accepts only JSON content types and no redirects: an HTML page is
 * not an answer of an endpoint.
 *
 * @throws Where the response is not valid JSON of an endpoint.
 */
export async function answerOf( response: Response ): Promise< any > {
	if (
		response.redirected ||
		! /^application\/json\b/.test( response.headers.get( 'content-type' ) ?? '' )
	) {
		throw new Error();
	}
	return response.json();
}
