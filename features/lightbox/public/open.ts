import { albums, isPicture, type Album } from './album';
import { readAddress } from './address';
import { loadSheet } from '../../../frontend/sheet';
import { openFrame } from './frame';
import { readOptions } from './options';
import { openPictures } from './pictures';

let isOpen = false;

async function start( run: ( options: ReturnType< typeof readOptions > ) => Promise< void > ) {
	if ( isOpen ) {
		return;
	}
	isOpen = true;
	try {
		const options = readOptions();
		await loadSheet( options.css );
		await run( options );
	} finally {
		isOpen = false;
	}
}

const show = ( album: Album, index: number ) =>
	start( ( options ) => openPictures( album, index, options ) );

/**
 * Opens a link: an image with its album, or other content in a frame. Resolves when it is closed.
 */
export async function open( link: HTMLAnchorElement ): Promise< void > {
	if ( ! isPicture( link ) ) {
		return start( ( options ) => openFrame( link, options ) );
	}
	for ( const album of albums() ) {
		const index = album.pictures.findIndex( ( picture ) => picture.link === link );
		if ( index >= 0 ) {
			return show( album, index );
		}
	}
}

/** Opens the image in the page's URL, if the page contains it. */
export async function openAddress(): Promise< void > {
	const address = readAddress();
	const album = albums().find( ( { name } ) => name === address?.album );
	if ( album?.pictures[ address!.number - 1 ] ) {
		await show( album, address!.number - 1 );
	}
}

void loadSheet( readOptions().css );
