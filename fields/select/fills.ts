import type { Values } from '../../schema/field-types';

interface Choice {
	/** Key that was chosen before, '' for none. */
	before: string;
	after: string;
	/** Object that holds the field. */
	siblings: Values;
}

/**
 * What a choice puts into the fields beside it: those that are empty, and those that still hold what the choice before it put there.
 * What somebody typed stays.
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
