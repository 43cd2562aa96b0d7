import type { CoreAttachment } from '../../port/core-attachment';

interface Block {
	attributes: Readonly< Record< string, unknown > >;
	innerBlocks: readonly Block[];
}

interface Editor {
	wp?: {
		data?: {
			select: (
				store: 'core/block-editor'
			) => { getSelectedBlock: () => Block | null } | undefined;
		};
	};
}

/**
 * Returns the images of a gallery with those whose files were deleted. The Gallery block removes images that it does
 * not get back, and keeps the others by their IDs.
 *
 * @param ids   Files of the gallery in their order.
 * @param found The files of the gallery that exist.
 */
export function keepDeleted(
	ids: Iterable< number >,
	found: readonly CoreAttachment[]
): CoreAttachment[] {
	const block = ( globalThis as Editor ).wp?.data
		?.select( 'core/block-editor' )
		?.getSelectedBlock();
	const images = block?.innerBlocks.map( ( { attributes } ) => ( {
		...attributes,
		type: 'image',
	} ) );
	const all = new Map(
		[ ...( images ?? [] ), ...found ].map( ( image ) => [
			( image as CoreAttachment ).id,
			image as CoreAttachment,
		] )
	);
	return [ ...ids ].flatMap( ( id ) => all.get( id ) ?? [] );
}
