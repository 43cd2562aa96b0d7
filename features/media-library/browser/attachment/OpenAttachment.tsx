import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { positionOf } from '../../model/list-pages';
import { CodeDialog } from '../CodeDialog';
import type { BrowserProps } from '../types';
import type { BrowserState } from '../use-browser';

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
	const close = () => onOpenItem( null );
	return (
		<CodeDialog
			from={ loadDialog }
			title={ __( 'Attachment details', 'pagewright' ) }
			loginUrl={ props.context.loginUrl }
			onClose={ close }
		>
			{ ( { AttachmentDialog } ) => (
				<AttachmentDialog
					props={ props }
					id={ openItem }
					list={ list }
					count={ library.count }
					onMissing={ library.request }
					onMove={ onOpenItem }
					onClose={ close }
				/>
			) }
		</CodeDialog>
	);
}

const loadDialog = () => import( /* webpackChunkName: "media-attachment" */ './AttachmentDialog' );
