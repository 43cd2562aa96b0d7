import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { NavigationEvent, Tab } from '../../model/navigation';
import { acceptOf } from '../dialog/request';
import { GalleryFiles } from './GalleryFiles';
import type { GalleryDialogProps } from './parts';
import { useGallery, type GalleryControl } from './use-gallery';

/** A dialog in which the user chooses images for a gallery, arranges them, and adds others. */
export function GalleryDialog( props: GalleryDialogProps ) {
	const { request, store, onEnd, parts } = props;
	const { Frame, UploadPanel, UploadZone } = parts;
	const gallery = useGallery( props );
	const { steps, dispatch, chosen, selection } = gallery;
	const { navigation } = steps;
	const isUpdate = steps.isEdited && navigation.state === 'gallery-edit';
	const stage = useFocusOf( navigation.state );
	useEffect( () => {
		if ( ! navigation.isOpen ) {
			onEnd( { type: 'closed' } );
		}
	}, [ navigation.isOpen, onEnd ] );
	const showFiles = () => dispatch( { type: 'contentChosen', content: 'browse' } );
	const onPrimary = () =>
		navigation.state === 'gallery-edit' ? chosen.confirm() : dispatch( { type: 'confirmed' } );
	return (
		<Frame
			{ ...{ navigation } }
			context={ parts.PAGE }
			onNavigate={ ( event ) => onNavigate( event, props, gallery ) }
			className={ request.className }
			texts={ { otherPrimary: isUpdate ? __( 'Update gallery', 'pagewright' ) : undefined } }
			facts={ {
				selected: selection.ids.size - ( selection === steps.files ? chosen.missing : 0 ),
				selectedUploading: 0,
				inLibrary: steps.files.ids.size - chosen.missing,
				libraryUploading: gallery.uploading,
				...{ url: '', hasImage: false },
			} }
			onButton={ onPrimary }
		>
			{ ( content, state ) => (
				<div ref={ stage } style={ { display: 'contents' } }>
					<UploadZone
						store={ store }
						hasFolders={ props.context.hasFolders }
						onStart={ showFiles }
						onFiles={ gallery.upload }
					/>
					{ content === 'upload' ? (
						<UploadPanel
							accept={ acceptOf( request.types ) }
							onFiles={ ( files ) => {
								gallery.upload( files );
								showFiles();
							} }
							onUrl={ async ( url ) => {
								const failure = await gallery.uploadUrl( url );
								void ( failure ?? showFiles() );
								return failure;
							} }
						/>
					) : (
						<GalleryFiles
							key={ navigation.state }
							{ ...{ props, gallery, state, onPrimary } }
						/>
					) }
				</div>
			) }
		</Frame>
	);
}

function onNavigate(
	event: NavigationEvent,
	{ onTab }: GalleryDialogProps,
	{ dispatch, chosen }: GalleryControl
): void {
	if ( event.type === 'contentChosen' ) {
		onTab( event.content as Tab );
	}
	chosen.cancel();
	dispatch( event );
}

/** Moves the focus to the files when the state changes, because the pressed button disappears. */
function useFocusOf( state: string ) {
	const stage = useRef< HTMLDivElement >( null );
	const before = useRef( state );
	useEffect( () => {
		const { current } = stage;
		if (
			before.current !== state &&
			current?.ownerDocument.activeElement === current?.ownerDocument.body
		) {
			current?.querySelector< HTMLElement >( '[role="group"][tabindex="-1"]' )?.focus();
		}
		before.current = state;
	}, [ state ] );
	return stage;
}
