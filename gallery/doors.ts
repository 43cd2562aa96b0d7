import { setFetchFamily } from '../fields/icon/client';
import { fakeMedia } from '../media/fake-core';
import type { Environment } from '../fields/environment';

const SITE: Partial< Environment > = {
	imageSizes: { thumbnail: 'Thumbnail', medium: 'Medium', large: 'Large', full: 'Full' },
	fonts: { theme: [ 'Manrope', 'Fira Code' ], added: [ 'Acme Sans:700' ] },
	stock: { nonce: 'gallery', providers: { openverse: 'Openverse' } },
	places: { googleKey: '', settingsUrl: '', hasOpenSearch: true },
	colors: [
		{ name: 'Base', color: '#ffffff' },
		{ name: 'Contrast', color: '#111111' },
		{ name: 'Accent', color: '#3858e9' },
	],
};

const PICTURES = [ 'Meadow', 'Fjord', 'Dunes', 'A rather long title '.repeat( 6 ) ];

const ICONS = {
	name: 'Font Awesome',
	style_uri: '',
	icons: {
		anchor: { unicode: '&#xf13d;', styles: [ 'sow-fas' ] },
		heart: { unicode: '&#xf004;', styles: [ 'sow-fas', 'sow-far' ] },
		ship: { unicode: '&#xf21a;', styles: [ 'sow-fas' ] },
		star: { unicode: '&#xf005;', styles: [ 'sow-fas', 'sow-far' ] },
	},
	styles: { 'sow-fas': 'Solid', 'sow-far': 'Regular' },
};

/** What WordPress would give the forms, in memory: facts of the site, a media library with some pictures, one icon family. */
export function openDoors(): void {
	( globalThis as { pagewrightEditor?: Partial< Environment > } ).pagewrightEditor = SITE;
	fakeMedia(
		PICTURES.map( ( title, index ) => ( {
			id: 12 + index,
			title,
			filename: 'meadow.webp',
			url: './meadow.webp',
			mime: 'image/webp',
			alt: '',
		} ) )
	);
	setFetchFamily( async ( key ) => Response.json( key === 'fontawesome' ? ICONS : [] ) );
}
