import { createRoot } from '@wordpress/element';
import { MediaStore } from '../../browser/store/media-store';
import { followOtherTabs } from '../../browser/store/other-tabs';
import { createWordPressPort } from '../../port/wordpress';
import { facts } from './facts';
import { UploadScreen } from './UploadScreen';

const form = document.getElementById( 'file-form' );
if ( form && facts ) {
	const place = document.createElement( 'div' );
	place.className = 'pagewright-media-new';
	form.replaceWith( place );
	const store = new MediaStore( createWordPressPort( { ajaxUrl: facts.ajaxUrl } ) );
	followOtherTabs( store, document );
	createRoot( place ).render( <UploadScreen facts={ facts } store={ store } /> );
}
