import { useEffect, useState, type RefObject } from '@wordpress/element';
import { environment } from '../environment';
import type { GoogleFonts } from './fonts';
import { parseFont } from './fonts';

const NONE: GoogleFonts = {};
let loaded: GoogleFonts | undefined;
let loading: Promise< GoogleFonts > | undefined;

/** The names of Google's fonts, once a page. A failure is forgotten, so that the next try asks again. */
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

/** The names of Google's fonts; none until `isWanted`. They are a file of this plugin: nothing is asked of Google. */
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

/** Links a font's style sheet of Google into the form's document, where the site agreed to that. '' links nothing. */
export function useGoogleStylesheet( place: RefObject< HTMLElement >, value: string ): void {
	useEffect( () => {
		const head = place.current?.ownerDocument.head;
		const { family, weight = 400, style } = parseFont( value );
		if ( ! head || ! family || ! environment().fonts.google ) {
			return;
		}
		// Font.php asks for the same address, so that page and form share what the browser keeps.
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
