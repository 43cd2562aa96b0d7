import { __ } from '@wordpress/i18n';
import type { Align, Link } from '../../model/display';

export const alignTexts = (): Array< { value: Align; label: string } > => [
	{ value: 'left', label: __( 'Left', 'pagewright' ) },
	{ value: 'center', label: __( 'Center', 'pagewright' ) },
	{ value: 'right', label: __( 'Right', 'pagewright' ) },
	{ value: 'none', label: __( 'None', 'pagewright' ) },
];

/** Returns the text of a kind of link. New sites have no attachment pages: they redirect to files. */
export function linkText( link: Link ): string {
	switch ( link ) {
		case 'none':
			return __( 'None', 'pagewright' );
		case 'file':
			return __( 'Media file', 'pagewright' );
		case 'post':
			return __( 'Attachment page', 'pagewright' );
		case 'custom':
			return __( 'Custom URL', 'pagewright' );
		case 'embed':
			return __( 'Embed media player', 'pagewright' );
	}
}
