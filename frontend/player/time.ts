const pad = ( n: number ) => String( n ).padStart( 2, '0' );

/**
 * A time for the eye.
 *
 * @param seconds Less than nothing and no number count as 0.
 * @param format  Letters h, m, s and f (frames), twice for two digits; empty: `m:ss`, with hours where `longest` has some.
 * @param frames  Per second.
 * @param longest Greatest time that stands in the same place, so that its width never changes by hours.
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

/** A time for the ear, in the language's own words: "1 minute 2 seconds". */
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

/** A share as "80 %", the way the language writes it. */
export const spokenShare = ( share: number, language?: string ): string =>
	numbers( language, { style: 'percent' } ).format( share );

/** Numbers of the page's language; of the browser's where the page names none that is known. */
export function numbers( language?: string, options?: Intl.NumberFormatOptions ) {
	try {
		return new Intl.NumberFormat( language || undefined, options );
	} catch {
		return new Intl.NumberFormat( undefined, options );
	}
}

/** Puts values into a text with placeholders. */
export const fill = ( text: string, values: Record< string, string > ): string =>
	text.replace( /\{(\w+)\}/g, ( all, name: string ) => values[ name ] ?? all );
