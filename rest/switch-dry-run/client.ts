import { send } from '../send';

export type DryRunResult = 'same' | 'different' | 'uncompared' | 'problem';

export interface DryRunStatus {
	state: 'none' | 'running' | 'done';
	/** Number of posts, forms and widgets. */
	total: number;
	done: number;
	/** Finished share, 0 to 1. */
	share: number;
	results: Partial< Record< DryRunResult, number > >;
	/** Seconds since 1970; 0 before the end. */
	ended: number;
}

export interface DryRunDifference {
	what: 'words' | 'headings' | 'links' | 'pictures' | 'fields';
	/** Examples of what only the replaced plugin shows. */
	lost: string[];
	lostCount: number;
	/** Examples of what only Pagewright shows. */
	added: string[];
	addedCount: number;
}

export interface DryRunRow {
	kind: string;
	id: string;
	title: string;
	/** URLs; '' for none. */
	edit: string;
	view: string;
	plugins: string[];
	parts: number;
	/** Number of parts that both plugins rendered. */
	compared: number;
	result: DryRunResult;
	differences: DryRunDifference[];
	problems: string[];
}

const call = ( action: string ) => send< DryRunStatus >( '/sowb/v1/switch/dry-run', { action } );

export const fetchDryRun = ( signal?: AbortSignal ) =>
	send< DryRunStatus >( '/sowb/v1/switch/dry-run', { action: 'status' }, signal );

export const startDryRun = () => call( 'start' );

/** Continues for a second or two. */
export const stepDryRun = () => call( 'step' );

export const cancelDryRun = () => call( 'cancel' );

/** @param from Number from an earlier response, 0 at first. @returns `next` is 0 at the end. */
export const fetchDryRunRows = ( from: number, signal?: AbortSignal ) =>
	send< { rows: DryRunRow[]; next: number } >(
		'/sowb/v1/switch/dry-run',
		{ action: 'rows', from },
		signal
	);
