import { mount } from './mount';

/** Event of page builders after they inserted forms into their own frame, which is not observed. */
const INIT = 'sowbBlockFormInit';

const ROOT = '.pagewright-form-root[data-input]';

/**
 * Mounts every form of the document, including later ones: classic screens insert and replace them.
 */
export function watch( document: Document ): void {
	const mountAll = ( within: ParentNode ) =>
		within.querySelectorAll< HTMLElement >( ROOT ).forEach( mount );
	mountAll( document );
	new ( document.defaultView as Window & typeof globalThis ).MutationObserver( ( changes ) => {
		for ( const { addedNodes } of changes ) {
			addedNodes.forEach( ( node ) => {
				if ( node.nodeType === 1 ) {
					const element = node as HTMLElement;
					( element.matches( ROOT )
						? [ element ]
						: element.querySelectorAll< HTMLElement >( ROOT )
					).forEach( mount );
				}
			} );
		}
	} ).observe( document.body, { childList: true, subtree: true } );
	window.addEventListener( 'message', ( { origin, source, data } ) => {
		if ( origin === window.location.origin && data?.action === INIT ) {
			mountAll( ( source as Window ).document );
		}
	} );
}
