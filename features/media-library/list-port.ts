import type { Result } from './port';

/** A column of WordPress's list: of WordPress itself, of a taxonomy, or of another plugin. */
export interface ListColumn {
	id: string;
	/** Plain text. */
	title: string;
}

/** HTML of the site, which WordPress's list prints too, by column. */
export type Cells = Readonly< Record< string, string > >;

/** The server of the list's columns. Methods never reject. */
export interface ListPort {
	/** Returns the content of columns for attachments, at most 80. Unknown ones are left out. */
	cells: (
		ids: readonly number[],
		columns: readonly string[],
		signal?: AbortSignal
	) => Promise< Result< ReadonlyMap< number, Cells > > >;
	/** Stores which columns are hidden in the lists of WordPress and ours. Returns whether it could. */
	hide: ( columns: readonly string[], signal?: AbortSignal ) => Promise< boolean >;
}
