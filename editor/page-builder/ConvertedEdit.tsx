import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

/** Stands in the content of a post whose layout was converted, and says how to go back. Visitors see nothing of it. */
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
