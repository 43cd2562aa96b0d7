import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { dragHandle } from '@wordpress/icons';
import type { HandleProps } from './SortableList';

/** What a row is dragged by; the space bar picks it up, too. */
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
