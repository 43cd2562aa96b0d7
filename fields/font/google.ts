import { useEffect, useState, type RefObject } from '@wordpress/element';
import { environment } from '../environment';
import type { GoogleFonts } from './fonts';
import { parseFont } from './fonts';

const NONE: GoogleFonts = {};
let loaded: GoogleFonts | undefined;
let loading: Promise< GoogleFonts > | undefined;

/**
 * Loads the names of Google's fonts, once per page. Does not cache a failure, so that the next
 * attempt loads again.
 */
export function loadGoogleFonts(): Promise< GoogleFonts > {
	loading ??= import( /* webpackChunkName: "google-fonts" */ './google.gen.json' ).then(
		( module ) => ( loaded = module.default as GoogleFonts ),
		() => {
			loading = undefined;
			return NONE;
		}
	);
	return loading;
}

/**
 * Returns the names of Google's fonts; none until `isWanted`. They are a file of this plugin: no
 * request goes to Google.
 */
export function useGoogleFonts( isWanted: boolean ): GoogleFonts {
	const [ fonts, setFonts ] = useState( loaded ?? NONE );
	useEffect( () => {
		let isCurrent = isWanted;
		if ( isWanted ) {
			void loadGoogleFonts().then( ( all ) => isCurrent && setFonts( all ) );
		}
		return () => {
			isCurrent = false;
		};
	}, [ isWanted ] );
	return fonts;
}

/**
 * Links Google's style sheet of a font in the form's document, if the site allows it. '' links
 * nothing.
 */
export function useGoogleStylesheet( place: RefObject< HTMLElement >, value: string ): void {
	useEffect( () => {
		const head = place.current?.ownerDocument.head;
		const { family, weight = 400, style } = parseFont( value );
		if ( ! head || ! family || ! environment().fonts.google ) {
			return;
		}
		// Font.php uses the same URL, so that the page and the form share the browser cache.
		const name = encodeURIComponent( family ).replaceAll( '%20', '+' );
		const href = `https://fonts.googleapis.com/css?family=${ name }:${ weight }${ style ?? '' }&display=swap`;
		const links = [
			...head.querySelectorAll< HTMLLinkElement >( 'link[data-pagewright-font]' ),
		];
		if ( ! links.some( ( link ) => link.href === href ) ) {
			const link = head.ownerDocument.createElement( 'link' );
			link.rel = 'stylesheet';
			link.href = href;
			link.dataset.pagewrightFont = '';
			head.append( link );
		}
	}, [ place, value ] );
}
