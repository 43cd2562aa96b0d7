import type { Question, RangeName } from '../../rest/views-statistics/client';

const RANGES: RangeName[] = [
	'last24hours',
	'last7days',
	'last30days',
	'last12months',
	'all',
	'custom',
];

export const firstQuestion = (): Question => ( {
	range: 'last30days',
	from: '',
	to: '',
	type: '',
	search: '',
	post: 0,
	page: 1,
} );

/** Parses a URL. Ignores invalid parameters. */
export function questionOf( address: string ): Question {
	const parameters = new URLSearchParams( address );
	const range = parameters.get( 'range' ) as RangeName;
	const day = ( name: string ) =>
		/^\d{4}-\d\d-\d\d$/.test( parameters.get( name ) ?? '' ) ? parameters.get( name )! : '';
	const number = ( name: string, least: number ) =>
		Math.max( least, parseInt( parameters.get( name ) ?? '', 10 ) || least );
	return {
		range: RANGES.includes( range ) ? range : 'last30days',
		from: day( 'from' ),
		to: day( 'to' ),
		type: ( parameters.get( 'type' ) ?? '' ).slice( 0, 20 ),
		search: ( parameters.get( 'search' ) ?? '' ).slice( 0, 100 ),
		post: number( 'post', 0 ),
		page: Math.min( 5000, number( 'list', 1 ) ),
	};
}

/** Returns the URL of the filters: keeps other parameters, leaves out defaults. */
export function addressOf( question: Question, address: string ): string {
	const parameters = new URLSearchParams( address );
	const usual = firstQuestion();
	for ( const [ key, value ] of Object.entries( question ) ) {
		// `page` is WordPress's parameter for the screen.
		const name = key === 'page' ? 'list' : key;
		if ( value === usual[ key as keyof Question ] ) {
			parameters.delete( name );
		} else {
			parameters.set( name, String( value ) );
		}
	}
	return `?${ parameters }`;
}

/** Returns changed filters; starts at the first page, unless the page itself changes. */
export const asked = ( question: Question, change: Partial< Question > ): Question => ( {
	...question,
	page: 1,
	...change,
} );

/** Returns whether two questions have the same chart. */
export const hasSameCurve = ( one: Question, other: Question ): boolean =>
	( [ 'range', 'from', 'to', 'type', 'post' ] as const ).every(
		( key ) => one[ key ] === other[ key ]
	);
