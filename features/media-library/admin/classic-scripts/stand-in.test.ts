import { expect, it, vi } from 'vitest';
import { standIn } from './stand-in';

interface Media {
	( options: object ): string;
	view?: { settings: string };
	frame?: string;
}

function makeStandIn( { fails = false } = {} ) {
	let loaded: Media | undefined;
	const load = vi.fn( () => {
		loaded ??= fails
			? undefined
			: Object.assign( ( options: object ) => `opened ${ JSON.stringify( options ) }`, {
					view: { settings: 'loaded' },
				} );
		return loaded;
	} );
	const known = { view: { settings: 'known' } };
	return { media: standIn( known, load, () => loaded ) as Media, load };
}

it( 'has known properties without loading', () => {
	const { media, load } = makeStandIn();
	expect( typeof media ).toBe( 'function' );
	expect( 'view' in media && media.view?.settings ).toBe( 'known' );
	expect( load ).not.toHaveBeenCalled();
} );

it( 'loads when it is called or another property is used, and is then what was loaded', () => {
	const { media, load } = makeStandIn();
	expect( media( { title: 'A' } ) ).toBe( 'opened {"title":"A"}' );
	expect( load ).toHaveBeenCalled();
	expect( media.view?.settings ).toBe( 'loaded' );
	media.frame = 'frame';
	expect( media.frame ).toBe( 'frame' );
} );

it( 'says why it cannot be called, and has no other properties then', () => {
	const { media } = makeStandIn( { fails: true } );
	expect( media.frame ).toBeUndefined();
	expect( () => media( {} ) ).toThrow( 'could not be loaded' );
	expect( media.view?.settings ).toBe( 'known' );
} );
