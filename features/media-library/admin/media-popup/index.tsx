import { __ } from '@wordpress/i18n';
import { openPopup, type PopupWindow } from './open-popup';

const place = document.getElementById( 'pagewright-media-popup' );
if ( place ) {
	openPopup( window as unknown as PopupWindow, place, {
		title: __( 'Insert media', 'pagewright' ),
		button: __( 'Insert', 'pagewright' ),
		failure: __(
			'The file could not be inserted. Reload the page, and try again.',
			'pagewright'
		),
	} );
}
