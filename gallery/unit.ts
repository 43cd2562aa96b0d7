import type { ReactNode } from 'react';
import { slugOf } from './address';

export interface State {
	/** Unique in its unit; part of the URL. */
	id: string;
	title: string;
	draw: () => ReactNode;
}

export interface Unit {
	/** Such as `field-color`; part of the URL. */
	id: string;
	title: string;
	states: State[];
}

/** Returns a unit whose states have URLs derived from their titles. */
export function unitOf( id: string, title: string, states: Array< Omit< State, 'id' > > ): Unit {
	const taken = new Map< string, number >();
	return {
		id,
		title,
		states: states.map( ( state ) => {
			const slug = slugOf( state.title );
			const count = ( taken.get( slug ) ?? 0 ) + 1;
			taken.set( slug, count );
			return { ...state, id: count > 1 ? `${ slug }-${ count }` : slug };
		} ),
	};
}
