import { Button, FormFileUpload, Notice } from '@wordpress/components';
import { useRef, useState, useSyncExternalStore } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { hasOtherType } from '../../model/replacement';
import { isActive } from '../../model/uploads/queue';
import type { Attachment } from '../../port';
import { ConfirmDialog, OVERLAY } from '../components';
import { dateText, extensionOf, titleOf } from '../file-texts';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext } from '../types';
import { loadWhile } from '../upload/load-upload-code';
import { useRestore } from './use-restore';

export interface ReplaceProps {
	store: MediaStore;
	attachment: Attachment;
	context: Pick< BrowserContext, 'timeZone' | 'language' >;
}

/** Buttons that put another file at the address of an attachment, and that restore the old file. */
export function ReplaceActions( { store, attachment, context }: ReplaceProps ) {
	const { id, title, mime, restorableUntil } = attachment;
	const { uploads } = store;
	const first = useRef< HTMLButtonElement >( null );
	const [ isAsked, setIsAsked ] = useState( false );
	const [ error, setError ] = useState( '' );
	const { restore, isRestoring } = useRestore( store, attachment, first, setError );
	const isReplacing = useSyncExternalStore( uploads.subscribe, () =>
		uploads.state().files.some( ( file ) => file.replaces?.id === id && isActive( file ) )
	);
	const wait = { disabled: isReplacing || isRestoring, accessibleWhenDisabled: true };
	return (
		<>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<div className="pagewright-media-library__buttons">
				<FormFileUpload
					accept={ `.${ extensionOf( attachment ).toLowerCase() },${ mime }` }
					onChange={ ( { currentTarget } ) => {
						const [ file ] = currentTarget.files ?? [];
						const isWrong = file && hasOtherType( file, attachment );
						setError( isWrong ? otherTypeText( attachment ) : '' );
						if ( file && ! isWrong ) {
							uploads.add( [ file ], { replaces: { id, title } } );
						}
						// The same file can be chosen again after a failure.
						currentTarget.value = '';
					} }
					render={ ( { openFileDialog } ) => (
						<Button
							ref={ first }
							variant="secondary"
							isBusy={ isReplacing }
							onClick={ loadWhile( openFileDialog ) }
							{ ...wait }
						>
							{ __( 'Replace file', 'pagewright' ) }
						</Button>
					) }
				/>
				{ restorableUntil > 0 && (
					<Button
						variant="secondary"
						isBusy={ isRestoring }
						onClick={ () => setIsAsked( true ) }
						{ ...wait }
					>
						{ __( 'Restore old version', 'pagewright' ) }
					</Button>
				) }
			</div>
			{ restorableUntil > 0 && (
				<ConfirmDialog
					overlayClassName={ OVERLAY }
					size="small"
					isOpen={ isAsked }
					contentLabel={ __( 'Restore old version', 'pagewright' ) }
					confirmButtonText={ __( 'Restore', 'pagewright' ) }
					onConfirm={ () => {
						setIsAsked( false );
						void restore();
					} }
					onCancel={ () => setIsAsked( false ) }
				>
					{ questionText( attachment, context ) }
				</ConfirmDialog>
			) }
		</>
	);
}

const otherTypeText = ( attachment: Attachment ): string =>
	sprintf(
		/* translators: %s: type of a file, such as PNG. */
		__(
			'The new file must have the type of the old one: %s. Choose another file, or upload this one as a new file.',
			'pagewright'
		),
		extensionOf( attachment )
	);

function questionText(
	attachment: Attachment,
	{ timeZone, language }: ReplaceProps[ 'context' ]
): string {
	return sprintf(
		/* translators: 1: title of a file, 2 and 3: dates. */
		__(
			'Restore the old version of “%1$s”? It was replaced on %2$s and can be restored until %3$s. The current version will be deleted.',
			'pagewright'
		),
		titleOf( attachment ),
		dateText( attachment.replacedAt, timeZone, language ),
		dateText( attachment.restorableUntil, timeZone, language )
	);
}
