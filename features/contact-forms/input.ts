/** File data for rules; sizes in bytes. */
export interface FileFacts {
	readonly name: string;
	readonly size: number;
}

/**
 * Input for rules: values and files by field, sanitized in the same way as on the server
 * (Input.php).
 */
export interface Input {
	/** Returns all values of a field that are not blank as a flat list. */
	values: ( field: string ) => string[];
	files: ( field: string ) => FileFacts[];
}

/** @param entries Entries of FormData. `x[]` and `x[a]` belong to the field `x`. */
export function createInput( entries: Iterable< [ string, string | FileFacts ] > ): Input {
	const all = [ ...entries ].map(
		( [ name, value ] ) => [ name.replace( /\[.*/, '' ), value ] as const
	);
	const of = ( field: string ) => all.filter( ( [ name ] ) => name === field );
	return {
		values: ( field ) =>
			of( field ).flatMap( ( [ , value ] ) =>
				typeof value === 'string' ? clean( value ) || [] : []
			),
		files: ( field ) =>
			of( field ).flatMap( ( [ , value ] ) =>
				typeof value === 'string' || value.name === '' ? [] : value
			),
	};
}

/** Unicode white space; the browser's class lacks U+0085. */
const BLANK = /[\s\u0085]/;

/** Normalizes newlines and trims white space. */
export function clean( text: string ): string {
	const value = text.replace( /\r\n?/g, '\n' );
	let start = 0;
	let end = value.length;
	// Regular expressions anchored at the end are very slow on long white space.
	while ( start < end && BLANK.test( value[ start ]! ) ) {
		start++;
	}
	while ( start < end && BLANK.test( value[ end - 1 ]! ) ) {
		end--;
	}
	return value.slice( start, end );
}
