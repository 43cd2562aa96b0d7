import type { ComponentType } from 'react';
import { useEffect } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';

interface BlockType {
	edit?: ComponentType< Record< string, unknown > >;
}

/** Calls back when the editor shows a block of the editor before blocks, which uses the dialog of WordPress. */
export const watchClassicBlocks = ( onShow: () => void ): void =>
	addFilter(
		'blocks.registerBlockType',
		'pagewright/classic-scripts',
		( type: BlockType, name: string ) => {
			const Edit = name === 'core/freeform' ? type.edit : undefined;
			return Edit
				? {
						...type,
						edit: function ClassicBlock( props: Record< string, unknown > ) {
							useEffect( onShow, [] );
							return <Edit { ...props } />;
						},
					}
				: type;
		}
	);
