const pad = ( n: number ) => String( n ).padStart( 2, '0' );

/**
 * Formats a time for display.
 *
 * @param seconds Negative and invalid numbers count as 0.
 * @param format  Letters h, m, s and f (frames), twice for two digits; empty for `m:ss`, with hours if `longest` has them.
 * @param frames  Per second.
 * @param longest Maximum time at the same place, so that its width does not change with hours.
 */
export function formatTime(
	seconds: number,
	format = '',
	frames = 25,
	longest: number = seconds
): string {
	const all = Number.isFinite( seconds ) && seconds > 0 ? seconds : 0;
	const rest = Number.isFinite( longest ) ? longest : 0;
	const shape = format || ( Math.max( all, rest ) >= 3600 ? 'h:mm:ss' : 'm:ss' );
	const hasHours = /h/i.test( shape );
	const whole = Math.floor( all );
	const values: Record< string, number > = {
		h: Math.floor( whole / 3600 ),
		m: Math.floor( whole / 60 ) % ( hasHours ? 60 : Infinity ),
		s: whole % 60,
		f: Math.floor( ( all - whole ) * frames + 1e-6 ),
	};
	return shape.replace( /([hmsf])\1?/gi, ( letters ) => {
		const value = values[ letters[ 0 ]!.toLowerCase() ]!;
		return letters.length > 1 ? pad( value ) : String( value );
	} );
}

/** Formats a duration for screen readers, in the page's language: "1 minute 2 seconds". */
export function spokenTime( seconds: number, language?: string ): string {
	const whole = Number.isFinite( seconds ) && seconds > 0 ? Math.floor( seconds ) : 0;
	const parts = [
		[ Math.floor( whole / 3600 ), 'hour' ],
		[ Math.floor( whole / 60 ) % 60, 'minute' ],
		[ whole % 60, 'second' ],
	] as const;
	const told = parts.filter( ( [ value ] ) => value > 0 );
	return ( told.length ? told : parts.slice( 2 ) )
		.map( ( [ value, unit ] ) =>
			numbers( language, { style: 'unit', unit, unitDisplay: 'long' } ).format( value )
		)
		.join( ' ' );
}

/** Formats a share in the page's language, such as "80 %". */
export const spokenShare = ( share: number, language?: string ): string =>
	numbers( language, { style: 'percent' } ).format( share );

/**
 * Returns a number format of the page's language, or of the browser's when the page's is unknown.
 */
export function numbers( language?: string, options?: Intl.NumberFormatOptions ) {
	try {
		return new Intl.NumberFormat( language || undefined, options );
	} catch {
		return new Intl.NumberFormat( undefined, options );
	}
}

/** Replaces the placeholders of a text. */
export const fill = ( text: string, values: Record< string, string > ): string =>
	text.replace( /\{(\w+)\}/g, ( all, name: string ) => values[ name ] ?? all );
