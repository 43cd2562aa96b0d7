import { afterEach, expect, it, vi } from 'vitest';
import type { CoreCollection, CoreMedia } from '../core';
import { selectedShortcode } from '../selected-shortcode';
import { keepBytes, type CollectionTag } from './keep-bytes';

afterEach( () => vi.unstubAllGlobals() );

/** The files of a dialog, which the query of a shortcode fills, with their settings. */
function open(
	tag: CollectionTag,
	text: string,
	ids: readonly number[],
	settings: Record< string, unknown > = {},
	/** Files that the user added before our list appeared, after those of the shortcode had loaded. */
	added: readonly number[] | null = null,
	/** The post whose files the shortcode shows, as WordPress's list has it. */
	post?: number | string
) {
	let isQuery = ! added;
	let loaded = () => {};
	/** Every file is attached to post 5, unless the user added it. */
	const models = ( list: readonly number[] ) =>
		list.map( ( id ) => ( { id, get: () => ( added?.includes( id ) ? 0 : 5 ) } ) );
	const files = {
		models: models( added ? [ ...ids, ...added ] : [] ),
		mirroring: undefined as { models: ReturnType< typeof models > } | undefined,
		props: {
			get: ( name: string ) => ( name === 'query' ? isQuery : post ),
			on: ( _events: string, listener: () => void ) => ( loaded = listener ),
		},
		[ tag ]: { get: ( name: string ) => settings[ name ], toJSON: () => ( { ...settings } ) },
	};
	const media = {
		[ tag ]: { shortcode: () => ( { string: () => 'of WordPress' } ) },
		view: { settings: {} },
	} as unknown as CoreMedia;
	const library = files as unknown as CoreCollection;
	keepBytes( media, tag, library, text );
	const arrange = ( ...now: number[] ) => ( files.models = models( now ) );
	return {
		...{ arrange, settings, media, library },
		/** Loads the files of the shortcode. Those that the user added meanwhile follow them. */
		load: () => {
			files.mirroring = { models: models( ids ) };
			files.models = [ ...files.mirroring.models, ...files.models ];
			isQuery = false;
			loaded();
			files.mirroring = undefined;
		},
		print: () => media[ tag ]!.shortcode( library ).string(),
	};
}

const GALLERY = `[gallery  link='file' ids="1, 2" effect="fade"]`;

it( 'keeps a gallery as it is without a change', () => {
	const { load, print } = open( 'gallery', GALLERY, [ 1, 2 ] );
	load();
	expect( print() ).toBe( GALLERY );
} );

it( 'keeps settings that WordPress cannot show, until the user changes them', () => {
	const text = `[gallery ids="1,2" columns="9999" size="of-a-theme" link="javascript:x"]`;
	// WordPress's form sets what it shows instead.
	const shown = { columns: '3', size: 'thumbnail', link: 'post' };
	const { load, settings, print } = open( 'gallery', text, [ 1, 2 ], shown );
	load();
	expect( print() ).toBe( text );
	settings.columns = '4';
	expect( print() ).toBe( text.replace( '9999', '4' ) );
	settings.columns = '3';
	settings.size = 'large';
	expect( print() ).toBe( text.replace( 'of-a-theme', 'large' ) );
} );

it( 'changes only the order and the settings that changed', () => {
	const { load, arrange, settings, print } = open( 'gallery', GALLERY, [ 1, 2 ] );
	load();
	arrange( 2, 1 );
	settings.columns = '5';
	expect( print() ).toBe( `[gallery  link='file' ids="2,1" effect="fade" columns="5"]` );
} );

it( 'adds a file that the user adds while the others load', () => {
	const { load, arrange, print } = open( 'gallery', '[gallery ids="1"]', [ 1 ] );
	arrange( 2 );
	load();
	expect( print() ).toBe( '[gallery ids="1,2"]' );
} );

it( 'adds a file that the user added before our list appeared', () => {
	const text = '[gallery ids="2,900,1" orderby="title"]';
	const { print } = open( 'gallery', text, [ 1, 2 ], {}, [ 7 ] );
	expect( print() ).toBe( '[gallery ids="1,2,7" orderby="title"]' );
	expect( open( 'gallery', text, [ 1, 2 ], {}, [] ).print() ).toBe( text );
} );

it( 'adds a file that the user added before our list appeared to the files of a post', () => {
	for ( const post of [ 5, '5' ] ) {
		const text = `[gallery id="5" columns="2"]`;
		const { print } = open( 'gallery', text, [ 1, 2 ], {}, [ 7 ], post );
		expect( print() ).toBe( '[gallery columns="2" ids="1,2,7"]' );
		expect( open( 'gallery', text, [ 1, 2 ], {}, [], post ).print() ).toBe( text );
	}
	const old = '[gallery include="2,1"]';
	expect( open( 'gallery', old, [ 1, 2 ], {}, [ 7 ] ).print() ).toBe( '[gallery ids="1,2,7"]' );
	expect( open( 'gallery', old, [ 1, 2 ], {}, [] ).print() ).toBe( old );
} );

it( 'keeps the IDs of deleted files, which the dialog does not show', () => {
	const { load, print } = open( 'gallery', '[gallery ids="1,900,2"]', [ 1, 2 ] );
	load();
	expect( print() ).toBe( '[gallery ids="1,900,2"]' );
} );

it( 'changes a playlist', () => {
	const { load, settings, print } = open( 'playlist', '[playlist style="dark" ids="4"]', [ 4 ] );
	load();
	settings.tracklist = false;
	expect( print() ).toBe( '[playlist style="dark" ids="4" tracklist="false"]' );
} );

it( 'keeps the files that did not load, before the added files', () => {
	const { arrange, print } = open( 'gallery', GALLERY, [] );
	expect( print() ).toBe( GALLERY );
	arrange( 9, 2 );
	expect( print() ).toBe( GALLERY.replace( '1, 2', '1,2,9' ) );
} );

it( 'shows the files of a post still if they did not load', () => {
	const { arrange, settings, print } = open( 'gallery', '[gallery id="5"]', [] );
	arrange( 9 );
	settings.columns = '4';
	expect( print() ).toBe( '[gallery id="5" columns="4"]' );
} );

it( 'leaves other shortcodes to WordPress', () => {
	const { media } = open( 'gallery', '[gallery id="5"]', [ 1, 2 ] );
	const others = { models: [] } as unknown as CoreCollection;
	expect( media.gallery!.shortcode( others ).string() ).toBe( 'of WordPress' );
} );

/** A classic editor with previews of shortcodes; the first of them may be selected. */
function showEditor( texts: readonly string[], hasSelection = false ) {
	const previews = texts.map( ( text, at ) => ( {
		hasAttribute: () => hasSelection && at === 0,
		getAttribute: () => encodeURIComponent( text ),
	} ) );
	const getBody = () => ( { querySelectorAll: () => previews } );
	vi.stubGlobal( 'tinymce', { activeEditor: { getBody } } );
}

it( 'finds the shortcode that the dialog changes, unless that is not certain', () => {
	expect( selectedShortcode( 'gallery' ) ).toBeNull();
	showEditor( [ GALLERY, '[playlist ids="4"]' ] );
	expect( selectedShortcode( 'gallery' ) ).toBe( GALLERY );
	showEditor( [ GALLERY, '[gallery ids="7"]' ] );
	expect( selectedShortcode( 'gallery' ) ).toBeNull();
	showEditor( [ GALLERY, '[gallery ids="7"]' ], true );
	expect( selectedShortcode( 'gallery' ) ).toBe( GALLERY );
} );
