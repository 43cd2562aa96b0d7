import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { StatisticsScreen } from './StatisticsScreen';

domReady( () => {
	const root = document.getElementById( 'pagewright-statistics' );
	if ( root ) {
		createRoot( root ).render( <StatisticsScreen /> );
	}
} );
