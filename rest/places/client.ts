import { send, type Result } from '../send';

/** A place; `location` is `(lat, lng)`. Each property may be ''. */
export interface FoundPlace {
	name: string;
	address: string;
	location: string;
}

/**
 * Searches OpenStreetMap through the site. A refusal with status 429 may be retried soon. Never
 * rejects.
 */
export async function searchPlaces(
	query: string,
	signal?: AbortSignal
): Promise< Result< FoundPlace[] > > {
	const answer = await send< { places?: FoundPlace[] } >( '/sowb/v1/places', { query }, signal );
	return answer.ok ? { ok: true, value: answer.value.places ?? [] } : answer;
}
