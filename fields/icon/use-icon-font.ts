import { useEffect, useState, type RefObject } from '@wordpress/element';

/** How long icons wait for their font where the browser does not say when it is there. */
const MAX_FRAMES = 20;

/**
 * Loads a family's style sheet into the document that `place` stands in, which may be the editor's canvas, once per document, and
 * answers whether its font can draw. Until then icons are laid out unseen, since a font is fetched when something uses it. '' needs none.
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

/** A sheet that fails must not hide the icons for ever: they are then drawn by whatever font is there. */
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

/** The fonts that are on their way. A browser that cannot say so gets a few frames. */
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
