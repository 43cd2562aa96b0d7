import type { Json } from '../../schema/field-types';

export const UNITS = [ 'days', 'weeks', 'months', 'years' ] as const;
export type Unit = ( typeof UNITS )[ number ];

export interface Distance {
	value: number;
	unit: Unit;
}
export interface Dates {
	after?: string;
	before?: string;
}
export interface Distances {
	from?: Distance;
	to?: Distance;
}

type Found = { [ key: string ]: Json };

/** Returns the saved value as an object: JSON text is parsed, anything else is `{}`. */
export function readFound( raw: Json | undefined ): Found {
	let found: unknown = raw;
	if ( typeof raw === 'string' ) {
		try {
			found = JSON.parse( raw );
		} catch {
			found = undefined;
		}
	}
	return found !== null && typeof found === 'object' ? ( found as Found ) : {};
}

/** Returns the valid dates. The browser version of Range::dates(). */
export function readDates( raw: Json | undefined ): Dates {
	const found = readFound( raw );
	const after = readDay( found.after );
	const before = readDay( found.before );
	return { ...( after && { after } ), ...( before && { before } ) };
}

/** Returns the valid distances from today. The browser version of Range::distances(). */
export function readDistances( raw: Json | undefined ): Distances {
	const found = readFound( raw );
	const from = readDistance( found.from );
	const to = readDistance( found.to );
	return { ...( from && { from } ), ...( to && { to } ) };
}

/** Returns the valid parts as JSON; '' if there are none. */
export function rangeText( raw: Json | undefined, isRelative: boolean ): string {
	const range = isRelative ? readDistances( raw ) : readDates( raw );
	return Object.keys( range ).length === 0 ? '' : JSON.stringify( range );
}

/** Returns a valid date, without a time after it; '' for anything else. */
export function readDay( raw: Json | undefined ): string {
	const [ , year, month, day ] =
		/^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/.exec( typeof raw === 'string' ? raw : '' ) ?? [];
	if ( year === undefined || year === '0000' ) {
		return '';
	}
	const date = new Date( 0 );
	date.setUTCFullYear( Number( year ), Number( month ) - 1, Number( day ) );
	const text = `${ year }-${ month }-${ day }`;
	return Number( month ) > 0 && date.getUTCMonth() + 1 === Number( month ) && Number( day ) > 0
		? text
		: '';
}

export function readDistance( raw: Json | undefined ): Distance | undefined {
	const { value, unit } = ( raw !== null && typeof raw === 'object' ? raw : {} ) as Found;
	const [ , digits ] =
		/^ *(\d{1,4}) *$/.exec(
			typeof value === 'number' || typeof value === 'string' ? String( value ) : ''
		) ?? [];
	return digits === undefined
		? undefined
		: {
				value: Number( digits ),
				unit: UNITS.includes( unit as Unit ) ? ( unit as Unit ) : 'days',
			};
}

/** Approximate days of a unit, to compare two distances. */
const DAYS: Record< Unit, number > = { days: 1, weeks: 7, months: 30.44, years: 365.25 };
const inDays = ( { value, unit }: Distance ) => value * DAYS[ unit ];

/** Returns whether the range ends before it begins. */
export function isBackwards( raw: Json | undefined, isRelative: boolean ): boolean {
	if ( isRelative ) {
		const { from, to } = readDistances( raw );
		return from !== undefined && to !== undefined && inDays( from ) < inDays( to );
	}
	const { after, before } = readDates( raw );
	return after !== undefined && before !== undefined && after > before;
}

/**
 * Returns the saved value with one part changed, in the format in which it was saved: an object, or
 * JSON text. Other parts are kept.
 */
export function changePart( raw: Json | undefined, part: string, next: Json | undefined ): Json {
	const { [ part ]: _, ...rest } = readFound( raw );
	const changed: Found = next === undefined ? rest : { ...rest, [ part ]: next };
	if ( raw !== null && typeof raw === 'object' ) {
		return changed;
	}
	return Object.keys( changed ).length === 0 ? '' : JSON.stringify( changed );
}
