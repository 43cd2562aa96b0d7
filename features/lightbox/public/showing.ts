import PhotoSwipe from 'photoswipe';
import type { Entry } from './address';
import type { Album } from './album';
import type { Dialog } from './dialog';
import { itemOf } from './items';
import type { Options } from './options';
import { swipeOptions } from './swipe-options';

/** An open album, from opening to the end of closing. */
export interface Showing {
	album: Album;
	options: Options;
	dialog: Dialog;
	swipe: PhotoSwipe;
	/** Converts between our index and PhotoSwipe's. */
	place: ( index: number ) => number;
	/** Index of the current image. */
	shown: number;
	/** Step requested while it still opened; 0 for none. */
	waiting: number;
	isClosing: boolean;
	resizing: Animation | null;
	entry?: Entry;
}

/** PhotoSwipe runs from left to right: in right-to-left pages, the album is reversed. */
export const orderOf = ( { pictures }: Album, dialog: Dialog ) =>
	dialog.element.dir === 'rtl' ? [ ...pictures ].reverse() : pictures;

export function createShowing(
	album: Album,
	start: number,
	{ options, dialog }: Pick< Showing, 'options' | 'dialog' >
): Showing {
	const last = album.pictures.length - 1;
	const place = ( index: number ) => ( dialog.element.dir === 'rtl' ? last - index : index );
	const swipe = new PhotoSwipe( {
		...swipeOptions( options ),
		dataSource: orderOf( album, dialog ).map( itemOf ),
		index: place( start ),
		appendToEl: dialog.element,
		tapAction: () => void dialog.element.classList.toggle( 'is-bare' ),
	} );
	return {
		album,
		options,
		dialog,
		swipe,
		place,
		shown: start,
		waiting: 0,
		isClosing: false,
		resizing: null,
	};
}

export const linkOf = ( { album, shown }: Showing ): HTMLAnchorElement =>
	album.pictures[ shown ]!.link;

/** Fires an event on the link of the image. */
export const tell = ( showing: Showing, what: 'open' | 'change' | 'close' ) =>
	linkOf( showing ).dispatchEvent(
		new CustomEvent( `pagewright:lightbox-${ what }`, {
			bubbles: true,
			detail: {
				album: showing.album.name,
				number: showing.shown + 1,
				total: showing.album.pictures.length,
			},
		} )
	);
