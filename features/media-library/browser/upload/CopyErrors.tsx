import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import type { Queue } from '../../model/uploads/queue';
import { errorLines } from './upload-texts';

/** Copies the names of all failed files with their errors. */
export function CopyErrors( { queue }: { queue: Queue } ) {
	const ref = useCopyToClipboard< HTMLButtonElement >(
		() => errorLines( queue ),
		() => speak( __( 'The errors have been copied to your clipboard.', 'pagewright' ) )
	);
	return (
		<Button ref={ ref } size="small" variant="secondary">
			{ __( 'Copy errors', 'pagewright' ) }
		</Button>
	);
}
