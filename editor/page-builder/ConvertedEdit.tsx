import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

/** Stands in the content of a post whose layout was converted, and says how to go back. Visitors see nothing of it. */
export function ConvertedEdit() {
	return (
		<div { ...useBlockProps( { className: 'pagewright-block pagewright-converted' } ) }>
			{ __(
				'Converted from a layout of SiteOrigin Page Builder. Visitors see the blocks below; the layout is kept. To show the layout again, remove this block.',
				'pagewright'
			) }
		</div>
	);
}
