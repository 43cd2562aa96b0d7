import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuery } from '../model/query';
import type { MediaPage } from '../port';
import { rowOf } from '../tests/support/attachments';
import { disturb } from '../tests/support/disturb';
import { FakeLibrary } from '../tests/support/fake-library';
import { createFakePort } from '../tests/support/fake-port';
import { loadedRows } from '../tests/support/list-server';
import { below, randomFrom } from '../tests/support/random';
import { useMediaList } from './use-media-list';

const QUERY = createQuery( { perPage: 4 } );
const STEPS = 30;
/** More than 30 changes of 20 pages in view need. */
const MOST_REQUESTS = 1000;

/** Waits for nothing, for a few microtasks, or for other tasks. */
async function pause( random: () => number ): Promise< void > {
	const kind = below( random, 4 );
	for ( let i = 0; kind === 1 && i < 9; i++ ) {
		await null;
	}
	if ( kind === 2 ) {
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	}
	if ( kind === 3 ) {
		await new Promise( ( resolve ) => setTimeout( resolve, below( random, 4 ) ) );
	}
}

/** Returns a library and a port, which reads it before or after a pause. */
function createServer( random: () => number ) {
	const library = new FakeLibrary( 40 );
	let requests = 0;
	const query = async ( request: Parameters< FakeLibrary[ 'page' ] >[ 0 ] ) => {
		if ( ++requests > MOST_REQUESTS ) {
			return new Promise< never >( () => {} );
		}
		const early = random() < 0.5 ? library.page( request ) : null;
		await pause( random );
		return { ok: true, value: ( early ?? library.page( request ) ) as MediaPage } as const;
	};
	return { library, port: { ...createFakePort( { generated: 1 } ), query } };
}

/** Whether React believes that the user presses a key: what happens then is applied first. */
const pressKey = ( isPressed: boolean ) =>
	vi.stubGlobal( 'event', isPressed ? new KeyboardEvent( 'keydown' ) : undefined );

// React then renders when it does on a page.
beforeEach( () => vi.stubGlobal( 'IS_REACT_ACT_ENVIRONMENT', false ) );
afterEach( () => vi.unstubAllGlobals() );

it.each( Array.from( { length: 40 }, ( _unused, seed ) => seed ) )(
	'all files arrive after changes, scrolling and key presses at any moment: seed %i',
	async ( seed ) => {
		const random = randomFrom( seed );
		const { library, port } = createServer( random );
		const { result, unmount } = renderHook( () => useMediaList( port, QUERY ) );
		for ( let step = 0; step < STEPS; step++ ) {
			pressKey( random() < 0.5 );
			if ( random() < 0.3 ) {
				const first = below( random, 60 );
				result.current.show( { first, last: first + below( random, 20 ) }, 4 );
			} else {
				result.current.dispatch( disturb( library, QUERY, random, 1000 + step ) );
			}
			await pause( random );
		}
		pressKey( false );
		result.current.show( { first: 0, last: 1000 }, 0 );
		await vi.waitFor(
			() => {
				const { list } = result.current;
				const ids = library.idsOf( QUERY );
				expect( list.total ).toBe( ids.length );
				expect( loadedRows( list ) ).toMatchObject(
					ids.map( ( id ) => rowOf( library.find( id )! ) )
				);
				expect( [ ...list.pages.values() ].filter( ( page ) => page.isStale ) ).toEqual(
					[]
				);
			},
			{ interval: 5, timeout: 5000 }
		);
		unmount();
	}
);
