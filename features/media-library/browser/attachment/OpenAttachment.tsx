import { Modal } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { positionOf } from '../../model/list-pages';
import { OVERLAY } from '../components';
import { FailurePanel } from '../states/FailurePanel';
import type { BrowserProps } from '../types';
import type { BrowserState } from '../use-browser';
import { useCode } from '../use-code';
import type { AttachmentDialogProps } from './AttachmentDialog';

interface OpenAttachmentProps {
	props: BrowserProps;
	browser: BrowserState;
}

/** The dialog of the open file. Its code loads with the first one; the focus returns to the file. */
export function OpenAttachment( { props, browser }: OpenAttachmentProps ) {
	const { openItem = null, onOpenItem } = props;
	const { library, files } = browser;
	const shown = useRef< number | null >( null );
	const { list } = library;
	useEffect( () => {
		const last = shown.current;
		shown.current = openItem;
		if ( openItem === null && last !== null ) {
			files.current?.focus( positionOf( list, last ) ?? undefined );
		}
	}, [ openItem, files, list ] );
	if ( openItem === null || ! onOpenItem ) {
		return null;
	}
	return (
		<LoadedDialog
			props={ props }
			id={ openItem }
			list={ list }
			count={ library.count }
			onMissing={ library.request }
			onMove={ onOpenItem }
			onClose={ () => onOpenItem( null ) }
		/>
	);
}

/** The dialog after its code has loaded, or why this was not possible. */
function LoadedDialog( dialog: AttachmentDialogProps ) {
	const { code, hasFailed, load } = useCode( loadDialog );
	if ( code ) {
		return <code.AttachmentDialog { ...dialog } />;
	}
	return hasFailed ? (
		<Modal
			title={ __( 'Attachment details', 'pagewright' ) }
			overlayClassName={ OVERLAY }
			onRequestClose={ dialog.onClose }
		>
			<FailurePanel
				failure={ { kind: 'network' } }
				loginUrl={ dialog.props.context.loginUrl }
				onRetry={ load }
			/>
		</Modal>
	) : null;
}

const loadDialog = () => import( /* webpackChunkName: "media-attachment" */ './AttachmentDialog' );
