import { afterEach, expect, it, vi } from 'vitest';
import { settingValues } from './setting-values';

afterEach( () => vi.unstubAllGlobals() );

it( 'shows the settings of a gallery, and defaults for what it lacks', () => {
	expect( settingValues( 'gallery', { columns: 5, _orderbyRandom: 1 } ) ).toEqual( {
		...{ link: 'post', columns: '5', size: 'thumbnail', _orderbyRandom: true },
	} );
} );

it( 'shows the defaults of the site', () => {
	vi.stubGlobal( 'wp', { media: { galleryDefaults: { link: 'file', columns: '2' } } } );
	expect( settingValues( 'gallery', { columns: '4' } ) ).toMatchObject( {
		...{ link: 'file', columns: '4', _orderbyRandom: false },
	} );
} );

it( 'has all switches of a playlist on, unless they are off', () => {
	expect(
		settingValues( 'playlist', { tracklist: 'false', images: false, artists: '1' } )
	).toEqual( {
		...{ tracklist: false, tracknumbers: true, artists: true, images: false },
	} );
} );
