import type { Curve } from '../../rest/views-statistics/client';

/** Returns the user's language from the page; the browser's if it is invalid. */
export function locale(): string | undefined {
	const name = document.documentElement.lang;
	try {
		return Intl.getCanonicalLocales( name )[ 0 ];
	} catch {
		return undefined;
	}
}

export const formatNumber = ( value: number ) => new Intl.NumberFormat( locale() ).format( value );

/** Short format for an axis: 12K. */
export const formatShort = ( value: number ) =>
	new Intl.NumberFormat( locale(), { notation: 'compact', maximumFractionDigits: 1 } ).format(
		value
	);

export const formatPercent = ( share: number, digits = 0 ) =>
	new Intl.NumberFormat( locale(), { style: 'percent', maximumFractionDigits: digits } ).format(
		share
	);

const FULL: Record< Curve[ 'unit' ], Intl.DateTimeFormatOptions > = {
	hour: { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
	day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
	month: { month: 'long', year: 'numeric' },
};

const SHORT: Record< Curve[ 'unit' ], Intl.DateTimeFormatOptions > = {
	hour: { hour: 'numeric', minute: '2-digit' },
	day: { day: 'numeric', month: 'short' },
	month: { month: 'short', year: '2-digit' },
};

/** Formats the start of an interval. It is already in the site's time zone. */
export function formatMoment( at: string, unit: Curve[ 'unit' ], style: 'full' | 'short' ): string {
	const [ year = 0, month = 1, day = 1, hour = 0 ] = at.split( /[- ]/ ).map( Number );
	return new Intl.DateTimeFormat( locale(), {
		...( style === 'full' ? FULL : SHORT )[ unit ],
		timeZone: 'UTC',
	} ).format( Date.UTC( year, month - 1, day, hour ) );
}

/** Returns the difference as a share of the previous value; null when undefined. */
export const changeOf = ( now: number, before: number | null ): number | null =>
	before === null || before === 0 ? null : ( now - before ) / before;
