import { send } from '../../../../rest/send';

export type RangeName =
	'last24hours' | 'last7days' | 'last30days' | 'last12months' | 'all' | 'custom';

export interface Question {
	range: RangeName;
	/** Days of a custom range: 2026-11-30. */
	from: string;
	to: string;
	/** Post type; '' for all. */
	type: string;
	search: string;
	/** ID of the post for the chart; 0 for all. */
	post: number;
	page: number;
}

export interface Point {
	/** Start in the site's time zone: 2026-11-30 14, 2026-11-30 or 2026-11. */
	at: string;
	views: number;
	/** Views in the previous range; null when there is none. */
	before: number | null;
}

export interface Curve {
	unit: 'hour' | 'day' | 'month';
	points: Point[];
	total: number;
	before: number | null;
	from: string;
	to: string;
	/** Whether the last interval is not over yet. */
	isRunning: boolean;
}

export interface Entry {
	id: number;
	title: string;
	type: string;
	author: string;
	/** '' when there is no public page. */
	view: string;
	/** '' when this user may not edit it. */
	edit: string;
}

export interface Row extends Entry {
	rank: number;
	views: number;
	before: number | null;
}

export interface PostsPage {
	found: number;
	rows: Row[];
}

export interface Statistics {
	/** Null for a single post. */
	posts: PostsPage | null;
	curve: Curve;
	post: Entry | null;
	isCounting: boolean;
}

const ROUTE = '/sowb/v1/views/statistics';

export const fetchStatistics = ( question: Question, signal?: AbortSignal ) =>
	send< Statistics >( ROUTE, question, signal );

/** Fetches another page of the table, without the chart. */
export const fetchPosts = ( question: Question, signal?: AbortSignal ) =>
	send< { posts: PostsPage } >( ROUTE, { ...question, post: 0, part: 'posts' }, signal );
