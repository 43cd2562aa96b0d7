import type { SubmissionsFilter, SubmissionsPage } from '../../rest/submissions/client';

export const VIEWS = [ 'all', 'unread', 'failed', 'spam', 'trash' ] as const;

export type ViewName = ( typeof VIEWS )[ number ];

/** View and filters. */
export interface Question {
	view: ViewName;
	/** 0 for all. */
	form: number;
	search: string;
	/** Days in the site's time zone, 2026-11-30; '' for any. */
	from: string;
	until: string;
	page: number;
}

export const PER_PAGE = 20;

/** Maximum page of the server. */
const MAX_PAGE = 1_000_000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses a URL; missing parameters have their default. */
export function questionOf( search: string ): Question {
	const given = new URLSearchParams( search );
	const text = ( name: string ) => given.get( name ) ?? '';
	const number = ( name: string ) =>
		Math.min(
			Number.MAX_SAFE_INTEGER,
			Math.max( 0, Math.trunc( Number( text( name ) ) ) || 0 )
		);
	const day = ( name: string ) => ( DAY.test( text( name ) ) ? text( name ) : '' );
	return {
		view: VIEWS.find( ( name ) => name === text( 'view' ) ) ?? 'all',
		form: number( 'form' ),
		search: text( 'search' ),
		from: day( 'from' ),
		until: day( 'until' ),
		page: Math.min( MAX_PAGE, Math.max( 1, number( 'paged' ) ) ),
	};
}

/** Returns the URL of view and filters: keeps other parameters, leaves out defaults. */
export function addressOf( { page, ...question }: Question, search: string ): string {
	const address = new URLSearchParams( search );
	const usual = questionOf( '' );
	for ( const [ name, value ] of Object.entries( question ) ) {
		address.delete( name );
		if ( value !== usual[ name as keyof typeof question ] ) {
			address.set( name, String( value ) );
		}
	}
	address.delete( 'paged' );
	if ( page > 1 ) {
		address.set( 'paged', String( page ) );
	}
	return `?${ address }`;
}

/** Returns changed filters. A new filter starts at the first page. */
export const asked = ( question: Question, change: Partial< Question > ): Question => ( {
	...question,
	page: 1,
	...change,
} );

const STATUSES: Record< ViewName, string > = {
	all: '',
	unread: '',
	failed: 'mail_failed',
	spam: 'spam',
	trash: 'trash',
};

/** Returns the parameters for the server and exports. */
export const filterOf = ( { view, page, ...question }: Question ): SubmissionsFilter => ( {
	...question,
	status: STATUSES[ view ],
	unread: view === 'unread',
} );

/** Returns whether any filter but the view is set. */
export const isNarrowed = ( { form, search, from, until }: Question ): boolean =>
	form > 0 || search !== '' || from !== '' || until !== '';

/** Returns the number of submissions in a view, without a search. */
export function countOf( { totals }: SubmissionsPage, view: ViewName ): number {
	if ( view !== 'all' && view !== 'unread' ) {
		return totals[ STATUSES[ view ] ]?.all ?? 0;
	}
	return Object.entries( totals )
		.filter( ( [ status ] ) => status !== 'spam' && status !== 'trash' )
		.reduce( ( sum, [ , one ] ) => sum + one[ view ], 0 );
}
