/** Kinds of text tracks. */
export const TRACK_KINDS = [
	...[ 'subtitles', 'captions', 'descriptions', 'chapters', 'metadata' ],
] as const;

/** The attributes of a track that users change. */
export interface TrackTexts {
	/** Language code, such as `en`. */
	srclang: string;
	/** Its name in the menu of the player. */
	label: string;
	kind: ( typeof TRACK_KINDS )[ number ];
}

/** A `<track>` element in the content of a video. */
export interface Track extends TrackTexts {
	src: string;
}

/** An attribute with its place in the content; `end` is after its value. */
interface Attribute {
	name: string;
	value: string;
	start: number;
	end: number;
}

interface Found {
	/** Where the tag starts. */
	start: number;
	/** After the name of the tag. */
	named: number;
	/** After the tag, and after an end tag that follows. */
	end: number;
	attributes: readonly Attribute[];
}

/** Returns the tracks of a content, in their order. */
export const readTracks = ( content: string ): Track[] =>
	findTracks( content ).map( ( { attributes } ) => {
		const value = ( name: string ) =>
			attributes.find( ( attribute ) => attribute.name === name )?.value;
		return {
			src: value( 'src' ) ?? '',
			srclang: value( 'srclang' ) ?? '',
			label: value( 'label' ) ?? '',
			kind: kindOf( value( 'kind' ) ),
		};
	} );

/** As in HTML: a track without a kind has subtitles, one of an unknown kind is for scripts. */
function kindOf( written: string | undefined ): Track[ 'kind' ] {
	const unknown = written ? 'metadata' : 'subtitles';
	return TRACK_KINDS.find( ( kind ) => kind === written?.toLowerCase() ) ?? unknown;
}

/** Returns the content after a track was changed. All other bytes stay. */
export function changeTrack( content: string, at: number, changes: Partial< TrackTexts > ): string {
	const track = findTracks( content )[ at ];
	if ( ! track ) {
		return content;
	}
	const before = readTracks( content )[ at ]!;
	const edits = Object.entries( changes )
		.filter( ( [ name, value ] ) => before[ name as keyof TrackTexts ] !== value )
		.map( ( [ name, value ] ) => {
			const known = track.attributes.find( ( attribute ) => attribute.name === name );
			const printed = `${ name }="${ encode( value ) }"`;
			return known
				? { start: known.start, end: known.end, text: printed }
				: { start: track.named, end: track.named, text: ` ${ printed }` };
		} )
		.sort( ( one, other ) => other.start - one.start );
	return edits.reduce(
		( text, edit ) => text.slice( 0, edit.start ) + edit.text + text.slice( edit.end ),
		content
	);
}

/** Returns the content without a track; '' if only spaces are left. */
export function removeTrack( content: string, at: number ): string {
	const track = findTracks( content )[ at ];
	const left = track ? content.slice( 0, track.start ) + content.slice( track.end ) : content;
	return left.trim() === '' ? '' : left;
}

const SPACE = /\s/;

/** Finds the tags as browsers do: also without quotes, and not in comments. Takes linear time for any text. */
function findTracks( content: string ): Found[] {
	const found: Found[] = [];
	const opening = /<!--|<track(?=[\s/>])/gi;
	for ( let match = opening.exec( content ); match; match = opening.exec( content ) ) {
		if ( match[ 0 ] === '<!--' ) {
			const closed = content.indexOf( '-->', opening.lastIndex );
			if ( closed < 0 ) {
				break;
			}
			opening.lastIndex = closed + 3;
			continue;
		}
		const named = opening.lastIndex;
		const { attributes, end } = readTag( content, named );
		// A tag that does not end is not one.
		if ( end < 0 ) {
			break;
		}
		const closing = /^<\/track\s*>/i.exec( content.slice( end, end + 40 ) )?.[ 0 ] ?? '';
		opening.lastIndex = end + closing.length;
		found.push( { start: match.index, named, attributes, end: opening.lastIndex } );
	}
	return found;
}

/** Reads the attributes of a tag; its end is -1 if there is none. */
function readTag( content: string, from: number ): { attributes: Attribute[]; end: number } {
	const attributes: Attribute[] = [];
	const skip = ( at: number, test: ( character: string ) => boolean ) => {
		let next = at;
		while ( next < content.length && test( content[ next ]! ) ) {
			next++;
		}
		return next;
	};
	const skipSpace = ( at: number ) => skip( at, ( character ) => SPACE.test( character ) );
	let at = from;
	while ( at < content.length ) {
		at = skip( at, ( character ) => SPACE.test( character ) || character === '/' );
		if ( content[ at ] === '>' ) {
			return { attributes, end: at + 1 };
		}
		const start = at;
		// A name may begin with an equals sign.
		at = skip( at + 1, ( character ) => ! /[\s/>=]/.test( character ) );
		const name = content.slice( start, at ).toLowerCase();
		const sign = skipSpace( at );
		if ( content[ sign ] !== '=' ) {
			attributes.push( { name, value: '', start, end: at } );
			continue;
		}
		at = skipSpace( sign + 1 );
		const quote = content[ at ];
		if ( quote === '"' || quote === "'" ) {
			const closed = content.indexOf( quote, at + 1 );
			if ( closed < 0 ) {
				break;
			}
			const value = decode( content.slice( at + 1, closed ) );
			at = closed + 1;
			attributes.push( { name, value, start, end: at } );
		} else {
			const first = at;
			at = skip( at, ( character ) => ! /[\s>]/.test( character ) );
			const value = decode( content.slice( first, at ) );
			attributes.push( { name, value, start, end: at } );
		}
	}
	return { attributes, end: -1 };
}

const ENTITIES: Readonly< Record< string, string > > = {
	...{ amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' },
};

const decode = ( text: string ): string =>
	text.replace(
		/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|quot|apos|lt|gt));/gi,
		( all, ...groups ) => {
			const [ decimal, hex, name ] = groups as Array< string | undefined >;
			if ( name ) {
				return ENTITIES[ name.toLowerCase() ]!;
			}
			const code = decimal ? Number( decimal ) : Number.parseInt( hex!, 16 );
			return code > 0 && code <= 0x10ffff ? String.fromCodePoint( code ) : all;
		}
	);

/** Also brackets, which would begin or end a shortcode. */
const encode = ( text: string ): string =>
	text.replace( /[&"<>[\]]/g, ( character ) => `&#${ character.charCodeAt( 0 ) };` );
