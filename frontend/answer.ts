/**
 * The JSON of an answer. Only an endpoint says that its answer is JSON and answers where it was asked: a page is HTML, and a
 * redirect leads to what nobody asked for.
 *
 * @throws Where the answer is no such thing.
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
