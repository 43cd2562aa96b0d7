import type { PostsPage, Question, Statistics } from '../../rest/views-statistics/client';
import type { Failure } from '../../../../rest/send';
import { asked, hasSameCurve } from './question';

export interface StatisticsState {
	question: Question;
	/** Last response, null before the first one. Kept while loading. */
	shown: Statistics | null;
	/** Filters of the last response. */
	answered: Question | null;
	status: 'loading' | 'ready' | 'failed';
	failure: Failure | null;
	/** Incremented to load again. */
	attempt: number;
}

export type StatisticsEvent =
	| { type: 'asked'; change: Partial< Question > }
	| { type: 'moved'; question: Question }
	| { type: 'again' }
	| { type: 'answered'; question: Question; statistics: Statistics }
	| { type: 'turned'; question: Question; posts: PostsPage }
	| { type: 'failed'; question: Question; failure: Failure };

export const initialState = ( question: Question ): StatisticsState => ( {
	question,
	shown: null,
	answered: null,
	status: 'loading',
	failure: null,
	attempt: 0,
} );

const waiting = ( state: StatisticsState, question: Question ): StatisticsState => ( {
	...state,
	question,
	status: 'loading',
	failure: null,
} );

export function reduce( state: StatisticsState, event: StatisticsEvent ): StatisticsState {
	switch ( event.type ) {
		case 'asked':
			return waiting( state, asked( state.question, event.change ) );
		case 'moved':
			return waiting( state, event.question );
		case 'again':
			return {
				...waiting( state, state.question ),
				answered: null,
				attempt: state.attempt + 1,
			};
		case 'answered':
			return isLate( state, event.question )
				? state
				: {
						...state,
						shown: event.statistics,
						answered: event.question,
						status: 'ready',
					};
		case 'turned':
			return isLate( state, event.question ) || ! state.shown
				? state
				: {
						...state,
						shown: { ...state.shown, posts: event.posts },
						answered: event.question,
						status: 'ready',
					};
		case 'failed':
			return isLate( state, event.question )
				? state
				: { ...state, status: 'failed', failure: event.failure };
	}
}

/** Returns whether a response is outdated. */
const isLate = ( { question }: StatisticsState, answered: Question ) => question !== answered;

/** Returns whether only the table must be fetched. */
export const needsPostsOnly = ( { question, answered, shown }: StatisticsState ): boolean =>
	answered !== null && Boolean( shown?.posts ) && hasSameCurve( question, answered );
