import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CodeDialog } from '../CodeDialog';
import type { EditImageProps } from './types';

/** The button that opens the image editor, whose code loads with it. */
export function EditImageButton( props: EditImageProps ) {
	const { editing } = props;
	const [ isShown, setShown ] = useState( false );
	const { isOpen = isShown, onOpenChange = setShown } = editing;
	const title = __( 'Edit image', 'pagewright' );
	const close = () => onOpenChange( false );
	return (
		<>
			<Button variant="secondary" onClick={ () => onOpenChange( true ) }>
				{ title }
			</Button>
			{ isOpen && (
				<CodeDialog
					from={ loadEditor }
					title={ title }
					loginUrl={ props.loginUrl }
					onClose={ close }
				>
					{ ( { EditImage } ) => <EditImage { ...props } onClose={ close } /> }
				</CodeDialog>
			) }
		</>
	);
}

const loadEditor = () => import( /* webpackChunkName: "media-edit-image" */ './EditImage' );
