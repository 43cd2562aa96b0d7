import { useEffect, useRef } from '@wordpress/element';
import type { SubmissionsPage } from '../../rest/submissions/client';

export const rowId = ( id: number ) => `pagewright-submission-${ id }`;

/**
 * Focuses the heading of an opened submission, and another row when the focused element was
 * removed.
 */
export function useInboxFocus( shown: SubmissionsPage | null, openId: number | null ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const list = useRef< HTMLElement >( null );
	/** Row that gets the focus when the focused one is removed. */
	const next = useRef< number | null >( null );
	useEffect( () => heading.current?.focus(), [ openId ] );
	useEffect( () => {
		const { ownerDocument } = list.current ?? {};
		const isLost = ownerDocument?.activeElement === ownerDocument?.body;
		if ( isLost && next.current !== null ) {
			( ownerDocument?.getElementById( rowId( next.current ) ) ?? list.current )?.focus();
			next.current = null;
		}
	}, [ shown, openId ] );
	return { heading, list, next };
}
