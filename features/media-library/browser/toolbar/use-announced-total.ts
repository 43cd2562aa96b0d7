import { useEffect, useRef } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import type { MediaList } from '../../model/list-pages';
import { foundText } from './texts';

/** Results that change faster are announced once. */
const ANNOUNCE_DELAY_MS = 200;

/** Announces how many files a search or a filter found. */
export function useAnnouncedTotal( { query, total }: MediaList ): void {
	const announced = useRef( query );
	useEffect( () => {
		if ( total === null || announced.current === query ) {
			return;
		}
		const timer = setTimeout( () => {
			announced.current = query;
			speak( foundText( total ) );
		}, ANNOUNCE_DELAY_MS );
		return () => clearTimeout( timer );
	}, [ query, total ] );
}
