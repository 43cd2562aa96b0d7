import type { KeyboardEvent } from 'react';
import { Modal, Spinner } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog, OVERLAY } from '../components';
import { titleOf } from '../file-texts';
import { FailurePanel } from '../states/FailurePanel';
import { useFocusReturn } from '../use-focus-return';
import { useLeaveGuard } from '../use-leave-guard';
import css from './edit-image.chunk.css?inline';
import { Editor } from './Editor';
import { Steps } from './Steps';
import type { EditImageProps } from './types';
import { useBackGuard } from './use-back-guard';
import { useEdit } from './use-edit';

/** The image editor: a dialog over all others. */
export function EditImage( { onClose, ...props }: EditImageProps & { onClose: () => void } ) {
	const { attachment, loginUrl } = props;
	const state = useEdit( props, onClose );
	const { loaded, isDirty, work, history, dispatch } = state;
	const [ isLeaving, setLeaving ] = useState( false );
	const root = useRef< HTMLDivElement >( null );
	useLeaveGuard( root, () => isDirty );
	useFocusReturn( root );
	const leave = () => {
		if ( work === null && isDirty ) {
			setLeaving( true );
		} else if ( work === null ) {
			onClose();
		}
	};
	useBackGuard( props.editing.backGuard, isDirty, leave );
	const onKeyDown = ( event: KeyboardEvent ) => {
		const step = work === null ? stepOf( event ) : null;
		if ( step ) {
			event.preventDefault();
			dispatch( { type: step } );
		}
	};
	return (
		<Modal
			title={ sprintf(
				/* translators: %s: title of an image. */
				__( 'Edit “%s”', 'pagewright' ),
				titleOf( attachment )
			) }
			overlayClassName={ OVERLAY }
			className="pagewright-edit-image"
			isFullScreen
			onRequestClose={ leave }
			onKeyDown={ onKeyDown }
			headerActions={
				history && <Steps { ...{ history, dispatch } } isDisabled={ work !== null } />
			}
		>
			<style>{ css }</style>
			<div ref={ root } className="pagewright-edit-image__body">
				{ loaded.status === 'loading' && ! history && <Spinner /> }
				{ loaded.status === 'failed' && (
					<FailurePanel
						failure={ loaded.failure }
						loginUrl={ loginUrl }
						onRetry={ state.load }
					/>
				) }
				{ loaded.status !== 'failed' && state.history && (
					<Editor
						{ ...{ state, leave, loginUrl } }
						history={ state.history }
						isGif={ attachment.mime === 'image/gif' }
					/>
				) }
			</div>
			<ConfirmDialog
				overlayClassName={ OVERLAY }
				isOpen={ isLeaving }
				confirmButtonText={ __( 'Discard changes', 'pagewright' ) }
				cancelButtonText={ __( 'Keep editing', 'pagewright' ) }
				onConfirm={ onClose }
				onCancel={ () => setLeaving( false ) }
			>
				{ __(
					'Close the editor? Your changes of this image are not saved.',
					'pagewright'
				) }
			</ConfirmDialog>
		</Modal>
	);
}

/** Returns the step of Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y; null for other keys, and in fields with text. */
function stepOf( event: KeyboardEvent ): 'undone' | 'redone' | null {
	const key = event.key.toLowerCase();
	if ( ! ( event.ctrlKey || event.metaKey ) || event.altKey || ! [ 'z', 'y' ].includes( key ) ) {
		return null;
	}
	return key === 'y' || event.shiftKey ? 'redone' : 'undone';
}
