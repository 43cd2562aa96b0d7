import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { InboxScreen } from './InboxScreen';

domReady( () => {
	const root = document.getElementById( 'pagewright-inbox' );
	if ( root ) {
		createRoot( root ).render( <InboxScreen /> );
	}
} );
