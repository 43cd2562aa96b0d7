/**
 * The parts of WordPress's Backbone media library that the adapter uses. Properties that other code
 * reads have the same names there.
 */
export interface CoreModel {
	id?: number;
	cid: string;
	get: ( key: string ) => unknown;
	set: (
		values: Record< string, unknown >,
		options?: { silent?: boolean; unset?: boolean }
	) => void;
	toJSON: () => Record< string, unknown >;
	/** Converts a response of the server to values of the model. */
	parse: ( response: object ) => Record< string, unknown >;
	trigger: ( event: string, ...values: unknown[] ) => void;
	on: Listen;
	off: Unlisten;
}

type Listen = ( events: string, listener: ( ...values: any[] ) => void, context?: unknown ) => void;
type Unlisten = ( events: string | null, listener: null, context: unknown ) => void;

type CoreProps = Pick< CoreModel, 'on' | 'off' | 'set' > & {
	unset: ( name: string ) => void;
};

export interface CoreRequest {
	done: ( listener: () => void ) => void;
	/** The data of the response, or the request without one. */
	fail: ( listener: ( reason?: unknown ) => void ) => void;
}

export interface CoreCollection {
	models: CoreModel[];
	length: number;
	props?: Pick< CoreModel, 'get' | 'toJSON' > & Partial< CoreProps >;
	/** Only lists of the server have both. It never fails; the requests of `mirroring` do. */
	more?: () => CoreRequest;
	mirroring?: { models: CoreModel[]; more: () => CoreRequest };
	unmirror?: () => void;
	reset: ( models: CoreModel[] ) => void;
	/** Saves the order of files that are attached to the post, if the list has that order. */
	saveMenuOrder?: () => CoreRequest | undefined;
	on: Listen;
	off: Unlisten;
}

/** The selection of a state; `single` is the attachment that the sidebar shows. */
export interface CoreSelection extends CoreCollection {
	multiple?: boolean | 'add' | 'reset';
	single: ( model?: CoreModel ) => CoreModel | undefined;
}

export interface CoreState extends Pick< CoreModel, 'get' | 'on' | 'off' > {
	id: string;
	/** Settings with which the attachment is inserted. */
	display?: ( attachment: CoreModel ) => CoreModel;
}

export interface CoreController {
	/** The visible state by default. */
	state: ( id?: string ) => CoreState;
	isModeActive: ( mode: string ) => boolean;
	trigger: ( event: string, ...values: unknown[] ) => void;
	content: {
		render: ( mode: string ) => void;
		/** Returns the mode that is shown, or shows another one. */
		mode: ( mode?: string ) => string | undefined;
		/** Returns the view that is shown. */
		get: () => CoreView | undefined;
	};
	/** Only frames have these. */
	setState?: ( id: string ) => void;
	lastState?: () => CoreState | undefined;
	states?: { get: ( id: string ) => Pick< CoreModel, 'set' | 'trigger' > | undefined };
	close?: () => void;
	/** Element of the frame. */
	el?: HTMLElement;
	on?: ( event: string, listener: () => void, context: unknown ) => void;
	off?: ( event: string | null, listener: null, context: unknown ) => void;
	/** The edited image of a post; only in the frame "image". */
	image?: CoreModel;
	/** Only frames with an uploader have one. */
	uploader?: {
		/** As uploads/held.ts describes. */
		held?: {
			isTaken?: boolean;
			isOurs: () => boolean;
			uploader: { uploader: { addFile: ( files: readonly File[] ) => void } };
		};
	};
}

/** Options with which a frame creates the browser of a state. */
export interface BrowserOptions {
	controller: CoreController;
	collection: CoreCollection;
	selection: CoreSelection;
	model: CoreState;
	search?: boolean;
	filters?: false | 'uploaded' | 'all';
	date?: boolean;
	display?: boolean;
	sidebar?: boolean | 'errors';
	sortable?: boolean;
	suggestedWidth?: number;
	suggestedHeight?: number;
}

export interface CoreView {
	el: HTMLElement;
	options: BrowserOptions;
	collection: CoreCollection;
	controller: CoreController;
	model: CoreState;
	toolbar?: CoreView;
	sidebar?: CoreView;
	/** Only toolbars and sidebars have it. */
	set: ( id: string, view: CoreView ) => void;
	views: {
		add: ( selector: string | CoreView, view?: CoreView ) => void;
		parent?: unknown;
	};
	render: () => CoreView;
	remove: () => CoreView;
}

