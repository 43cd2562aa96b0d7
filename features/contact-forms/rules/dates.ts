/**
 * Returns the text if it is a valid date, such as `2024-02-29`; undefined otherwise. Years have
 * four digits, so that dates compare as strings. Dates.php does the same in PHP.
 */
export function toDate( value: unknown ): string | undefined {
	// Browsers parse `2023-02-29` as the first of March, so a valid date must come back unchanged.
	return typeof value === 'string' &&
		/^(?!0000)\d{4}-\d{2}-\d{2}$/.test( value ) &&
		utc( value )?.startsWith( value )
		? value
		: undefined;
}

/** Returns 1 for Monday to 7 for Sunday. @param date What toDate() returned. */
export const dayOfWeek = ( date: string ): number => new Date( date ).getUTCDay() || 7;

function utc( date: string ): string | undefined {
	const day = new Date( date );
	return isNaN( +day ) ? undefined : day.toISOString();
}
