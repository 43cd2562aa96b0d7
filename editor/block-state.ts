import type { FormAnswer } from '../rest/forms/client';
import type { Preview } from '../rest/previews/client';
import type { Failure } from '../rest/send';

export type Mode = 'edit' | 'preview';

/** Something asked of the server. `request` numbers the newest call: an answer to an older one changes nothing. */
export interface Loading< T > {
	status: 'idle' | 'loading' | 'ready' | 'failed';
	request: number;
	/** The last good answer; kept while a newer one loads. */
	value: T | null;
	failure: Failure | null;
}

export interface BlockState {
	mode: Mode;
	/** Whether the form may be shown: the preview, which is above it, must not push it down while a user fills it in. */
	isFormReady: boolean;
	form: Loading< FormAnswer >;
	preview: Loading< Preview >;
}

type Part = 'form' | 'preview';

export type BlockEvent =
	| { type: 'modeChanged'; mode: Mode }
	| { type: 'previewIsLate' }
	| { type: 'asked'; part: Part; request: number }
	| { type: 'answered'; part: 'form'; request: number; value: FormAnswer }
	| { type: 'answered'; part: 'preview'; request: number; value: Preview }
	| { type: 'failed'; part: Part; request: number; failure: Failure };

const nothing = { status: 'idle', request: 0, value: null, failure: null } as const;

/** A block without data starts with its form, one with data with what it shows. */
export const initialState = ( hasData: boolean ): BlockState => ( {
	mode: hasData ? 'preview' : 'edit',
	isFormReady: false,
	form: nothing,
	preview: nothing,
} );

export function reduce( state: BlockState, event: BlockEvent ): BlockState {
	if ( event.type === 'modeChanged' ) {
		return { ...state, mode: event.mode };
	}
	if ( event.type === 'previewIsLate' ) {
		return { ...state, isFormReady: true };
	}
	const now = state[ event.part ];
	if ( event.type === 'asked' ) {
		return {
			...state,
			[ event.part ]: { ...now, status: 'loading', request: event.request, failure: null },
		};
	}
	if ( event.request !== now.request ) {
		return state;
	}
	const next =
		event.type === 'answered'
			? { ...now, status: 'ready', value: event.value }
			: // An abandoned call is no failure: a newer one follows or the block is gone.
				{
					...now,
					status: event.failure.kind === 'aborted' ? 'idle' : 'failed',
					failure: event.failure.kind === 'aborted' ? null : event.failure,
				};
	const hasAnswer = next.status !== 'idle' && event.part === 'preview';
	return {
		...state,
		isFormReady: state.isFormReady || hasAnswer,
		[ event.part ]: next,
	};
}
