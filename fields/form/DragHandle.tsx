import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { dragHandle } from '@wordpress/icons';
import type { HandleProps } from './SortableList';

/** Drag handle of a row; the space bar also picks up the row. */
export function DragHandle( { title, handle }: { title: string; handle: HandleProps } ) {
	/* translators: %s: title of a list item. */
	const label = sprintf( __( 'Drag: %s', 'pagewright' ), title );
	return (
		<button
			type="button"
			className="pagewright-list__handle"
			data-part="handle"
			aria-label={ label }
			{ ...handle }
		>
			<Icon icon={ dragHandle } size={ 24 } />
		</button>
	);
}
