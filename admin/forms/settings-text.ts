/** Lines `name: value`; the first of a name counts. As the server reads them. */
const lineOf = ( name: string ) => new RegExp( `^${ name }[\\t ]*:(.*)$`, 'm' );

const ON = [ 'on', 'true', '1' ];

export const isOn = ( text: string, name: string ): boolean =>
	ON.includes( ( lineOf( name ).exec( text )?.[ 1 ] ?? '' ).trim() );

/** The text with a setting switched; every other line stays as it is. */
export function switched( text: string, name: string, isWanted: boolean ): string {
	const isLine = ( line: string ) => lineOf( name ).test( line );
	const lines = text.split( '\n' );
	if ( ! isWanted ) {
		return lines.filter( ( line ) => ! isLine( line ) ).join( '\n' );
	}
	if ( lines.some( isLine ) ) {
		const first = lines.findIndex( isLine );
		return lines
			.map( ( line, place ) => ( place === first ? `${ name }: on` : line ) )
			.join( '\n' );
	}
	return [
		...( text.trim() === '' ? [] : [ text.replace( /\n+$/, '' ) ] ),
		`${ name }: on`,
	].join( '\n' );
}
