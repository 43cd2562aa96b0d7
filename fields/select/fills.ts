import type { Values } from '../../schema/field-types';

interface Choice {
	/** Previously selected key, '' for none. */
	before: string;
	after: string;
	/** Object that contains the field. */
	siblings: Values;
}

/**
 * Returns the values that a choice fills in: in empty sibling fields, and in those that still have
 * the previous choice's value. Typed values stay.
 */
export function filledIn(
	{ fills = {} }: { fills?: Record< string, Values > },
	{ before, after, siblings }: Choice
): Values {
	const old = fills[ before ] ?? {};
	const isFree = ( key: string ) =>
		[ undefined, null, '', false ].includes( siblings[ key ] as never ) ||
		siblings[ key ] === old[ key ];
	return Object.fromEntries(
		Object.entries( fills[ after ] ?? {} ).filter( ( [ key ] ) => isFree( key ) )
	);
}
