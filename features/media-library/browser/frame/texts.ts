import { __ } from '@wordpress/i18n';
import type { ContentMode, StateId } from '../../model/states';
import type { Button } from '../../model/toolbar';

/** Texts of a caller, instead of those of WordPress. */
export interface FrameTexts {
	/** Title of the first state. */
	title?: string;
	/** Text of the primary button in the first state. */
	primary?: string | undefined;
	/** Text of the primary button in the visible state, if that is not the first one. */
	otherPrimary?: string | undefined;
	/** Titles of the tabs that plugins add, by name. */
	iframes?: Readonly< Record< string, string > >;
}

/** Returns the title of a state, which is also its text in the menu. */
export function titleOfState( state: StateId, { iframes = {} }: FrameTexts ): string {
	if ( state.startsWith( 'iframe:' ) ) {
		const tab = state.slice( 'iframe:'.length );
		return iframes[ tab ] ?? tab;
	}
	return titles()[ state ] ?? __( 'Select or upload media', 'pagewright' );
}

const titles = (): Partial< Record< StateId, string > > => ( {
	insert: __( 'Add media', 'pagewright' ),
	gallery: __( 'Create gallery', 'pagewright' ),
	'gallery-edit': __( 'Edit gallery', 'pagewright' ),
	'gallery-library': __( 'Add to gallery', 'pagewright' ),
	playlist: __( 'Create audio playlist', 'pagewright' ),
	'playlist-edit': __( 'Edit audio playlist', 'pagewright' ),
	'playlist-library': __( 'Add to audio playlist', 'pagewright' ),
	'video-playlist': __( 'Create video playlist', 'pagewright' ),
	'video-playlist-edit': __( 'Edit video playlist', 'pagewright' ),
	'video-playlist-library': __( 'Add to video playlist', 'pagewright' ),
	embed: __( 'Insert from URL', 'pagewright' ),
	'featured-image': __( 'Featured image', 'pagewright' ),
	'edit-image': __( 'Edit image', 'pagewright' ),
	'image-details': __( 'Image details', 'pagewright' ),
	'replace-image': __( 'Replace image', 'pagewright' ),
	'audio-details': __( 'Audio details', 'pagewright' ),
	'replace-audio': __( 'Replace audio', 'pagewright' ),
	'add-audio-source': __( 'Add audio source', 'pagewright' ),
	'video-details': __( 'Video details', 'pagewright' ),
	'replace-video': __( 'Replace video', 'pagewright' ),
	'add-video-source': __( 'Add video source', 'pagewright' ),
	'select-poster-image': __( 'Select poster image', 'pagewright' ),
	'add-track': __( 'Add subtitles', 'pagewright' ),
	cropper: __( 'Crop image', 'pagewright' ),
	'edit-attachment': __( 'Attachment details', 'pagewright' ),
} );

/** Returns the text of a button in a state. */
export function buttonText( id: Button[ 'id' ], state: StateId ): string {
	switch ( id ) {
		case 'insert':
			return __( 'Insert into post', 'pagewright' );
		case 'create':
			return state === 'gallery'
				? __( 'Create a new gallery', 'pagewright' )
				: __( 'Create a new playlist', 'pagewright' );
		case 'update':
			return updateText( state );
		case 'add':
			return state === 'gallery-library'
				? __( 'Add to gallery', 'pagewright' )
				: __( 'Add', 'pagewright' );
		case 'set':
			return state === 'featured-image'
				? __( 'Set featured image', 'pagewright' )
				: __( 'Set poster image', 'pagewright' );
		default:
			return simpleTexts()[ id ];
	}
}

function updateText( state: StateId ): string {
	if ( state === 'gallery-edit' ) {
		return __( 'Insert gallery', 'pagewright' );
	}
	return state.endsWith( '-edit' )
		? __( 'Insert playlist', 'pagewright' )
		: __( 'Update', 'pagewright' );
}

type Simple = 'select' | 'add-source' | 'replace' | 'crop' | 'skip' | 'back';

const simpleTexts = (): Record< Simple, string > => ( {
	select: __( 'Select', 'pagewright' ),
	'add-source': __( 'Add source', 'pagewright' ),
	replace: __( 'Replace', 'pagewright' ),
	crop: __( 'Crop image', 'pagewright' ),
	skip: __( 'Skip cropping', 'pagewright' ),
	back: __( 'Back', 'pagewright' ),
} );

/** Returns the text of a tab above the content. */
export const tabText = ( content: ContentMode ): string =>
	content === 'upload' ? __( 'Upload files', 'pagewright' ) : __( 'Media library', 'pagewright' );