export interface ViewClass {
	new ( options: Record< string, unknown > ): CoreView;
	prototype: Record< string, unknown >;
	extend: ( properties: Record< string, unknown > ) => ViewClass;
	__super__?: unknown;
}

/** Prints the shortcodes of players; changes the given values. */
export interface CorePlayers {
	defaults: Readonly< Record< string, unknown > >;
	shortcode: ( values: Record< string, unknown > ) => { string: () => string };
}

interface CoreShortcodes {
	shortcode: ( files: CoreCollection ) => { string: () => string };
}

export interface CoreMedia {
	view: {
		AttachmentsBrowser: ViewClass;
		AttachmentCompat: ViewClass;
		EditImage: ViewClass;
		/** Inserting from a URL, and its parts. */
		Embed: ViewClass;
		EmbedUrl?: ViewClass;
		EmbedLink?: ViewClass;
		EmbedImage?: ViewClass;
		ImageDetails: ViewClass;
		AudioDetails: ViewClass;
		VideoDetails: ViewClass;
		MediaDetails: ViewClass;
		Button: ViewClass;
		MediaFrame: ViewClass & { Select: ViewClass };
		Modal: ViewClass;
		Settings?: { Gallery?: ViewClass; Playlist?: ViewClass };
		Sidebar: ViewClass;
		Toolbar: ViewClass;
		UploaderStatus: ViewClass;
		View?: ViewClass;
		settings: CoreSettings;
		/** Texts of the dialog. */
		l10n: Readonly< Record< string, string > >;
	};
	View: ViewClass;
	/** Events of WordPress's code in the classic editor. */
	events: Pick< CoreModel, 'on' > & { once: Listen };
	/** The dialog that was created last. */
	frame?: CoreController;
	/** Reads and prints shortcodes; only on pages with the classic editor. */
	gallery?: CoreShortcodes;
	playlist?: CoreShortcodes;
	audio?: CorePlayers;
	video?: CorePlayers;
	/** Functions for the players in its own views. */
	mixin?: { unsetPlayers: ( this: unknown ) => void };
	embed?: { shortcode: ( values: Record< string, unknown > ) => { string: () => string } };
	model: {
		Attachment: { get: ( id: number ) => CoreModel };
	};
}

/** Values that WordPress prints for its own dialog. */
export interface CoreSettings {
	post?: { id?: number };
	/** Groups of file types: MIME types => text. */
	mimeTypes?: Record< string, string >;
	months?: ReadonlyArray< {
		year: string | number;
		month: string | number;
		text: string;
	} >;
	embedExts?: readonly string[];
	/** MIME types of the formats that the site accepts, by extension. */
	embedMimes?: Readonly< Record< string, string > >;
	nonce?: { setAttachmentThumbnail?: string; sendToEditor?: string };
	defaultProps?: Partial< Record< 'align' | 'link' | 'size', string > >;
	mediaTrash?: number | boolean;
	/** Defaults of galleries that plugins set. */
	galleryDefaults?: Readonly< Record< string, string > >;
	infiniteScrolling?: number | boolean;
}

interface Realm {
	wp?: { media?: CoreMedia; Uploader?: { queue?: CoreCollection } };
	/** Texts and settings for WordPress's script, which removes the settings when it runs. */
	_wpMediaViewsL10n?: { settings?: CoreSettings; [ text: string ]: unknown };
}

const here = globalThis as Realm;

/** Returns WordPress's library of this window; undefined if the page does not load it. */
export const coreMedia = (): CoreMedia | undefined => here.wp?.media;

/** Returns the files that WordPress's uploader sends; undefined if the page does not load it. */
export const coreUploads = (): CoreCollection | undefined => here.wp?.Uploader?.queue;

/** Returns the texts of WordPress's dialog, also before its script has loaded. */
export const coreTexts = () => ( here._wpMediaViewsL10n ?? {} ) as CoreMedia[ 'view' ][ 'l10n' ];

/** Returns the values for WordPress's dialog, also before its script has loaded. */
export const coreSettings = (): CoreSettings | undefined =>
	here._wpMediaViewsL10n?.settings ?? coreMedia()?.view.settings;
