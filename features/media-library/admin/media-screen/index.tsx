import { createRoot } from '@wordpress/element';
import { MediaStore } from '../../browser/store/media-store';
import { createWordPressPort } from '../../port/wordpress';
import { facts } from './facts';
import { Screen } from './Screen';

const place = document.getElementById( 'wp-media-grid' );
if ( place && facts ) {
	// The heading and notices of WordPress stay; the button opens our uploader.
	const root = document.createElement( 'div' );
	root.className = 'pagewright-media-screen';
	place.append( root );
	createRoot( root ).render(
		<Screen
			facts={ facts }
			store={ new MediaStore( createWordPressPort( { ajaxUrl: facts.ajaxUrl } ) ) }
			addButton={ place.querySelector( '.page-title-action' ) }
		/>
	);
}
