import { send } from '../send';

export type DryRunResult = 'same' | 'different' | 'uncompared' | 'problem';

export interface DryRunStatus {
	state: 'none' | 'running' | 'done';
	/** Posts, forms and widgets. */
	total: number;
	done: number;
	/** What is done of it, 0 to 1. */
	share: number;
	results: Partial< Record< DryRunResult, number > >;
	/** Seconds since 1970; 0: not yet. */
	ended: number;
}

export interface DryRunDifference {
	what: 'words' | 'headings' | 'links' | 'pictures' | 'fields';
	/** Some of what only the replaced plugin shows. */
	lost: string[];
	lostCount: number;
	/** Some of what only Pagewright shows. */
	added: string[];
	addedCount: number;
}

export interface DryRunRow {
	kind: string;
	id: string;
	title: string;
	/** Addresses; '' for none. */
	edit: string;
	view: string;
	plugins: string[];
	parts: number;
	/** Parts that both plugins rendered. */
	compared: number;
	result: DryRunResult;
	differences: DryRunDifference[];
	problems: string[];
}

const call = ( action: string ) => send< DryRunStatus >( '/sowb/v1/switch/dry-run', { action } );

export const fetchDryRun = ( signal?: AbortSignal ) =>
	send< DryRunStatus >( '/sowb/v1/switch/dry-run', { action: 'status' }, signal );

export const startDryRun = () => call( 'start' );

/** Goes on for a second or two. */
export const stepDryRun = () => call( 'step' );

export const cancelDryRun = () => call( 'cancel' );

/** @param from Number that an earlier answer named, 0 at first. @returns `next` is 0 at the end. */
export const fetchDryRunRows = ( from: number, signal?: AbortSignal ) =>
	send< { rows: DryRunRow[]; next: number } >(
		'/sowb/v1/switch/dry-run',
		{ action: 'rows', from },
		signal
	);
