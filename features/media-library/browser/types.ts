import type { ReactNode } from 'react';
import type { DisplayDefaults } from '../model/display';
import type { Filter, FilterContext } from '../model/filters';
import type { MediaList } from '../model/list-pages';
import type { LooseQuery, MediaQuery } from '../model/query';
import type { Selection } from '../model/selection';
import type { FrameState } from '../model/states';
import type { Attachment } from '../port';
import type { MediaStore } from './store/media-store';
import type { FilesProps } from './use-files';

/** A month with uploads, as in `settings.months` of WordPress. */
export interface Month {
	year: number;
	/** From 1. */
	month: number;
	/** Name in the language of the user. */
	text: string;
}

/** Facts of the site, the user and the screen. They do not change while a browser is open. */
export interface BrowserContext extends FilterContext {
	/** Whether files can be in folders. */
	hasFolders: boolean;
	/** Whether the folders are shown first, if there is enough space. */
	isFoldersOpen: boolean;
	/** The latest first. Empty for no filter by date. */
	months: readonly Month[];
	/** As WordPress names it: `Europe/Berlin` or `+05:30`. */
	timeZone: string;
	/** Whether more files load while the user scrolls, instead of with a button. */
	hasInfiniteScroll: boolean;
	/** Extensions of files for which WordPress has a player. */
	embedExtensions: readonly string[];
	/** Defaults of display settings: of the site, and the last choices of the user. */
	display: { site: DisplayDefaults; user: DisplayDefaults };
	/** Names of image sizes for users, by name of the size. */
	imageSizes: Readonly< Record< string, string > >;
	/** MIME types of images that the server can edit. */
	editableTypes: readonly string[];
	/** Language of numbers and dates, such as `de-DE`; '' for that of the computer. */
	language: string;
	/** URL of the login screen; '' for none. */
	loginUrl: string;
	/** Returns the URL of the screen that edits an attachment; '' for none. */
	editLinkOf?: ( id: number ) => string;
	/** Returns the name of a user; '' if unknown. Without it, lists have no such column. */
	authorNameOf?: ( id: number ) => string;
	/** Returns the title of a post; '' if unknown. */
	postTitleOf?: ( id: number ) => string;
}

/** The image editor of the shown attachment. */
export interface ImageEditing {
	/** By default, the button keeps this itself. */
	isOpen?: boolean;
	onOpenChange?: ( isOpen: boolean ) => void;
	/** Called with the ID of a copy, which the store knows. */
	onCopied?: ( id: number ) => void;
	/**
	 * Where the open editor puts a function for the browser's Back, by the host that follows the address: it
	 * returns true if the editor must stay, and then has asked the user.
	 */
	backGuard?: { current: ( () => boolean ) | null };
}

export type View = 'grid' | 'list';

/** Content of hosts inside a browser. */
export interface BrowserSlots {
	/** At the end of the toolbar, for example a button that uploads. */
	toolbar?: ReactNode;
	/** Between toolbar and files, for example an uploader. */
	top?: ReactNode;
	/** Instead of the text for an empty library. */
	empty?: ReactNode;
	/** Below the fields of the details, for example fields of other plugins. */
	details?: ( attachment: Attachment ) => ReactNode;
}

/** Search and filters that a browser leaves to the next one of the same state. */
export interface QueryMemory {
	current: { query: MediaQuery; filter: Filter[ 'id' ] } | null;
}

/** Properties of the list of files. */
export interface ListProps extends FilesProps {
	context: BrowserContext;
	/** Whether only the file has a column. */
	isNarrow: boolean;
}

export interface BrowserProps {
	/** Shared by all browsers of a dialog, so that texts stay when the tab is changed. */
	store: MediaStore;
	/** Definition of the state. Give the component another key for another state. */
	state: FrameState;
	context: BrowserContext;
	selection: Selection;
	onSelectionChange: ( selection: Selection ) => void;
	/** Properties of the list that users cannot remove; read once. */
	query?: LooseQuery;
	/** Filter that is chosen first; read once. */
	initialFilter?: Filter[ 'id' ];
	/** Search that is typed first; read once. */
	initialSearch?: string;
	/** Keeps search and filters while the browser is not shown, for example behind another tab. */
	memory?: QueryMemory;
	/** Accessible name of the files. */
	label?: string;
	view?: View;
	/** Without it, users cannot switch between grid and list. */
	onViewChange?: ( view: View ) => void;
	/** Ctrl+Enter, or a double click on a file. Called with the latest selection. */
	onConfirm?: ( selection: Selection ) => void;
	/** The file whose details are open in a dialog; null for none. */
	openItem?: number | null;
	/**
	 * Opens the details of a file in a dialog, or closes them with null. A click calls it too,
	 * except in the bulk mode. Without it, details are beside the files.
	 */
	onOpenItem?: ( id: number | null ) => void;
	/** Shows the selection in its order. Without it, the bar has no such button. */
	onEditSelection?: () => void;
	/** Where the image editor is open; by default where it was opened. */
	editing?: Omit< ImageEditing, 'onCopied' >;
	/** Renders the list, in hosts whose users can switch to it; list/ListView.tsx is one. */
	renderList?: ( props: ListProps ) => ReactNode;
	/** A choice of display settings that WordPress keeps as a user setting. */
	onUserSetting?: ( name: string, value: string ) => void;
	/** Called after the list has changed, for example for the number of its files. */
	onListChange?: ( list: MediaList ) => void;
	slots?: BrowserSlots;
}
