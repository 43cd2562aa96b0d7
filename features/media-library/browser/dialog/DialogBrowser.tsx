import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Browser } from '../Browser';
import { DialogNotices } from './DialogNotices';
import type { MediaDialogProps } from './types';
import type { DialogState } from './use-dialog';

interface Props {
	props: MediaDialogProps;
	dialog: DialogState;
}

/** The files of a dialog, with a button that opens WordPress's library instead. */
export function DialogBrowser( { props, dialog }: Props ) {
	const { store, context, request, onUserSetting, onEnd } = props;
	const { state, selection, select, chosen, memory } = dialog;
	return (
		<Browser
			{ ...{ store, context, state, selection, memory, onUserSetting } }
			query={ { type: request.types } }
			onSelectionChange={ select }
			onConfirm={ ( latest ) => {
				select( latest );
				chosen.confirm();
			} }
			slots={ {
				top: (
					<DialogNotices
						chosen={ chosen }
						uploads={ store.uploads }
						language={ context.language }
						loginUrl={ context.loginUrl }
					/>
				),
				toolbar: (
					<Button
						variant="tertiary"
						size="compact"
						onClick={ () => onEnd( { type: 'turnedOff' } ) }
					>
						{ __( 'Classic library', 'pagewright' ) }
					</Button>
				),
				details: props.details,
			} }
		/>
	);
}
