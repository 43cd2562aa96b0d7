import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { Screen } from './Screen';

domReady( () => {
	const root = document.getElementById( 'pagewright-screen' );
	if ( root ) {
		createRoot( root ).render( <Screen /> );
	}
} );
