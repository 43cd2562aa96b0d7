import { mount } from './mount';

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
}
