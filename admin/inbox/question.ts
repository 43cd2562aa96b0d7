import type { SubmissionsFilter, SubmissionsPage } from '../../rest/submissions/client';

export const VIEWS = [ 'all', 'unread', 'failed', 'spam', 'trash' ] as const;

export type ViewName = ( typeof VIEWS )[ number ];

/** What is looked at. */
export interface Question {
	view: ViewName;
	/** 0: all. */
	form: number;
	search: string;
	/** Days of the site, 2026-11-30; '': any. */
	from: string;
	until: string;
	page: number;
}

export const PER_PAGE = 20;

/** The server takes no higher page. */
const MAX_PAGE = 1_000_000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The question that an address asks; what it does not say is usual. */
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

/** The address of a question: what else stands there stays, what is usual is left out. */
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

/** A question after a change. Another filter begins at its first page. */
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

/** As the server and files are asked for it. */
export const filterOf = ( { view, page, ...question }: Question ): SubmissionsFilter => ( {
	...question,
	status: STATUSES[ view ],
	unread: view === 'unread',
} );

/** Whether anything but the view is chosen. */
export const isNarrowed = ( { form, search, from, until }: Question ): boolean =>
	form > 0 || search !== '' || from !== '' || until !== '';

/** How many there are in a view, whatever is searched for. */
export function countOf( { totals }: SubmissionsPage, view: ViewName ): number {
	if ( view !== 'all' && view !== 'unread' ) {
		return totals[ STATUSES[ view ] ]?.all ?? 0;
	}
	return Object.entries( totals )
		.filter( ( [ status ] ) => status !== 'spam' && status !== 'trash' )
		.reduce( ( sum, [ , one ] ) => sum + one[ view ], 0 );
}
