import { __ } from '@wordpress/i18n';
import { searchPlaces } from '../../rest/places/client';
import type { Failure } from '../../rest/send';
import type { PlaceAnswer, PlaceProblem, PlaceProvider, Suggestion } from './provider';

/** OpenStreetMap, called through the site. Its policy forbids searching while the user types. */
export function createOpenStreetMap(): PlaceProvider {
	const suggest = async (
		text: string,
		signal?: AbortSignal
	): Promise< PlaceAnswer< Suggestion[] > > => {
		const answer = await searchPlaces( text, signal );
		return answer.ok
			? {
					ok: true,
					value: answer.value.map( ( place, index ) => ( {
						id: String( index ),
						title: place.name,
						detail: place.address,
						place,
					} ) ),
				}
			: { ok: false, problem: problemOf( answer.failure ) };
	};
	return {
		suggestsWhileTyping: false,
		credit: {
			text: __( '© OpenStreetMap contributors', 'pagewright' ),
			url: 'https://www.openstreetmap.org/copyright',
		},
		suggest,
		resolve: async ( { title, detail, place } ) => ( {
			ok: true,
			value: place ?? { name: title, address: detail, location: '' },
		} ),
		locate: async ( text ) => {
			const answer = await suggest( text );
			return answer.ok
				? { ok: true, value: answer.value[ 0 ]?.place?.location ?? '' }
				: answer;
		},
	};
}

function problemOf( failure: Failure ): PlaceProblem {
	if ( failure.kind === 'aborted' ) {
		return failure;
	}
	const isBusy = failure.kind === 'refused' && failure.status === 429;
	return { kind: isBusy ? 'over-limit' : 'failed', message: failure.message };
}
