import { setLocaleData } from '@wordpress/i18n';
import leftToRight from '../node_modules/@wordpress/components/build-style/style.css?inline';
import rightToLeft from '../node_modules/@wordpress/components/build-style/style-rtl.css?inline';
import type { Address } from './address';

let sheet: HTMLStyleElement | undefined;

/**
 * Sets the direction of the page, and of WordPress components, which read it from the translations
 * and have a style sheet for each.
 */
export function setDirection( dir: Address[ 'dir' ], page: Document ): void {
	page.documentElement.dir = dir;
	if ( ! sheet ) {
		sheet = page.createElement( 'style' );
		page.head.prepend( sheet );
	}
	sheet.textContent = dir === 'rtl' ? rightToLeft : leftToRight;
	setLocaleData( { 'text direction\u0004ltr': [ dir ] } );
}
