import { useEffect, useState, type RefObject } from '@wordpress/element';

/**
 * Returns the focus to the opener of a dialog, also if the dialog closes together with its question.
 *
 * @param root Element of the page.
 */
export function useFocusReturn( root: RefObject< HTMLElement > ): void {
	// eslint-disable-next-line no-restricted-globals -- dialogs are in the document of the page.
	const [ opener ] = useState( () => focusedIn( window ) );
	useEffect( () => {
		const view = root.current?.ownerDocument.defaultView;
		return () => {
			if (
				view &&
				focusedIn( view ) === view.document.body &&
				opener instanceof HTMLElement
			) {
				opener.focus();
			}
		};
	}, [ root, opener ] );
}

const focusedIn = ( { document: page }: Window ): Element | null => page.activeElement;
