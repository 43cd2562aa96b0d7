import { createRoot } from '@wordpress/element';
import { MediaStore } from '../../browser/store/media-store';
import { followOtherTabs } from '../../browser/store/other-tabs';
import { createWordPressPort } from '../../port/wordpress';
import { facts } from './facts';
import { Screen } from './Screen';

const place = document.getElementById( 'wp-media-grid' );
if ( place && facts ) {
	// The heading and notices of WordPress stay; the button opens our uploader.
	const root = document.createElement( 'div' );
	root.className = 'pagewright-media-screen';
	place.append( root );
	const store = new MediaStore( createWordPressPort( { ajaxUrl: facts.ajaxUrl } ) );
	followOtherTabs( store, document );
	createRoot( root ).render(
		<Screen
			facts={ facts }
			store={ store }
			addButton={ place.querySelector( '.page-title-action' ) }
		/>
	);
}
