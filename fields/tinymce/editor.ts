import type { EditorName } from './selected-editor';

/** The parts of WordPress's classic editor that we use. It is only on pages that called wp_enqueue_editor(), and finds its text box in this window's document. */
interface EditorApi {
	initialize: ( id: string, settings: Record< string, unknown > ) => void;
	remove: ( id: string ) => void;
	getContent: ( id: string ) => string;
}

interface TinyMce {
	ui?: { FloatPanel?: { zIndex?: number } };
	DOM?: { events?: { clean?: ( element: Element ) => void } };
	get: ( id: string ) => {
		on: ( events: string, listener: ( event: { key?: string } ) => void ) => void;
		focus: () => void;
	} | null;
}

interface Realm {
	wp?: { oldEditor?: Partial< EditorApi >; editor?: Partial< EditorApi >; media?: unknown };
	tinymce?: TinyMce;
	jQuery?: ( subject: Element | Document ) => {
		autocomplete?: ( method: 'instance' | 'destroy' ) => unknown;
		one: ( event: string, listener: () => void ) => void;
	};
	wpLink?: { open: ( id: string ) => void };
	getUserSetting?: ( name: string ) => unknown;
	setUserSetting?: ( name: string, value: string ) => void;
	document?: Document;
	innerHeight?: number;
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

/** What the dialog needs around the text: title, tabs, toolbar, buttons and some air. */
const AROUND_PX = 400;

/** Height of the text in a dialog of this window, so that its buttons stay in view. */
export const textHeightPx = () =>
	Math.min( 440, Math.max( 160, ( realm().innerHeight ?? 0 ) - AROUND_PX ) );

/** The user's own setting, which WordPress keeps in a cookie for a year: the editor that was used last, here or in any other text. */
export const usualEditor = (): EditorName =>
	realm().getUserSetting?.( 'editor' ) === 'html' ? 'html' : 'tmce';

export const rememberEditor = ( editor: EditorName ) =>
	realm().setUserSetting?.( 'editor', editor === 'html' ? 'html' : 'tinymce' );

export const canLink = () => realm().wpLink !== undefined && realm().jQuery !== undefined;

/** Opens WordPress's dialog for the link at the caret of a text box, which it changes by itself and says nothing. */
export function openLinkDialog( id: string, onClose: () => void ): void {
	const { document, jQuery, wpLink } = realm();
	if ( document && jQuery && wpLink ) {
		// It closes first and writes into the box right after.
		jQuery( document ).one( 'wplink-close', () => setTimeout( onClose ) );
		wpLink.open( id );
	}
}

/** What WordPress opens beside the page: hidden from screen readers by a dialog that came later, it would be a dialog that they cannot enter. */
const ABOVE = '#wp-link-wrap, .mce-floatpanel, .mce-inline-toolbar-grp, [id^="__wp-uploader-id-"]';

/** Shows to screen readers what opens above a dialog of ours. */
export const showWhatOpensAbove = () =>
	realm()
		.document?.querySelectorAll( `:is(${ ABOVE })[aria-hidden]` )
		.forEach( ( element ) => element.removeAttribute( 'aria-hidden' ) );

/** The Customizer lies above the panels of TinyMCE, which stand at 100100; dialog.css lifts what is styled by a sheet. */
const PANELS_IN_CUSTOMIZER = 500_100;

function liftPanels(): void {
	const { document, tinymce } = realm();
	if ( tinymce?.ui?.FloatPanel && document?.body.classList.contains( 'wp-customizer' ) ) {
		tinymce.ui.FloatPanel.zIndex = PANELS_IN_CUSTOMIZER;
	}
}

interface VisualOptions {
	/** Line breaks stand for paragraphs in the stored text. */
	hasAutop: boolean;
	/** Of the text, without toolbar and status line. */
	heightPx: number;
	onChange: ( html: string ) => void;
	/** Escape was pressed in the text: its frame keeps the key from the page around it. */
	onEscape: () => void;
}

const TOOLBAR =
	'formatselect,bold,italic,bullist,numlist,blockquote,alignleft,aligncenter,alignright,link,forecolor,removeformat,undo,redo';
/** The theme's style of the block editor is not in the frame; without this the text would be in the browser's serif. */
const CONTENT_STYLE =
	'body#tinymce { max-width: none; margin: 12px; font: 16px/1.6 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Ubuntu, "Helvetica Neue", sans-serif; }';

/** Makes a text box visual. Returns what takes the editor away again and gives the last text. The box must not be drawn anew meanwhile. */
export function mountVisual(
	id: string,
	{ hasAutop, heightPx, onChange, onEscape }: VisualOptions
): () => void {
	const editor = api();
	if ( ! editor ) {
		return () => {};
	}
	editor.initialize( id, {
		tinymce: {
			wpautop: hasAutop,
			// The library's own button of core: it opens over the dialog and puts what was chosen at the caret.
			toolbar1: realm().wp?.media ? `${ TOOLBAR },wp_add_media` : TOOLBAR,
			toolbar2: '',
			height: heightPx,
			content_style: CONTENT_STYLE,
		},
		quicktags: false,
		mediaButtons: false,
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
	instance?.on( 'init', () => {
		showWhatOpensAbove();
		liftPanels();
		known = editor.getContent( id );
		instance.focus();
	} );
	// Answering `false` would swallow the key.
	instance?.on( 'keydown', ( { key } ) => {
		if ( key === 'Escape' ) {
			onEscape();
		}
	} );
	instance?.on( 'change keyup input undo redo ExecCommand blur', store );
	return () => {
		store();
		const parts = floatingParts();
		editor.remove( id );
		parts.filter( ( { isConnected } ) => ! isConnected ).forEach( letGo );
	};
}

/** What the editors of this page have put beside their text: toolbars, menus, the box for an address. */
const floatingParts = () => [
	...( realm().document?.querySelectorAll(
		'.mce-container, .mce-floatpanel, .mce-inline-toolbar-grp, .wp-link-input input'
	) ?? [] ),
];

/** Parts that are gone from the page still have their listeners in two lists, WordPress's suggestions of links and TinyMCE's own, which would hold the whole editor. */
function letGo( part: Element ): void {
	const box = realm().jQuery?.( part );
	if ( box?.autocomplete?.( 'instance' ) ) {
		box.autocomplete( 'destroy' );
	}
	realm().tinymce?.DOM?.events?.clean?.( part );
}
