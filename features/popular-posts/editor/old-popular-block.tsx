import { useBlockProps } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useMemo, useReducer, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Values } from '../../../schema/field-types';
import { initialState, reduce } from '../../../editor/block-state';
import type { Descriptor } from '../../../editor/descriptors';
import { widgetIcon } from '../../../editor/icons';
import { PreviewPane } from '../../../editor/PreviewPane';
import { usePostId } from '../../../editor/use-place';
import { usePreview } from '../../../editor/use-preview';

export const OLD_POPULAR_BLOCK = 'wordpress-popular-posts/widget';

interface Actions {
	replaceBlock: ( clientId: string, block: unknown ) => void;
}

/** Returns widget data with the old block's attributes, which PHP converts. */
const dataOf = ( attributes: Values ): Values => ( { wpp_block: attributes } );

/**
 * The block of WordPress Popular Posts: rendered unchanged, and converted to the widget on request.
 */
export function oldPopularBlock( descriptor: Descriptor ) {
	const converted = ( attributes: Values ) =>
		createBlock( descriptor.blockName, {
			widgetClass: descriptor.class,
			widgetData: dataOf( attributes ),
			// Attributes of every block stay attributes.
			className: attributes.className,
			anchor: attributes.anchor,
		} );
	return {
		title: __( 'Popular Posts (old format)', 'pagewright' ),
		category: 'siteorigin',
		icon: widgetIcon( descriptor.icon ),
		transforms: {
			to: [ { type: 'block', blocks: [ descriptor.blockName ], transform: converted } ],
		},
		edit: function Edit( { attributes, clientId }: { attributes: Values; clientId: string } ) {
			const { replaceBlock } = useDispatch( 'core/block-editor' ) as unknown as Actions;
			const [ state, dispatch ] = useReducer( reduce, true, initialState );
			const [ attempt, setAttempt ] = useState( 0 );
			const data = useMemo( () => dataOf( attributes ), [ attributes ] );
			usePreview(
				{
					widgetClass: descriptor.class,
					widgetData: data,
					anchor: '',
					postId: usePostId(),
				},
				attempt,
				dispatch
			);
			const convert = () => replaceBlock( clientId, converted( attributes ) );
			return (
				<div { ...useBlockProps( { className: 'pagewright-block' } ) }>
					<Offer onConvert={ convert } />
					<PreviewPane
						descriptor={ descriptor }
						preview={ state.preview }
						isAlone
						missing={ 0 }
						onEdit={ convert }
						onRetry={ () => setAttempt( ( now ) => now + 1 ) }
					/>
				</div>
			);
		},
		save: () => null,
	};
}

function Offer( { onConvert }: { onConvert: () => void } ) {
	const text = __(
		'This list was created with WordPress Popular Posts. It still works, but you need to convert it to edit it.',
		'pagewright'
	);
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			className="pagewright-block__notice"
			spokenMessage={ text }
			actions={ [
				{
					label: __( 'Convert to Popular Posts', 'pagewright' ),
					variant: 'primary',
					onClick: onConvert,
				},
			] }
		>
			{ text }
		</Notice>
	);
}
