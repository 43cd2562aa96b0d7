import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Result } from '../../rest/send';
import { content } from '../form/content';

/** Delay after the last change before the posts are counted. */
export const COUNT_DELAY_MS = 300;

/**
 * Shows how many posts a query finds. While it counts again, the old number stays; ignores the
 * response of an older query.
 */
export function PostsCount( { query }: { query: string } ) {
	const [ answer, setAnswer ] = useState< Result< number > >();
	useEffect( () => {
		const controller = new AbortController();
		const timer = setTimeout( async () => {
			const next = await content().count( query, controller.signal );
			if ( ! controller.signal.aborted ) {
				setAnswer( next );
			}
		}, COUNT_DELAY_MS );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ query ] );
	return (
		<p className="pagewright-posts__count" role="status" aria-live="polite">
			{ countText( answer ) }
		</p>
	);
}

function countText( answer: Result< number > | undefined ): string {
	if ( answer === undefined ) {
		return '';
	}
	if ( ! answer.ok ) {
		return __(
			'The posts could not be counted. Your settings are not affected.',
			'pagewright'
		);
	}
	return answer.value === 0
		? __( 'No posts found.', 'pagewright' )
		: sprintf(
				/* translators: %d: number of posts. */
				_n( '%d post matches.', '%d posts match.', answer.value, 'pagewright' ),
				answer.value
			);
}
