import { mount } from './mount';

/** What a page builder sends when it has put forms into its own frame, which nobody watches. */
const INIT = 'sowbBlockFormInit';

const ROOT = '.pagewright-form-root[data-input]';

/** Brings to life every form of the document, those to come included: classic screens insert and replace them as the user works. */
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
