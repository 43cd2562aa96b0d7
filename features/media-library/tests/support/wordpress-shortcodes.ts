type Attributes = Record< string, unknown >;

interface WordPressShortcode {
	attrs: { named: Record< string, string >; numeric: string[] };
	content?: string;
	string: () => string;
}

interface Model {
	toJSON: () => Attributes;
	set: ( values: Attributes ) => void;
	unset: ( name: string ) => void;
}

interface Files {
	props: Model;
	type?: string;
	gallery?: Model;
	playlist?: Model;
}

interface CollectionCode {
	defaults: Attributes;
	attachments: ( shortcode: WordPressShortcode ) => Files;
	shortcode: ( files: Files ) => WordPressShortcode;
}

interface PlayerCode {
	defaults: Attributes;
	shortcode: ( model: Attributes ) => WordPressShortcode;
}

type Print = ( display: Attributes, file: Attributes ) => string;

/** The part of WordPress's scripts that reads and writes shortcodes. */
export interface WordPress {
	shortcode: {
		next: ( tag: string, text: string ) => { shortcode: WordPressShortcode };
	};
	media: {
		model: { Attachments: new ( models: object[], options?: object ) => Files };
		gallery: CollectionCode;
		playlist: CollectionCode;
		audio: PlayerCode;
		video: PlayerCode;
		embed: PlayerCode;
		galleryDefaults: Attributes;
		_galleryDefaults: Attributes;
		string: { audio: Print; video: Print };
	};
}

declare global {
	interface Window {
		Backbone: { Model: new ( values: Attributes ) => Model };
	}
}

/**
 * Runs in the page: opens shortcodes as WordPress's own dialog does, and inserts them without a
 * change.
 */
export function printedByWordPress(
	shortcodes: Array< { tag: string; text: string; ids: number[] } >
): Array< { printed: string; named: Array< [ string, string ] > } > {
	const { wp } = window as unknown as { wp: WordPress };
	const { media } = wp;

	function printCollection(
		tag: 'gallery' | 'playlist',
		shortcode: WordPressShortcode,
		ids: number[]
	) {
		const query = media[ tag ].attachments( shortcode );
		const props = { ...query.props.toJSON(), query: false };
		const files = new media.model.Attachments(
			ids.map( ( id ) => ( { id } ) ),
			{ props, comparator: false }
		);
		files.props.unset( 'orderby' );
		files[ tag ] = query[ tag ]!;
		if ( shortcode.attrs.named.type === 'video' && tag === 'playlist' ) {
			files.type = 'video';
		}
		return media[ tag ].shortcode( files );
	}

	function print( tag: string, shortcode: WordPressShortcode, ids: number[] ) {
		if ( tag === 'gallery' || tag === 'playlist' ) {
			return printCollection( tag, shortcode, ids );
		}
		const code = media[ tag as 'audio' | 'video' | 'embed' ];
		const model: Attributes = { ...shortcode.attrs.named };
		if ( tag === 'video' ) {
			model.content = shortcode.content;
		}
		for ( const [ name, value ] of Object.entries( code.defaults ) ) {
			model[ name ] ??= value;
		}
		if ( tag === 'embed' && shortcode.content ) {
			model.url = shortcode.content;
		}
		return code.shortcode( model );
	}

	return shortcodes.map( ( { tag, text, ids } ) => {
		const { shortcode } = wp.shortcode.next( tag, text );
		// WordPress caches the attributes and would change them for the next shortcode.
		shortcode.attrs = structuredClone( shortcode.attrs );
		const named = Object.entries( shortcode.attrs.named );
		return { printed: print( tag, shortcode, ids ).string(), named };
	} );
}
