import type { AttachmentRow } from '../port';
import type { Failure } from './failure';

/** Most files that the server orders. */
export const MOST_ORDERED = 500;

/** The order of the files of a post, while the user changes it. */
export interface PostOrder {
	status: 'loading' | 'ready' | 'saving';
	/** IDs in the order of the user. */
	ids: readonly number[];
	/** IDs in the order of the server. */
	saved: readonly number[];
	/** Why the last request failed: a load if nothing is known, or else the saving. */
	failure: Failure | null;
	/** Whether other people may have added or removed files since the user began. */
	isMerged: boolean;
	/** Whether the user may not edit one of the files. */
	isForbidden: boolean;
	/** Whether the post has more files than can be ordered. */
	isTooLong: boolean;
}

export type PostOrderEvent =
	| { type: 'loadStarted' }
	| { type: 'loaded'; rows: ReadonlyArray< Pick< AttachmentRow, 'id' | 'canEdit' > > }
	/** The post has too many files. */
	| { type: 'refused' }
	/** Files that the user deleted are not among them. */
	| { type: 'arranged'; ids: readonly number[] }
	| { type: 'saveStarted' }
	| { type: 'failed'; failure: Failure };

export const NO_ORDER: PostOrder = {
	status: 'loading',
	ids: [],
	saved: [],
	failure: null,
	isMerged: false,
	isForbidden: false,
	isTooLong: false,
};

const isSame = ( one: readonly number[], other: readonly number[] ) =>
	one.length === other.length && one.every( ( id, place ) => id === other[ place ] );

/** Returns whether the user has changed the order. */
export const isArranged = ( { ids, saved }: PostOrder ): boolean => ! isSame( ids, saved );

/** Returns whether the order can be saved now. */
export const canSaveOrder = ( order: PostOrder ): boolean =>
	order.status === 'ready' && ! order.isForbidden && isArranged( order );

/** Returns the order of the user with the files that there are now. New ones are at the end. */
function merge( mine: readonly number[], now: readonly number[] ): readonly number[] {
	const known = new Set( mine );
	const left = new Set( now );
	return [
		...mine.filter( ( id ) => left.has( id ) ),
		...now.filter( ( id ) => ! known.has( id ) ),
	];
}

export function reducePostOrder( order: PostOrder, event: PostOrderEvent ): PostOrder {
	switch ( event.type ) {
		case 'loadStarted':
			return { ...order, status: 'loading', failure: null };
		case 'loaded': {
			const saved = event.rows.map( ( { id } ) => id );
			const ids = isArranged( order ) ? merge( order.ids, saved ) : saved;
			return {
				...order,
				...{ ids, saved, status: 'ready', failure: null, isTooLong: false },
				isMerged: isArranged( order ),
				isForbidden: event.rows.some( ( { canEdit } ) => ! canEdit ),
			};
		}
		case 'refused':
			return { ...order, status: 'ready', failure: null, isTooLong: true };
		case 'arranged': {
			if ( order.status !== 'ready' ) {
				return order;
			}
			const left = new Set( event.ids );
			return {
				...order,
				ids: event.ids,
				saved: order.saved.filter( ( id ) => left.has( id ) ),
			};
		}
		case 'saveStarted':
			return { ...order, status: 'saving', failure: null, isMerged: false };
		case 'failed':
			return { ...order, status: 'ready', failure: event.failure };
	}
}
