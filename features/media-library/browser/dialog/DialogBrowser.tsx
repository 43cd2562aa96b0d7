import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { allowsMany } from '../../model/selection';
import { Browser } from '../Browser';
import { useSelection } from '../selection/use-selection';
import { DialogNotices } from './DialogNotices';
import type { MediaDialogProps } from './types';
import { SelectionOrder } from './SelectionOrder';
import type { DialogState } from './use-dialog';

interface Props {
	props: MediaDialogProps;
	dialog: DialogState;
}

/** The files of a dialog, with a button that opens WordPress's library instead. */
export function DialogBrowser( { props, dialog }: Props ) {
	const { store, context, request, onUserSetting, onEnd } = props;
	const { state, selection, select, chosen, memory } = dialog;
	const place = useRef< HTMLDivElement >( null );
	const [ opener, setOpener ] = useState< Element | null >( null );
	const { select: change } = useSelection( selection, select );
	return (
		<>
			{ opener && (
				<SelectionOrder
					{ ...{ store, context, state, selection } }
					onSelect={ change }
					opener={ opener as HTMLElement }
					onBack={ () => setOpener( null ) }
				/>
			) }
			<div ref={ place } style={ { display: opener ? 'none' : 'contents' } }>
				<Browser
					{ ...{ store, context, state, selection, memory, onUserSetting } }
					query={ { type: request.types } }
					{ ...( allowsMany( selection ) && {
						onEditSelection: () =>
							setOpener( place.current?.ownerDocument.activeElement ?? null ),
					} ) }
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
			</div>
		</>
	);
}
