import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost } from '../../../../tests/support/editor';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { newGallery, printGallery } from '../../model/shortcodes/gallery';
import { newPlayer, printPlayer } from '../../model/shortcodes/player';
import { newPlaylist, printPlaylist } from '../../model/shortcodes/playlist';
import { SHORTCODE_CASES, SHORTCODE_KINDS, shortcodeOf } from '../support/shortcode-cases';
import { printedByWordPress, type WordPress } from '../support/wordpress-shortcodes';

const { call } = phpFile( 'features/media-library/tests/e2e/dialog.php' );

test.afterEach( () => unplug( 'media-dialog' ) );

/** Opens a page with the code of WordPress's own dialog. */
async function openClassic( page: Page ): Promise< void > {
	await call( 'plug_classic' );
	await page.goto( `/wp-admin/post.php?post=${ await makePost( '' ) }&action=edit` );
}

test( 'shortcodes are printed as WordPress prints them', async ( { page } ) => {
	await openClassic( page );
	const cases = SHORTCODE_CASES.map( ( row ) => ( {
		row,
		shortcode: shortcodeOf( row ),
	} ) ).filter( ( { shortcode } ) => ! shortcode.tag.endsWith( 'caption' ) );
	const printed = await page.evaluate(
		printedByWordPress,
		cases.map( ( { shortcode } ) => {
			const { ids = [] } = SHORTCODE_KINDS[ shortcode.tag ]!.read( shortcode ) as {
				ids?: number[];
			};
			return { tag: shortcode.tag, text: shortcode.text, ids };
		} )
	);
	expect( printed.length ).toBeGreaterThan( 300 );
	expect( printed ).toEqual(
		cases.map( ( { row } ) => ( {
			printed: row.wordpress ?? row.printed,
			named: row.named,
		} ) )
	);
} );

test( 'new shortcodes are those of WordPress', async ( { page } ) => {
	await openClassic( page );
	const printed = await page.evaluate( () => {
		const { media } = ( window as unknown as { wp: WordPress } ).wp;
		const files = ( ids: number[] ) =>
			new media.model.Attachments( ids.map( ( id ) => ( { id } ) ) );
		const gallery = files( [ 3, 1 ] );
		gallery.gallery = new window.Backbone.Model( { columns: '4', _orderbyRandom: true } );
		const playlist = files( [ 3, 1 ] );
		playlist.type = 'video';
		playlist.playlist = new window.Backbone.Model( { tracklist: false, images: true } );
		const display = { link: 'embed' };
		const file = { filename: 'a.mp3', type: 'audio', url: 'https://example.org/a.mp3' };
		const video = { filename: 'a.mp4', type: 'video', url: '/a.mp4', width: 640, height: 300 };
		const image = { src: '/poster.jpg' };
		return [
			media.gallery.shortcode( gallery ).string(),
			media.playlist.shortcode( playlist ).string(),
			media.string.audio( display, file ),
			media.string.video( display, { ...video, image, icon: '/video.svg' } ),
		];
	} );
	expect( printed ).toEqual( [
		printGallery( { ...newGallery( [ 3, 1 ] ), columns: 4, isRandom: true } ),
		printPlaylist( { ...newPlaylist( 'video', [ 3, 1 ] ), tracklist: false } ),
		printPlayer( newPlayer( 'audio', 'mp3', 'https://example.org/a.mp3' ) ),
		printPlayer(
			newPlayer( 'video', 'mp4', '/a.mp4', {
				poster: '/poster.jpg',
				width: '640',
				height: '300',
			} )
		),
	] );
} );

test( 'defaults that a plugin sets are written, as WordPress writes them', async ( { page } ) => {
	await openClassic( page );
	const siteDefaults = { columns: '2', link: 'file', size: 'thumbnail' };
	const printed = await page.evaluate( ( defaults ) => {
		const { media } = ( window as unknown as { wp: WordPress } ).wp;
		media.galleryDefaults = { ...media._galleryDefaults, ...defaults };
		media.gallery.defaults = media.galleryDefaults;
		const print = ( settings: Record< string, string > ) => {
			const files = new media.model.Attachments( [ { id: 5 } ] );
			files.gallery = new window.Backbone.Model( settings );
			return media.gallery.shortcode( files ).string();
		};
		return [ print( {} ), print( { columns: '3' } ), print( { link: 'post' } ) ];
	}, siteDefaults );
	const gallery = newGallery( [ 5 ], siteDefaults );
	expect( printed.map( attributesOf ) ).toEqual(
		[ gallery, { ...gallery, columns: 3 }, { ...gallery, link: 'post' as const } ]
			.map( ( next ) => printGallery( next, siteDefaults ) )
			.map( attributesOf )
	);
} );

/** The attributes in any order: WordPress has changed ones first in a new gallery. */
const attributesOf = ( text: string ) => text.slice( 1, -1 ).split( ' ' ).sort();
