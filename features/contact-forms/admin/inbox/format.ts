/** Returns the user's language from the page; the browser's if it is invalid. */
function locale(): string | undefined {
	try {
		return Intl.getCanonicalLocales( document.documentElement.lang )[ 0 ];
	} catch {
		return undefined;
	}
}

export const formatNumber = ( value: number ) => new Intl.NumberFormat( locale() ).format( value );

const UNITS: Array< [ Intl.RelativeTimeFormatUnit, number ] > = [
	[ 'year', 31_557_600 ],
	[ 'month', 2_629_800 ],
	[ 'week', 604_800 ],
	[ 'day', 86_400 ],
	[ 'hour', 3_600 ],
	[ 'minute', 60 ],
];

/** Formats as “3 hours ago”. @param time ISO 8601. @param nowMs Since 1970. */
export function formatAgo( time: string, nowMs: number ): string {
	const seconds = Math.max( 0, ( nowMs - Date.parse( time ) ) / 1000 );
	const [ unit, length ] = UNITS.find( ( [ , one ] ) => seconds >= one ) ?? [ 'second', 1 ];
	const count = unit === 'second' ? 0 : Math.floor( seconds / length );
	return new Intl.RelativeTimeFormat( locale(), { numeric: 'auto' } ).format( -count, unit );
}

/** Formats day and time in the site's time zone; in the browser's if that one is unknown. */
export function formatMoment( time: string, timeZone: string ): string {
	const style = { dateStyle: 'long', timeStyle: 'short' } as const;
	try {
		return new Intl.DateTimeFormat( locale(), { ...style, timeZone } ).format(
			Date.parse( time )
		);
	} catch {
		return new Intl.DateTimeFormat( locale(), style ).format( Date.parse( time ) );
	}
}

/** Formats as “1.2 MB”. */
export function formatBytes( bytes: number ): string {
	const [ unit, length ] =
		bytes >= 1_000_000
			? [ 'megabyte', 1_000_000 ]
			: [ bytes >= 1_000 ? 'kilobyte' : 'byte', bytes >= 1_000 ? 1_000 : 1 ];
	return new Intl.NumberFormat( locale(), {
		style: 'unit',
		unit: unit as string,
		unitDisplay: 'short',
		maximumFractionDigits: 1,
	} ).format( bytes / ( length as number ) );
}
