/** Attachments on a page. */
export const PER_PAGE = 80;
/** A shorter search is not sent. */
export const MIN_SEARCH_CHARS = 2;

const ORDERBY = [
	'name',
	'author',
	'date',
	'title',
	'modified',
	'uploadedTo',
	'id',
	'post__in',
	'menuOrder',
] as const;
export type Orderby = ( typeof ORDERBY )[ number ];
export type Order = 'ASC' | 'DESC';

/** Which attachments a list contains, and their order. */
export interface MediaQuery {
	/** Words that must all match; '' for no search. */
	search: string;
	/** Parts of MIME types, one of which must match; empty for all. */
	type: readonly string[];
	orderby: Orderby;
	order: Order;
	/** ID of a post; 0 for unattached files; null for all. */
	uploadedTo: number | null;
	/** ID of a user; null for all. */
	author: number | null;
	status: 'inherit' | 'trash';
	/** 0 for all dates. */
	year: number;
	/** From 1; 0 for all months. */
	monthnum: number;
	/** ID of a folder; 0 for files without one; null for all. */
	folder: number | null;
	/** Only these IDs; empty for all. */
	include: readonly number[];
	exclude: readonly number[];
	/** Attachments on a page; -1 for all. */
	perPage: number;
}

/** All attachments, the latest first. */
export const DEFAULT_QUERY: MediaQuery = {
	search: '',
	type: [],
	orderby: 'date',
	order: 'DESC',
	uploadedTo: null,
	author: null,
	status: 'inherit',
	year: 0,
	monthnum: 0,
	folder: null,
	include: [],
	exclude: [],
	perPage: PER_PAGE,
};

/** Properties of a query as callers write them: single values instead of lists, any order. */
export type LooseQuery = {
	[ Key in keyof MediaQuery ]?: MediaQuery[ Key ] extends readonly ( infer Item )[]
		? Item | readonly Item[] | null
		: Key extends 'order' | 'orderby' | 'status'
			? string | null
			: MediaQuery[ Key ] | null;
};

const list = < T >( value: T | readonly T[] | null | undefined ): readonly T[] => {
	if ( value === null || value === undefined ) {
		return [];
	}
	return Array.isArray( value ) ? value : [ value as T ];
};

/**
 * Makes a query of any properties. Unknown orders become DESC and by date, a search is trimmed and
 * needs 2 characters, a single value becomes a list, a list of MIME types may be one text with
 * commas. 0 attachments on a page are the default number.
 */
export function createQuery( properties: LooseQuery = {} ): MediaQuery {
	return {
		search: searchOf( properties.search ?? '' ),
		type: list( properties.type ).flatMap( ( type ) =>
			type
				.split( ',' )
				.map( ( part ) => part.trim() )
				.filter( Boolean )
		),
		orderby: orderbyOf( properties.orderby ),
		order: properties.order?.toUpperCase() === 'ASC' ? 'ASC' : 'DESC',
		uploadedTo: properties.uploadedTo ?? null,
		author: properties.author ?? null,
		status: properties.status === 'trash' ? 'trash' : 'inherit',
		year: properties.year || 0,
		monthnum: properties.monthnum || 0,
		folder: properties.folder ?? null,
		include: list( properties.include ),
		exclude: list( properties.exclude ),
		perPage: properties.perPage || PER_PAGE,
	};
}

const orderbyOf = ( value: string | null | undefined ): Orderby =>
	ORDERBY.find( ( known ) => known === value ) ?? 'date';

function searchOf( text: string ): string {
	const trimmed = text.trim();
	return trimmed.length < MIN_SEARCH_CHARS ? '' : trimmed;
}

export type QueryEvent =
	| { type: 'searched'; text: string }
	/** `properties` are those of the chosen filter; `base` is the query of the state. */
	| { type: 'filterChosen'; properties: LooseQuery; base: MediaQuery }
	/** Zeros for all dates. */
	| { type: 'monthChosen'; year: number; monthnum: number }
	| { type: 'folderChosen'; folder: number | null }
	| { type: 'ordered'; orderby: string; order: string };

/** Returns the same object when the event changes nothing, so that the list is not loaded again. */
export function reduceQuery( query: MediaQuery, event: QueryEvent ): MediaQuery {
	const next = createQuery( { ...query, ...changesOf( query, event ) } );
	return isSameQuery( query, next ) ? query : next;
}

function changesOf( query: MediaQuery, event: QueryEvent ): LooseQuery {
	switch ( event.type ) {
		case 'searched':
			return { search: event.text };
		case 'filterChosen': {
			// A filter replaces the filter before, but keeps search, date and folder.
			const { type, status, uploadedTo, author, orderby, order } = event.base;
			return { type, status, uploadedTo, author, orderby, order, ...event.properties };
		}
		case 'monthChosen':
			return { year: event.year, monthnum: event.year ? event.monthnum : 0 };
		case 'folderChosen':
			return { folder: event.folder };
		case 'ordered':
			return { orderby: event.orderby, order: event.order };
	}
}

const isSameList = ( one: readonly unknown[], other: readonly unknown[] ) =>
	one.length === other.length && one.every( ( item, i ) => item === other[ i ] );

/** Returns whether two queries contain the same attachments in the same order. */
export const isSameQuery = ( one: MediaQuery, other: MediaQuery ): boolean =>
	( Object.keys( one ) as Array< keyof MediaQuery > ).every( ( key ) => {
		const [ value, wanted ] = [ one[ key ], other[ key ] ];
		return Array.isArray( value ) && Array.isArray( wanted )
			? isSameList( value, wanted )
			: value === wanted;
	} );

/** Returns the number of the page that follows the loaded attachments, from 1. */
export const pagedAfter = ( loaded: number, perPage: number ): number =>
	perPage < 1 ? 1 : Math.round( loaded / perPage ) + 1;

/** Returns whether another page may follow one with so many attachments. */
export const hasMoreAfter = ( received: number, perPage: number ): boolean =>
	perPage > 0 && received >= perPage;
