import { createRoot } from '@wordpress/element';
import { CropImage } from '../../crop-image/CropImage';
import { mediaFacts } from '../facts';
import { pagePort } from '../page-port';
import type { CropMedia, CropView } from './core-crop';
import { OpenCropper } from './crop-session';
import { cropFailure } from './failure-reason';

/**
 * Shows our cropper in a view of WordPress.
 *
 * @param media  WordPress's library.
 * @param view   Its cropper.
 * @param isIcon Whether the result is the site icon.
 */
export function showCropper( media: CropMedia, view: CropView, isIcon: boolean ): OpenCropper {
	const { attachment } = view.options;
	const root = createRoot( view.el );
	const text = ( name: string ) => String( attachment.get( name ) ?? '' );
	let session: OpenCropper | null = null;
	session = new OpenCropper(
		media,
		view,
		{
			render: ( { wanted, ...state } ) =>
				root.render(
					<CropImage
						{ ...state }
						loginUrl={ mediaFacts().loginUrl }
						url={ text( 'url' ) }
						name={ text( 'filename' ) || text( 'title' ) }
						suggested={ wanted.target }
						resultOf={ wanted.resultOf }
						siteTitle={ isIcon ? ( mediaFacts().siteTitle ?? '' ) : null }
						onChange={ ( area ) => session?.setArea( area ) }
						onLoad={ ( isShown ) => session?.imageLoaded( isShown ) }
					/>
				),
			unmount: () => root.unmount(),
			explain: ( { id }, reason ) =>
				cropFailure( reason, {
					isEditable: mediaFacts().editableTypes.includes( text( 'mime' ) ),
					load: () => pagePort().attachments( [ id ?? 0 ] ),
				} ),
			renew: async ( model ) => {
				const loaded = await pagePort().attachments( [ model.id ?? 0 ] );
				const nonces = loaded.ok && loaded.value[ 0 ]?.nonces;
				if ( nonces ) {
					model.set( { nonces } );
				}
				return Boolean( nonces );
			},
		},
		isIcon
	);
	return session;
}
