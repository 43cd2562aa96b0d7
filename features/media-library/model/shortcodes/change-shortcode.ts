import {
	findShortcodes,
	namedValues,
	printAttribute,
	printContent,
	printShortcode,
	withChanges,
	type Changes,
	type Shortcode,
} from './shortcode';

/**
 * Returns the text of a shortcode with changes. All other bytes stay: spaces, quotes, the order, and
 * attributes that we do not know. A text with broken quotes may
 * have to be replaced as a whole.
 *
 * @param shortcode Shortcode as found.
 * @param changes   Attributes.
 * @param content   New content; as before by default.
 */
export function changeShortcode(
	shortcode: Shortcode,
	changes: Changes,
	content: string = shortcode.content
): string {
	if ( changes.size === 0 && content === shortcode.content ) {
		return shortcode.text;
	}
	const { tag, form } = shortcode;
	const inside = changeInside( shortcode, changes );
	const isClosed = form === 'closed' || content !== '';
	const end = form === 'self-closing' && ! isClosed ? '/]' : ']';
	const changed = `[${ tag }${ inside }${ end }${ isClosed ? printContent( tag, content ) : '' }`;
	const wanted = withChanges( namedValues( shortcode ), changes );
	return readsAs( changed, tag, wanted )
		? changed
		: printShortcode( tag, [ ...wanted ], isClosed ? content : null );
}

function changeInside( { inside, attributes }: Shortcode, changes: Changes ): string {
	const latest = new Map( attributes.map( ( attribute ) => [ attribute.name, attribute ] ) );
	let changed = inside;
	for ( const attribute of [ ...attributes ].reverse() ) {
		const value = attribute.name === '' ? undefined : changes.get( attribute.name );
		const before = changed.slice( 0, attribute.start );
		const after = changed.slice( attribute.end );
		if ( value === null ) {
			changed = before.trimEnd() + after;
		} else if ( value !== undefined && latest.get( attribute.name ) === attribute ) {
			const [ name ] = /^[\w-]+/.exec( inside.slice( attribute.start ) )!;
			changed = before + printAttribute( name, value ) + after;
		}
	}
	const added = Array.from( changes )
		.filter( ( [ name, value ] ) => value !== null && ! latest.has( name ) )
		.map( ( [ name, value ] ) => ` ${ printAttribute( name, value! ) }` )
		.join( '' );
	const kept = changed.trimEnd();
	return kept + added + changed.slice( kept.length );
}

/** Returns whether a text is one shortcode with these values, in any order. */
function readsAs( text: string, tag: string, wanted: ReadonlyMap< string, string > ): boolean {
	const [ found ] = findShortcodes( text, [ tag ] );
	const values = found?.text === text ? namedValues( found ) : new Map< string, string >();
	return (
		values.size === wanted.size &&
		Array.from( wanted ).every( ( [ name, value ] ) => values.get( name ) === encoded( value ) )
	);
}

/** Returns the value that is read after this one was printed. */
const encoded = ( value: string ): string =>
	findShortcodes( `[a ${ printAttribute( 'a', value ) }]`, [ 'a' ] )[ 0 ]!.attributes[ 0 ]!.value;
