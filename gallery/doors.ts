import { setFetchFamily } from '../fields/icon/client';
import { fakeMedia } from '../media/fake-core';
import type { Environment } from '../fields/environment';

const SITE: Partial< Environment > = {
	imageSizes: { thumbnail: 'Thumbnail', medium: 'Medium', large: 'Large', full: 'Full' },
	fonts: { theme: [ 'Manrope', 'Fira Code' ], added: [ 'Acme Sans:700' ] },
	iconFamilies: { fontawesome: 'Font Awesome', many: 'Many' },
	colors: [
		{ name: 'Base', color: '#ffffff' },
		{ name: 'Contrast', color: '#111111' },
		{ name: 'Accent', color: '#3858e9' },
	],
};

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

/** A family that only a virtual list can show. */
const MANY = {
	name: 'Many',
	style_uri: '',
	icons: Object.fromEntries(
		Array.from( { length: 2500 }, ( _, index ) => [ `number_${ index }`, '&#x25c6;' ] )
	),
};

/** What WordPress would give the forms, in memory: facts of the site, a media library with one picture, one icon family. */
export function openDoors(): void {
	( globalThis as { pagewrightEditor?: Partial< Environment > } ).pagewrightEditor = SITE;
	fakeMedia( [
		{
			id: 12,
			title: 'Meadow',
			filename: 'meadow.webp',
			url: './meadow.webp',
			mime: 'image/webp',
			alt: 'A meadow',
		},
	] );
	const families: Record< string, object > = { fontawesome: ICONS, many: MANY };
	setFetchFamily( async ( key ) => Response.json( families[ key ] ?? [] ) );
}
