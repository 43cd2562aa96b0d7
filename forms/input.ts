/** A file as rules see it; sizes in bytes. */
export interface FileFacts {
	readonly name: string;
	readonly size: number;
}

/** What the rules look at: values and files by field, cleaned in the same way as on the server (Input.php). */
export interface Input {
	/** Values of a field that are not blank, one after the other. */
	values: ( field: string ) => string[];
	files: ( field: string ) => FileFacts[];
}

/** @param entries As FormData has them. `x[]` and `x[a]` belong to the field `x`. */
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

/** White space of Unicode; browsers leave out U+0085. */
const BLANK = /[\s\u0085]/;

/** One kind of newline, and no white space around it. */
export function clean( text: string ): string {
	const value = text.replace( /\r\n?/g, '\n' );
	let start = 0;
	let end = value.length;
	// Patterns that look for the end take very long over much white space.
	while ( start < end && BLANK.test( value[ start ]! ) ) {
		start++;
	}
	while ( start < end && BLANK.test( value[ end - 1 ]! ) ) {
		end--;
	}
	return value.slice( start, end );
}
