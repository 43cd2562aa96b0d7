/** Matches lines `name: value` like the server; the first one of a name counts. */
const lineOf = ( name: string ) => new RegExp( `^${ name }[\\t ]*:(.*)$`, 'm' );

const ON = [ 'on', 'true', '1' ];

export const isOn = ( text: string, name: string ): boolean =>
	ON.includes( ( lineOf( name ).exec( text )?.[ 1 ] ?? '' ).trim() );

/** Returns the text with a setting turned on or off; other lines stay unchanged. */
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
