import type { UseCount } from '../../rest/screen-uses/client';
import type { ScreenOffer } from '../../rest/screen-offer/client';
import type { Values } from '../../schema/field-types';

export type Filter = 'all' | 'used' | 'off';

/** Data of a widget on the screen. */
export interface ScreenWidget {
	class: string;
	name: string;
	description: string;
	icon: string;
	keywords: string[];
	isOffered: boolean;
	isFixed: boolean;
	hasSettings: boolean;
	example: Values;
}

export interface WidgetsState {
	widgets: ScreenWidget[];
	search: string;
	filter: Filter;
	/** By class; null before they were counted. */
	counts: Record< string, UseCount > | null;
	/** Classes whose switch is being saved. */
	saving: string[];
}

export type WidgetsEvent =
	| { type: 'searched'; search: string }
	| { type: 'filtered'; filter: Filter }
	| { type: 'counted'; counts: Record< string, UseCount > }
	| { type: 'switched'; widgetClass: string; isOffered: boolean }
	| { type: 'saved'; widgetClass: string; offer: ScreenOffer }
	| { type: 'failed'; widgetClass: string; isOffered: boolean };

export const initialState = ( widgets: ScreenWidget[] ): WidgetsState => ( {
	widgets,
	search: '',
	filter: 'all',
	counts: null,
	saving: [],
} );

export function reduce( state: WidgetsState, event: WidgetsEvent ): WidgetsState {
	switch ( event.type ) {
		case 'searched':
			return { ...state, search: event.search };
		case 'filtered':
			return { ...state, filter: event.filter };
		case 'counted':
			return { ...state, counts: event.counts };
		case 'switched':
			return {
				...changed( state, event.widgetClass, { isOffered: event.isOffered } ),
				saving: [ ...state.saving, event.widgetClass ],
			};
		case 'saved':
			return settled( changed( state, event.widgetClass, event.offer ), event.widgetClass );
		case 'failed':
			return settled(
				changed( state, event.widgetClass, { isOffered: event.isOffered } ),
				event.widgetClass
			);
	}
}

const changed = (
	state: WidgetsState,
	widgetClass: string,
	facts: Partial< ScreenWidget >
): WidgetsState => ( {
	...state,
	widgets: state.widgets.map( ( widget ) =>
		widget.class === widgetClass ? { ...widget, ...facts } : widget
	),
} );

const settled = ( state: WidgetsState, widgetClass: string ): WidgetsState => ( {
	...state,
	saving: state.saving.filter( ( one ) => one !== widgetClass ),
} );

/** Returns posts and areas together; 0 before they were counted. */
export function usesOf( { counts }: WidgetsState, widgetClass: string ): number {
	const count = counts?.[ widgetClass ];
	return count ? count.posts + count.areas : 0;
}

/**
 * Returns the widgets that match filter and search. Every word must be in name, description or
 * keywords.
 */
export function visible( state: WidgetsState ): ScreenWidget[] {
	const words = state.search.toLowerCase().split( /\s+/ ).filter( Boolean );
	return state.widgets.filter( ( widget ) => {
		const text = [ widget.name, widget.description, ...widget.keywords ]
			.join( ' ' )
			.toLowerCase();
		return passes( state, widget ) && words.every( ( word ) => text.includes( word ) );
	} );
}

function passes( state: WidgetsState, widget: ScreenWidget ): boolean {
	return {
		all: true,
		used: usesOf( state, widget.class ) > 0,
		off: ! widget.isOffered,
	}[ state.filter ];
}
