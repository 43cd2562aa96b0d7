import { send, type Result } from '../send';

/** A place; `location` is `(lat, lng)`. Each may be ''. */
export interface FoundPlace {
	name: string;
	address: string;
	location: string;
}

/** Asks the site to search OpenStreetMap. A refusal with the status 429 may be tried again in a moment. Never rejects. */
export async function searchPlaces(
	query: string,
	signal?: AbortSignal
): Promise< Result< FoundPlace[] > > {
	const answer = await send< { places?: FoundPlace[] } >( '/sowb/v1/places', { query }, signal );
	return answer.ok ? { ok: true, value: answer.value.places ?? [] } : answer;
}
