import createLibrary from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/**
 * Decodes the main image of a HEIC file. The library turns it as the file says.
 *
 * @throws Error If the file is damaged.
 */
export async function decodeHeic( bytes: ArrayBuffer ): Promise< ImageData > {
	const library = createLibrary();
	const images = new library.HeifDecoder().decode( new Uint8Array( bytes ) );
	const image = images.find( ( one ) => one.is_primary() ) ?? images[ 0 ];
	if ( ! image ) {
		throw new Error( 'There is no image.' );
	}
	const pixels = new ImageData( image.get_width(), image.get_height() );
	const shown = await new Promise< unknown >( ( resolve ) => image.display( pixels, resolve ) );
	images.forEach( ( one ) => one.free() );
	if ( ! shown ) {
		throw new Error( 'The image cannot be decoded.' );
	}
	return pixels;
}
