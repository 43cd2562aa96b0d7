import type { Result } from './port';

/** A column of WordPress's list: of WordPress itself, of a taxonomy, or of another plugin. */
export interface ListColumn {
	id: string;
	/** Plain text. */
	title: string;
}

/** HTML of the site, which WordPress's list prints too, by column. */
export type Cells = Readonly< Record< string, string > >;

/** A link of another plugin for a file of the list. */
export interface RowLink {
	id: string;
	/** Plain text. */
	text: string;
	url: string;
}

/** A post to which files can be attached. */
export interface FoundPost {
	id: number;
	/** Plain text. */
	title: string;
	/** Names for users, such as Page and Draft. */
	type: string;
	status: string;
	/** In milliseconds since 1970. */
	date: number;
}

/** The server of the list. Methods never reject. */
export interface ListPort {
	/** Returns the content of columns for attachments, at most 80. Unknown ones are left out. */
	cells: (
		ids: readonly number[],
		columns: readonly string[],
		signal?: AbortSignal
	) => Promise< Result< ReadonlyMap< number, Cells > > >;
	/** Stores which columns are hidden in the lists of WordPress and ours. Returns whether it could. */
	hide: ( columns: readonly string[], signal?: AbortSignal ) => Promise< boolean >;
	/** Returns the links of other plugins for an attachment. Fails with `missing` for an unknown ID. */
	links: ( id: number, signal?: AbortSignal ) => Promise< Result< readonly RowLink[] > >;
	/** Returns posts to which the user may attach files: the latest, or results of a search; at most 50. */
	posts: ( search: string, signal?: AbortSignal ) => Promise< Result< readonly FoundPost[] > >;
}
