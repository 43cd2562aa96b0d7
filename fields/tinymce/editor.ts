/** The parts of WordPress's classic editor that we use. It is only on pages that called wp_enqueue_editor(), and finds its text box in this window's document. */
interface EditorApi {
	initialize: ( id: string, settings: Record< string, unknown > ) => void;
	remove: ( id: string ) => void;
	getContent: ( id: string ) => string;
}

interface TinyMce {
	get: ( id: string ) => { on: ( events: string, listener: () => void ) => void } | null;
}

interface Realm {
	wp?: { oldEditor?: Partial< EditorApi >; editor?: Partial< EditorApi >; media?: unknown };
	tinymce?: TinyMce;
}

const realm = () => globalThis as unknown as Realm;

/** The block editor keeps the classic API under another name, because it uses `wp.editor` itself. */
function api(): EditorApi | undefined {
	const { wp } = realm();
	const found = [ wp?.oldEditor, wp?.editor ].find(
		( each ) => typeof each?.initialize === 'function'
	);
	return found as EditorApi | undefined;
}

/** Whether the visual editor is on this page. */
export const isVisualAvailable = () => api() !== undefined && realm().tinymce !== undefined;

interface VisualOptions {
	/** Line breaks stand for paragraphs in the stored text. */
	hasAutop: boolean;
	onChange: ( html: string ) => void;
}

/** Makes a text box visual. Returns what takes the editor away again and gives the last text. The box must not be drawn anew meanwhile. */
export function mountVisual( id: string, { hasAutop, onChange }: VisualOptions ): () => void {
	const editor = api();
	if ( ! editor ) {
		return () => {};
	}
	editor.initialize( id, {
		tinymce: {
			wpautop: hasAutop,
			toolbar1:
				'formatselect,bold,italic,bullist,numlist,blockquote,alignleft,aligncenter,alignright,link,forecolor,removeformat,undo,redo',
			toolbar2: '',
			height: 320,
		},
		quicktags: false,
		mediaButtons: realm().wp?.media !== undefined,
	} );
	// The editor writes HTML in its own way as soon as it opens; only what differs from that is the user's work.
	let known: string | undefined;
	const store = () => {
		const text = editor.getContent( id );
		if ( known !== undefined && text !== known ) {
			known = text;
			onChange( text );
		}
	};
	const instance = realm().tinymce?.get( id );
	instance?.on( 'init', () => ( known = editor.getContent( id ) ) );
	instance?.on( 'change keyup input undo redo ExecCommand blur', store );
	return () => {
		store();
		editor.remove( id );
	};
}
