/** The part of libheif that decodes images. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
	interface HeifImage {
		get_width: () => number;
		get_height: () => number;
		is_primary: () => boolean;
		/** Writes the pixels into an image, and calls back with it; with null if they cannot be decoded. */
		display: ( target: ImageData, done: ( target: ImageData | null ) => void ) => void;
		free: () => void;
	}
	function createLibrary(): {
		HeifDecoder: new () => { decode: ( bytes: Uint8Array ) => HeifImage[] };
	};
	export = createLibrary;
}
