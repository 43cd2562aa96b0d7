import { setContentDoor, type Found } from '../fields/form/content';
import { setFetchFamily } from '../fields/icon/client';
import { fakeMedia } from '../media/fake-core';
import type { Environment } from '../fields/environment';

const SITE: Partial< Environment > = {
	imageSizes: { thumbnail: 'Thumbnail', medium: 'Medium', large: 'Large', full: 'Full' },
	fonts: { theme: [ 'Manrope', 'Fira Code' ], added: [ 'Acme Sans:700' ] },
	iconFamilies: { fontawesome: 'Font Awesome', many: 'Many' },
	stock: { nonce: 'gallery', providers: { openverse: 'Openverse' } },
	places: { googleKey: '', settingsUrl: '', hasOpenSearch: true },
	colors: [
		{ name: 'Base', color: '#ffffff' },
		{ name: 'Contrast', color: '#111111' },
		{ name: 'Accent', color: '#3858e9' },
	],
	postTypes: { post: 'Post', page: 'Page', attachment: 'Media' },
	taxonomies: { category: 'Category', post_tag: 'Tag' },
};

const POSTS: Found[] = [
	{ value: '12', label: 'About us', type: 'page' },
	{ value: '7', label: 'How we built the harbor', type: 'post' },
	{ value: '9', label: 'قوارب في الميناء', type: 'post' },
];
const TERMS: Found[] = [
	{ value: 'category:news', label: 'News', type: 'category' },
	{ value: 'post_tag:boats', label: 'Boats', type: 'post_tag' },
];
const contentOf = ( source: string ) => ( source === 'terms' ? TERMS : POSTS );
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

/** A family that needs a virtual list. */
const MANY = {
	name: 'Many',
	style_uri: '',
	icons: Object.fromEntries(
		Array.from( { length: 2500 }, ( _, index ) => [ `number_${ index }`, '&#x25c6;' ] )
	),
};

/**
 * Provides in memory what WordPress provides to forms: data of the site, a media library with some
 * images, icons, some content.
 */
export function openDoors(): void {
	( globalThis as { pagewrightEditor?: Partial< Environment > } ).pagewrightEditor = SITE;
	fakeMedia(
		PICTURES.map( ( title, index ) => ( {
			id: 12 + index,
			title,
			filename: 'meadow.webp',
			url: './meadow.webp',
			mime: 'image/webp',
			alt: 'A meadow',
		} ) )
	);
	setContentDoor( {
		search: async ( source, words ) => ( {
			ok: true,
			value: contentOf( source ).filter( ( { label } ) =>
				label.toLowerCase().includes( words.toLowerCase() )
			),
		} ),
		read: async ( source, values ) => ( {
			ok: true,
			value: contentOf( source ).filter( ( { value } ) => values.includes( value ) ),
		} ),
		count: async () => ( { ok: true, value: 12 } ),
	} );
	const families: Record< string, object > = { fontawesome: ICONS, many: MANY };
	setFetchFamily( async ( key ) => Response.json( families[ key ] ?? [] ) );
}
