import { useMemo } from '@wordpress/element';
import type { Values } from '../schema/field-types';
import { hasJudges, refusalOf } from './refusal';
import { useSaveLock } from './use-save-lock';

/**
 * Returns why another plugin refuses the data of this block, null when all accept them; saving of
 * the post is locked meanwhile.
 */
export function useRefusal( clientId: string, data: Values, widgetClass: string ): string | null {
	const refusal = useMemo(
		() => ( hasJudges() ? refusalOf( data, widgetClass ) : null ),
		[ data, widgetClass ]
	);
	useSaveLock( `pagewright-refusal-${ clientId }`, refusal !== null );
	return refusal;
}
