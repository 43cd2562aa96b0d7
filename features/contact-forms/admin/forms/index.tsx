import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { configuration } from './configuration';
import { FormEditor } from './FormEditor';
import { FormsList } from './FormsList';

domReady( () => {
	const root = document.getElementById( 'pagewright-forms' );
	if ( ! root ) {
		return;
	}
	const asked = new URLSearchParams( window.location.search ).get( 'form' );
	const isEditor = configuration().mayEdit && asked !== null && /^(new|\d+)$/.test( asked );
	createRoot( root ).render(
		isEditor ? <FormEditor id={ asked === 'new' ? null : Number( asked ) } /> : <FormsList />
	);
} );
