import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FrameState } from '../../model/states';
import type { GalleryDialogProps } from './parts';
import type { GalleryControl } from './use-gallery';

interface Props {
	props: GalleryDialogProps;
	gallery: GalleryControl;
	state: FrameState;
	onPrimary: () => void;
}

/** The files of a gallery in their order, or the library to choose from. */
export function GalleryFiles( { props, gallery, state, onPrimary }: Props ) {
	const { store, context, request, Arranger } = props;
	const { Browser, DialogNotices } = props.parts;
	const { steps, dispatch, chosen } = gallery;
	const notices = (
		<DialogNotices
			{ ...{ chosen } }
			uploads={ store.uploads }
			language={ context.language }
			loginUrl={ context.loginUrl }
		/>
	);
	if ( state.isSortable ) {
		return (
			<Arranger
				{ ...{ store, state, context } }
				load={ gallery.load }
				ids={ [ ...steps.files.ids ] }
				field="caption"
				label={ __( 'Images of the gallery', 'pagewright' ) }
				onChange={ ( ids ) => {
					chosen.cancel();
					dispatch( { type: 'arranged', ids } );
				} }
				onUserSetting={ props.onUserSetting }
				slots={ { top: notices, details: props.details } }
			/>
		);
	}
	return (
		<Browser
			{ ...{ store, context, state } }
			query={ { type: request.types, exclude: gallery.list.exclude } }
			memory={ gallery.list.memory }
			selection={ gallery.selection }
			onSelectionChange={ ( selection ) => dispatch( { type: 'selected', selection } ) }
			onConfirm={ ( selection ) => {
				dispatch( { type: 'selected', selection } );
				onPrimary();
			} }
			onUserSetting={ props.onUserSetting }
			slots={ {
				top: notices,
				toolbar: (
					<Button
						variant="tertiary"
						size="compact"
						onClick={ () => props.onEnd( { type: 'turnedOff' } ) }
					>
						{ __( 'Classic library', 'pagewright' ) }
					</Button>
				),
				details: props.details,
			} }
		/>
	);
}
