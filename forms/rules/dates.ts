/** The same text if it is a day, as `2024-02-29`; undefined if the calendar has none. Years have four digits, so that texts compare like days. Twin of Dates.php. */
export function toDate( value: unknown ): string | undefined {
	// What browsers make of `2023-02-29` is the first of March: only what comes out as it went in is a day.
	return typeof value === 'string' &&
		/^(?!0000)\d{4}-\d{2}-\d{2}$/.test( value ) &&
		utc( value )?.startsWith( value )
		? value
		: undefined;
}

/** Monday is 1, Sunday 7. @param date What toDate() returned. */
export const dayOfWeek = ( date: string ): number => new Date( date ).getUTCDay() || 7;

function utc( date: string ): string | undefined {
	const day = new Date( date );
	return isNaN( +day ) ? undefined : day.toISOString();
}
