import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

/** Marks a post whose layout was converted, and explains how to return. Visitors do not see it. */
export function ConvertedEdit() {
	return (
		<div { ...useBlockProps( { className: 'pagewright-block pagewright-converted' } ) }>
			{ __(
				'Converted from a SiteOrigin Page Builder layout. Visitors see the blocks below. The layout is kept. To show it again, remove this block.',
				'pagewright'
			) }
		</div>
	);
}
