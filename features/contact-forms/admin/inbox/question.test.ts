import { describe, expect, it } from 'vitest';
import { addressOf, asked, countOf, filterOf, isNarrowed, questionOf, VIEWS } from './question';

const usual = { view: 'all', form: 0, search: '', from: '', until: '', page: 1 };

describe( 'a query of the inbox', () => {
	it.each( [
		[ '', {} ],
		[ '?page=pagewright-submissions', {} ],
		[ '?view=spam&form=7&paged=3', { view: 'spam', form: 7, page: 3 } ],
		[ '?view=paper&form=-1&paged=x&from=yesterday', {} ],
		[ '?form=1.5&paged=Infinity', { form: 1, page: 1_000_000 } ],
		[ '?from=2026-01-02&until=2026-02-03', { from: '2026-01-02', until: '2026-02-03' } ],
		[ '?search=two%20words', { search: 'two words' } ],
	] )( 'is read from %s', ( address, expected ) => {
		expect( questionOf( address ) ).toEqual( { ...usual, ...expected } );
	} );

	it( 'has a URL that restores it', () => {
		const question = asked( questionOf( '' ), { view: 'unread', search: 'a & b', page: 2 } );
		const address = addressOf( question, '?page=pagewright-submissions&form=7&view=spam' );
		expect( address ).toBe( '?page=pagewright-submissions&view=unread&search=a+%26+b&paged=2' );
		expect( questionOf( address ) ).toEqual( question );
		expect( addressOf( questionOf( '' ), address ) ).toBe( '?page=pagewright-submissions' );
	} );

	it.each( [
		[ '', '', false ],
		[ '?view=unread', '', true ],
		[ '?view=failed', 'mail_failed', false ],
		[ '?view=spam', 'spam', false ],
		[ '?view=trash', 'trash', false ],
	] )( 'of %s requests the status “%s”', ( address, status, unread ) => {
		expect( filterOf( questionOf( address ) ) ).toMatchObject( { status, unread } );
	} );

	it( 'counts as filtered with any parameter but the view', () => {
		expect( isNarrowed( questionOf( '?view=spam&paged=2' ) ) ).toBe( false );
		for ( const part of [ 'form=1', 'search=a', 'from=2026-01-01', 'until=2026-01-01' ] ) {
			expect( isNarrowed( questionOf( `?${ part }` ) ) ).toBe( true );
		}
	} );
} );

it( 'counts each view, and spam separately', () => {
	const totals = {
		mail_sent: { all: 5, unread: 2 },
		mail_failed: { all: 2, unread: 1 },
		spam: { all: 9, unread: 9 },
		trash: { all: 4, unread: 3 },
	};
	const page = { items: [], found: 0, forms: [], totals };
	expect( VIEWS.map( ( view ) => [ view, countOf( page, view ) ] ) ).toEqual( [
		[ 'all', 7 ],
		[ 'unread', 3 ],
		[ 'failed', 2 ],
		[ 'spam', 9 ],
		[ 'trash', 4 ],
	] );
	expect( countOf( { ...page, totals: {} }, 'spam' ) ).toBe( 0 );
} );
