/** Names and values in their order. A later value of the same name counts. */
export type Pairs = ReadonlyArray< readonly [ name: string, value: string ] >;

/** New values of attributes; `null` removes one. */
export type Changes = ReadonlyMap< string, string | null >;

/** One attribute as it is written. */
export interface Attribute {
	/** In lower case; '' for a value without a name. */
	name: string;
	/** Without quotes. */
	value: string;
	/** Its place in `Shortcode.inside`. */
	start: number;
	end: number;
}

/** A shortcode with its text, which stays where nothing is changed. */
export interface Shortcode {
	tag: string;
	/** Where the text starts in the searched text. */
	index: number;
	text: string;
	/** Between the name and the end of the opening tag. */
	inside: string;
	attributes: readonly Attribute[];
	form: 'single' | 'self-closing' | 'closed';
	/** Between the tags; '' without a closing tag. */
	content: string;
}

// The grammar of WordPress: name="value", name='value', name=value, "value", 'value', value.
const ATTRIBUTE =
	/([\w-]+)\s*=\s*"([^"]*)"(?=\s|$)|([\w-]+)\s*=\s*'([^']*)'(?=\s|$)|([\w-]+)\s*=\s*([^\s'"]+)(?=\s|$)|"([^"]*)"(?=\s|$)|'([^']*)'(?=\s|$)|(\S+)(?=\s|$)/g;

function attributesOf( inside: string ): Attribute[] {
	const spaced = inside.replace( /[\u00a0\u200b]/g, ' ' );
	return Array.from( spaced.matchAll( ATTRIBUTE ), ( match ) => ( {
		name: ( match[ 1 ] ?? match[ 3 ] ?? match[ 5 ] ?? '' ).toLowerCase(),
		value: [ 2, 4, 6, 7, 8, 9 ].map( ( group ) => match[ group ] ).find( isWritten ) ?? '',
		start: match.index,
		end: match.index + match[ 0 ].length,
	} ) );
}

const isWritten = ( text: string | undefined ) => text !== undefined;

/**
 * Returns the shortcodes of these tags, as WordPress finds them: without escaped ones such as
 * `[[gallery]]`, and without those in the content of others. Takes linear time for any text.
 */
export function findShortcodes( text: string, tags: readonly string[] ): Shortcode[] {
	const opening = new RegExp( `\\[(${ tags.join( '|' ) })(?![\\w-])`, 'g' );
	const closings = new Map< string, number >();
	const found: Shortcode[] = [];
	let end = 0;
	for ( let match = opening.exec( text ); match; match = opening.exec( text ) ) {
		const tag = match[ 1 ]!;
		const bracket = text.indexOf( ']', opening.lastIndex );
		if ( bracket < 0 ) {
			break;
		}
		let closing = closings.get( tag ) ?? 0;
		if ( closing >= 0 && closing <= bracket ) {
			closing = text.indexOf( `[/${ tag }]`, bracket );
			closings.set( tag, closing );
		}
		const shortcode = shortcodeAt( text, match.index, tag, bracket, closing );
		const isEscaped =
			match.index > end &&
			text[ match.index - 1 ] === '[' &&
			text[ match.index + shortcode.text.length ] === ']';
		end = match.index + shortcode.text.length;
		if ( text[ end ] === ']' ) {
			end++;
		}
		opening.lastIndex = end;
		if ( ! isEscaped ) {
			found.push( shortcode );
		}
	}
	return found;
}

function shortcodeAt(
	text: string,
	index: number,
	tag: string,
	bracket: number,
	closing: number
): Shortcode {
	const from = index + 1 + tag.length;
	const isSelfClosing = bracket > from && text[ bracket - 1 ] === '/';
	const inside = text.slice( from, isSelfClosing ? bracket - 1 : bracket );
	const isClosed = ! isSelfClosing && closing >= 0;
	const end = isClosed ? closing + tag.length + 3 : bracket + 1;
	const form = isClosed ? 'closed' : 'single';
	return {
		tag,
		index,
		text: text.slice( index, end ),
		inside,
		attributes: attributesOf( inside ),
		form: isSelfClosing ? 'self-closing' : form,
		content: isClosed ? text.slice( bracket + 1, closing ) : '',
	};
}

/** Returns the named attributes, each once: the last value, at the place of the first. */
export function namedValues( { attributes }: Shortcode ): Map< string, string > {
	const named = attributes.filter( ( { name } ) => name !== '' );
	return new Map( named.map( ( { name, value } ) => [ name, value ] ) );
}

/** Returns the values with changes: changed ones keep their places, new ones follow. */
export function withChanges( pairs: Iterable< Pairs[ number ] >, changes: Changes ) {
	const values = new Map( pairs );
	for ( const [ name, value ] of changes ) {
		if ( value === null ) {
			values.delete( name );
		} else {
			values.set( name, value );
		}
	}
	return values;
}

/**
 * Returns an attribute with its value in quotes. Characters that the grammar cannot contain become
 * entities.
 */
export function printAttribute( name: string, value: string ): string {
	const safe = value.replaceAll( ']', '&#93;' );
	if ( ! safe.includes( '"' ) ) {
		return `${ name }="${ safe }"`;
	}
	return safe.includes( "'" )
		? `${ name }="${ safe.replaceAll( '"', '&quot;' ) }"`
		: `${ name }='${ safe }'`;
}

/** Returns a new shortcode as WordPress prints it: without content, `null` has no closing tag. */
export function printShortcode( tag: string, pairs: Pairs, content: string | null = null ): string {
	const words = [ tag, ...pairs.map( ( [ name, value ] ) => printAttribute( name, value ) ) ];
	return `[${ words.join( ' ' ) }]${ content === null ? '' : printContent( tag, content ) }`;
}

/** Returns the content with the closing tag, which the content itself cannot contain. */
export const printContent = ( tag: string, content: string ): string =>
	`${ content.replaceAll( `[/${ tag }]`, `&#91;/${ tag }]` ) }[/${ tag }]`;
