import { setLocaleData } from '@wordpress/i18n';
import leftToRight from '../node_modules/@wordpress/components/build-style/style.css?inline';
import rightToLeft from '../node_modules/@wordpress/components/build-style/style-rtl.css?inline';
import type { Address } from './address';

let sheet: HTMLStyleElement | undefined;

/** Turns the page, and the components of WordPress, which ask the translation and have a sheet for each direction. */
export function setDirection( dir: Address[ 'dir' ], page: Document ): void {
	page.documentElement.dir = dir;
	if ( ! sheet ) {
		sheet = page.createElement( 'style' );
		page.head.prepend( sheet );
	}
	sheet.textContent = dir === 'rtl' ? rightToLeft : leftToRight;
	setLocaleData( { 'text direction\u0004ltr': [ dir ] } );
}
