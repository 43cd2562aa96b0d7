import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { setContentDoor, type ContentDoor, type Found } from '../../fields/form/content';
import type { Result } from '../../rest/send';

/**
 * An in-memory site. `asked` lists every request; `hold()` delays responses until they are
 * released, in any order.
 */
export function contentOf( posts: Found[], terms: Found[] = [] ) {
	const asked: string[] = [];
	const held: Array< () => void > = [];
	let isHolding = false;
	const state = { count: 3, isOffline: false };
	const answer = < T >( question: string, value: () => T ): Promise< Result< T > > => {
		asked.push( question );
		const result = (): Result< T > =>
			state.isOffline
				? { ok: false, failure: { kind: 'offline', message: 'No connection.' } }
				: { ok: true, value: value() };
		if ( ! isHolding ) {
			return Promise.resolve( result() );
		}
		const now = result();
		return new Promise( ( resolve ) => held.push( () => resolve( now ) ) );
	};
	const of = ( source: string ) => ( source === 'terms' ? terms : posts );
	const door: ContentDoor = {
		search: ( source, words, postTypes ) =>
			answer( `search ${ source } "${ words }" ${ postTypes.join( ',' ) }`.trim(), () =>
				of( source ).filter( ( { label } ) =>
					label.toLowerCase().includes( words.toLowerCase() )
				)
			),
		read: ( source, values ) =>
			answer( `read ${ source } ${ values.join( ',' ) }`, () =>
				of( source ).filter( ( { value } ) => values.includes( value ) )
			),
		count: ( query ) => answer( `count ${ query }`, () => state.count ),
	};
	setContentDoor( door );
	return {
		asked,
		state,
		hold: () => void ( isHolding = true ),
		/** Releases the delayed response with this index. */
		release: ( index: number ) => act( async () => held[ index ]?.() ),
	};
}

/** Advances fake timers and lets effects run. */
export const pass = ( ms: number ) =>
	act( async () => void ( await vi.advanceTimersByTimeAsync( ms ) ) );

export const PAGES: Found[] = [
	{ value: '12', label: 'About us', type: 'page' },
	{ value: '7', label: 'About boats', type: 'post' },
	{ value: '9', label: 'Prices', type: 'page' },
];

export const TERMS: Found[] = [
	{ value: 'category:news', label: 'News', type: 'category' },
	{ value: 'category:boats', label: 'Boats', type: 'category' },
	{ value: 'post_tag:blue', label: 'Blue', type: 'post_tag' },
];
