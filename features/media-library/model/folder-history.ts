import type { FileMove, FolderChange } from '../port';

/** Something that can be done again or undone. */
export type FolderStep =
	| { type: 'moves'; moves: readonly FileMove[] }
	| {
			type: 'change';
			change: FolderChange;
			/** ID that a folder had, if the change creates it again. */
			was?: number;
	  };

export interface FolderHistory {
	/** Steps that undo what was done, the latest last. */
	past: readonly FolderStep[];
	/** Steps that do again what was undone, the latest last. */
	future: readonly FolderStep[];
}

export type FolderHistoryEvent =
	/** `inverse` undoes it; null if it cannot be undone, which ends the history. */
	| { type: 'done'; inverse: FolderStep | null }
	| { type: 'undone' | 'redone'; inverse: FolderStep | null }
	/** A folder was created again with another ID. */
	| { type: 'renumbered'; from: number; to: number };

export const NO_HISTORY: FolderHistory = { past: [], future: [] };

const MOST_STEPS = 50;

const added = ( steps: readonly FolderStep[], step: FolderStep | null ) =>
	step ? [ ...steps, step ].slice( -MOST_STEPS ) : [];

export function reduceFolderHistory(
	{ past, future }: FolderHistory,
	event: FolderHistoryEvent
): FolderHistory {
	switch ( event.type ) {
		case 'done':
			return { past: added( past, event.inverse ), future: [] };
		case 'undone':
			return { past: past.slice( 0, -1 ), future: added( future, event.inverse ) };
		case 'redone':
			return { past: added( past, event.inverse ), future: future.slice( 0, -1 ) };
		case 'renumbered': {
			const renumber = ( step: FolderStep ) => renumbered( step, event.from, event.to );
			return { past: past.map( renumber ), future: future.map( renumber ) };
		}
	}
}

function renumbered( step: FolderStep, from: number, to: number ): FolderStep {
	const one = ( id: number ) => ( id === from ? to : id );
	if ( step.type === 'moves' ) {
		return {
			...step,
			moves: step.moves.map( ( { ids, folders } ) => ( {
				ids,
				folders: folders.map( one ),
			} ) ),
		};
	}
	const { change } = step;
	const was = step.was === undefined ? {} : { was: one( step.was ) };
	if ( change.type === 'create' ) {
		const children = change.children?.map( one );
		return {
			...{ type: 'change', ...was },
			change: { ...change, parent: one( change.parent ), ...( children && { children } ) },
		};
	}
	if ( change.type === 'delete' || change.parent === undefined ) {
		return { ...{ type: 'change', ...was }, change: { ...change, id: one( change.id ) } };
	}
	return {
		...{ type: 'change', ...was },
		change: { ...change, id: one( change.id ), parent: one( change.parent ) },
	};
}
