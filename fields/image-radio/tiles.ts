/** Label and image URL of a tile. */
export interface ImageOption {
	label: string;
	image: string;
}

/** Returns the tiles of a field, as options with an image. */
export const readTiles = ( options: Record< string, ImageOption > | undefined ) =>
	Object.entries( options ?? {} ).map( ( [ value, { label, image } ] ) => ( {
		value,
		label,
		image,
	} ) );
