import { useMemo } from '@wordpress/element';
import { keepUserSetting } from '../../browser/classic/context-of';
import { DIMENSIONS } from '../../browser/list/columns';
import { DIMENSIONS_SETTING, useHidden } from '../../browser/list/use-hidden';
import { createListPort } from '../../port/columns';
import type { ScreenFacts } from './facts';

const here = globalThis as { getUserSetting?: ( name: string ) => string };

/** Returns the columns of the list, which of them are hidden, and their server. */
export function useList( { columns, hidden, ajaxUrl, hideNonce }: ScreenFacts ) {
	const port = useMemo( () => createListPort( ajaxUrl, hideNonce ), [ ajaxUrl, hideNonce ] );
	const first = useMemo(
		() => [
			...hidden,
			...( here.getUserSetting?.( DIMENSIONS_SETTING ) === 'off' ? [ DIMENSIONS ] : [] ),
		],
		[ hidden ]
	);
	return { columns, port, hidden: useHidden( port, first, keepUserSetting ) };
}
