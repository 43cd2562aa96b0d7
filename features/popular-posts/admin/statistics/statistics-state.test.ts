import { describe, expect, it } from 'vitest';
import type { Statistics } from '../../rest/views-statistics/client';
import { addressOf, firstQuestion, questionOf } from './question';
import { initialState, needsPostsOnly, reduce } from './statistics-state';

const answer = ( found = 1 ): Statistics => ( {
	posts: { found, rows: [] },
	curve: {
		unit: 'day',
		points: [],
		total: 0,
		before: null,
		from: '',
		to: '',
		isRunning: true,
	},
	post: null,
	isCounting: true,
} );

describe( 'the state of the statistics', () => {
	const first = initialState( firstQuestion() );
	const ready = reduce( first, {
		type: 'answered',
		question: first.question,
		statistics: answer(),
	} );

	it( 'keeps the shown data while the next response loads', () => {
		const asked = reduce( ready, { type: 'asked', change: { range: 'last7days' } } );
		expect( asked ).toMatchObject( { status: 'loading', shown: ready.shown } );
		expect( needsPostsOnly( asked ) ).toBe( false );
	} );

	it( 'goes to the first page for another search, and requests only the table', () => {
		const turned = reduce( ready, { type: 'asked', change: { page: 3 } } );
		expect( turned.question.page ).toBe( 3 );
		const searched = reduce( turned, { type: 'asked', change: { search: 'bread' } } );
		expect( searched.question ).toMatchObject( { page: 1, search: 'bread' } );
		expect( needsPostsOnly( searched ) ).toBe( true );
	} );

	it( 'drops responses to outdated requests', () => {
		const asked = reduce( ready, { type: 'asked', change: { type: 'page' } } );
		const late = { question: ready.question };
		expect( reduce( asked, { type: 'answered', statistics: answer( 9 ), ...late } ) ).toBe(
			asked
		);
		expect( reduce( asked, { type: 'turned', posts: { found: 9, rows: [] }, ...late } ) ).toBe(
			asked
		);
		expect( reduce( asked, { type: 'failed', failure: { kind: 'aborted' }, ...late } ) ).toBe(
			asked
		);
	} );

	it( 'requests everything again after a failure', () => {
		const failed = reduce( ready, {
			type: 'failed',
			question: ready.question,
			failure: { kind: 'offline', message: 'x' },
		} );
		expect( failed.status ).toBe( 'failed' );
		const again = reduce( failed, { type: 'again' } );
		expect( again ).toMatchObject( { status: 'loading', failure: null, attempt: 1 } );
		expect( needsPostsOnly( again ) ).toBe( false );
	} );
} );

describe( 'the URL of a request', () => {
	it( 'contains only values that differ from the defaults, and keeps other parameters', () => {
		const question = { ...firstQuestion(), range: 'all' as const, post: 7, page: 2 };
		const address = addressOf( question, '?page=pagewright-views&x=1' );
		expect( address ).toBe( '?page=pagewright-views&x=1&range=all&post=7&list=2' );
		expect( questionOf( address ) ).toEqual( question );
		expect( addressOf( firstQuestion(), address ) ).toBe( '?page=pagewright-views&x=1' );
	} );

	it( 'accepts any value', () => {
		expect( questionOf( '?range=century&from=x&post=-3&list=abc' ) ).toEqual( firstQuestion() );
		expect( questionOf( '?list=99999999' ).page ).toBe( 5000 );
	} );
} );
