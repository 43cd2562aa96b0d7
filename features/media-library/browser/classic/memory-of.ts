import type { QueryMemory } from '../types';
import type { CoreState } from './core';

const memories = new WeakMap< CoreState, QueryMemory >();

/** Returns the search and filters of a state, whose browser is a new one after each change of the tab. */
export function memoryOf( state: CoreState ): QueryMemory {
	const known = memories.get( state ) ?? { current: null };
	memories.set( state, known );
	return known;
}
