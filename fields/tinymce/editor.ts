import { isMediaAvailable } from '../../media';
import type { EditorName } from './selected-editor';

/**
 * The parts of WordPress's classic editor that we use. It exists only on pages that called
 * wp_enqueue_editor(), and finds its text box in this window's document.
 */
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

/**
 * The block editor stores the classic API under another name, because it uses `wp.editor` itself.
 */
function api(): EditorApi | undefined {
	const { wp } = realm();
	const found = [ wp?.oldEditor, wp?.editor ].find(
		( each ) => typeof each?.initialize === 'function'
	);
	return found as EditorApi | undefined;
}

/** Returns whether the visual editor is on this page. */
export const isVisualAvailable = () => api() !== undefined && realm().tinymce !== undefined;

/**
 * Height of everything around the text in the dialog: title, tabs, toolbar, buttons and spacing.
 */
const AROUND_PX = 400;

/** Returns the height of the text in a dialog of this window, so that its buttons stay visible. */
export const textHeightPx = () =>
	Math.min( 440, Math.max( 160, ( realm().innerHeight ?? 0 ) - AROUND_PX ) );

/** Returns the user's last used editor, which WordPress stores in a cookie for a year. */
export const usualEditor = (): EditorName =>
	realm().getUserSetting?.( 'editor' ) === 'html' ? 'html' : 'tmce';

export const rememberEditor = ( editor: EditorName ) =>
	realm().setUserSetting?.( 'editor', editor === 'html' ? 'html' : 'tinymce' );

export const canLink = () => realm().wpLink !== undefined && realm().jQuery !== undefined;

/**
 * Opens WordPress's dialog for the link at the caret of a text box. The dialog changes the text
 * without an event.
 */
export function openLinkDialog( id: string, onClose: () => void ): void {
	const { document, jQuery, wpLink } = realm();
	if ( document && jQuery && wpLink ) {
		// The dialog closes first and writes to the box right after.
		jQuery( document ).one( 'wplink-close', () => setTimeout( onClose ) );
		wpLink.open( id );
	}
}

/**
 * Elements that WordPress opens next to the page. A dialog that opens later would hide them from
 * screen readers.
 */
const ABOVE = '#wp-link-wrap, .mce-floatpanel, .mce-inline-toolbar-grp, [id^="__wp-uploader-id-"]';

/** Shows elements above our dialog to screen readers. */
export const showWhatOpensAbove = () =>
	realm()
		.document?.querySelectorAll( `:is(${ ABOVE })[aria-hidden]` )
		.forEach( ( element ) => element.removeAttribute( 'aria-hidden' ) );

/**
 * The Customizer is above the panels of TinyMCE at 100100; dialog.css raises elements that a style
 * sheet can change.
 */
const PANELS_IN_CUSTOMIZER = 500_100;

function liftPanels(): void {
	const { document, tinymce } = realm();
	if ( tinymce?.ui?.FloatPanel && document?.body.classList.contains( 'wp-customizer' ) ) {
		tinymce.ui.FloatPanel.zIndex = PANELS_IN_CUSTOMIZER;
	}
}

interface VisualOptions {
	/** Whether line breaks are paragraphs in the stored text. */
	hasAutop: boolean;
	/** Height of the text, without toolbar and status line. */
	heightPx: number;
	onChange: ( html: string ) => void;
	/** Called for Escape in the text: its frame does not pass the key to the page. */
	onEscape: () => void;
}

const TOOLBAR =
	'formatselect,bold,italic,bullist,numlist,blockquote,alignleft,aligncenter,alignright,link,forecolor,removeformat,undo,redo';
/**
 * The theme's editor styles are not in the frame; without this, the text would have the browser's
 * serif font.
 */
const CONTENT_STYLE =
	'body#tinymce { max-width: none; margin: 12px; font: 16px/1.6 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Ubuntu, "Helvetica Neue", sans-serif; }';

/**
 * Turns a text box into a visual editor. Returns a function that removes the editor and returns the
 * last text. The box must not render again until then.
 */
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
			// WordPress's media button: opens over the dialog and inserts at the caret.
			toolbar1: isMediaAvailable() ? `${ TOOLBAR },wp_add_media` : TOOLBAR,
			toolbar2: '',
			height: heightPx,
			content_style: CONTENT_STYLE,
		},
		quicktags: false,
		mediaButtons: false,
	} );
	// The editor rewrites the HTML when it opens; only differences from that are changes by the
	// user.
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
	// Returning `false` would cancel the key.
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

/**
 * Elements that the editors of this page added next to their text: toolbars, menus, the box for a
 * URL.
 */
const floatingParts = () => [
	...( realm().document?.querySelectorAll(
		'.mce-container, .mce-floatpanel, .mce-inline-toolbar-grp, .wp-link-input input'
	) ?? [] ),
];

/**
 * Removed elements still have listeners in two lists, WordPress's link suggestions and TinyMCE's
 * own, which would keep the whole editor in memory.
 */
function letGo( part: Element ): void {
	const box = realm().jQuery?.( part );
	if ( box?.autocomplete?.( 'instance' ) ) {
		box.autocomplete( 'destroy' );
	}
	realm().tinymce?.DOM?.events?.clean?.( part );
}
