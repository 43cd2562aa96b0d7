import { useReducer } from '@wordpress/element';
import {
	createNavigation,
	reduceNavigation,
	type NavigationEvent,
	type Tab,
} from '../../model/navigation';
import { Frame } from '../frame/Frame';
import { UploadPanel } from '../upload/UploadPanel';
import { UploadZone } from '../upload/UploadZone';
import { DialogBrowser } from './DialogBrowser';
import { acceptOf } from './request';
import type { MediaDialogProps } from './types';
import { useDialog } from './use-dialog';

/** Without menu and tabs of plugins. */
export const PAGE = { hasThumbnail: false, hasAudio: false, hasVideo: false, tabs: [] };

/** A dialog in which the user chooses files, or uploads them. */
export function MediaDialog( props: MediaDialogProps ) {
	const { request, onEnd } = props;
	const [ navigation, navigate ] = useReducer( reduceNavigation, null, () =>
		reduceNavigation( createNavigation( 'select', request.tab ?? props.lastTab ), {
			type: 'opened',
		} )
	);
	const dialog = useDialog( props );
	const { selection, chosen } = dialog;
	const showFiles = () => navigate( { type: 'contentChosen', content: 'browse' } );
	const onNavigate = ( event: NavigationEvent ) => {
		if ( event.type === 'closed' ) {
			onEnd( { type: 'closed' } );
			return;
		}
		if ( event.type === 'contentChosen' ) {
			props.onTab( event.content as Tab );
		}
		navigate( event );
	};
	return (
		<Frame
			{ ...{ navigation, onNavigate } }
			context={ PAGE }
			className={ request.className }
			texts={ { title: request.title, primary: request.button || undefined } }
			facts={ {
				...{ selected: selection.ids.size - chosen.missing, selectedUploading: 0 },
				...{ inLibrary: 0, libraryUploading: 0, url: '', hasImage: false },
			} }
			isBusy={ chosen.isConfirmed }
			onButton={ chosen.confirm }
		>
			{ ( content ) => (
				<>
					<UploadZone
						store={ props.store }
						hasFolders={ props.context.hasFolders }
						onStart={ showFiles }
						onFiles={ dialog.upload }
					/>
					{ content === 'upload' ? (
						<UploadPanel
							accept={ acceptOf( request.types ) }
							onFiles={ ( files ) => {
								dialog.upload( files );
								showFiles();
							} }
							onUrl={ async ( url ) => {
								const failure = await dialog.uploadUrl( url );
								void ( failure ?? showFiles() );
								return failure;
							} }
						/>
					) : (
						<DialogBrowser { ...{ props, dialog } } />
					) }
				</>
			) }
		</Frame>
	);
}
