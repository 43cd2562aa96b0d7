import { useEffect, useState, type RefObject } from '@wordpress/element';

/** How long icons wait for their font if the browser does not report when it is loaded. */
const MAX_FRAMES = 20;

/**
 * Loads a family's style sheet into the document of `place`, which can be the editor's canvas, once
 * per document, and returns whether its font is ready. Until then, icons are laid out invisibly,
 * because browsers load a font only when an element uses it. '' needs none.
 */
export function useIconFont( place: RefObject< HTMLElement >, uri: string ): boolean {
	const [ ready, setReady ] = useState( '' );
	useEffect( () => {
		const owner = place.current?.ownerDocument;
		let isCurrent = uri !== '' && owner !== undefined;
		if ( isCurrent && owner ) {
			void sheetOf( owner, uri )
				.then( () => nextFrame( owner ) )
				.then( () => fontsOf( owner ) )
				.then( () => isCurrent && setReady( uri ) );
		}
		return () => {
			isCurrent = false;
		};
	}, [ place, uri ] );
	return uri === '' || ready === uri;
}

/** If a style sheet fails, shows the icons in any available font instead of hiding them. */
function sheetOf( owner: Document, uri: string ): Promise< void > {
	const links = [
		...owner.head.querySelectorAll< HTMLLinkElement >( 'link[data-pagewright-icons]' ),
	];
	const known = links.find( ( link ) => link.getAttribute( 'href' ) === uri );
	const link = known ?? owner.createElement( 'link' );
	if ( link.sheet || link.dataset.pagewrightIcons === 'settled' ) {
		return Promise.resolve();
	}
	return new Promise( ( done ) => {
		const settle = () => {
			link.dataset.pagewrightIcons = 'settled';
			done();
		};
		link.addEventListener( 'load', settle );
		link.addEventListener( 'error', settle );
		if ( ! known ) {
			link.rel = 'stylesheet';
			link.href = uri;
			link.dataset.pagewrightIcons = '';
			owner.head.append( link );
		}
	} );
}

/** Waits for loading fonts. A browser without support waits a few frames. */
async function fontsOf( owner: Document ): Promise< void > {
	const { fonts } = owner as { fonts?: FontFaceSet };
	if ( fonts ) {
		await fonts.ready;
		return;
	}
	for ( let frame = 0; frame < MAX_FRAMES; frame++ ) {
		await nextFrame( owner );
	}
}

const nextFrame = ( { defaultView }: Document ) =>
	new Promise< unknown >( ( next ) =>
		defaultView ? defaultView.requestAnimationFrame( next ) : next( 0 )
	);
