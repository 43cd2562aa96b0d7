/** One tile: what it is called and the address of its picture. */
export interface ImageOption {
	label: string;
	image: string;
}

/** The tiles of a field, as options with a picture. */
export const readTiles = ( options: Record< string, ImageOption > | undefined ) =>
	Object.entries( options ?? {} ).map( ( [ value, { label, image } ] ) => ( {
		value,
		label,
		image,
	} ) );
