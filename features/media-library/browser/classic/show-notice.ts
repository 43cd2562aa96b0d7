import { speak } from '@wordpress/a11y';

/**
 * Shows why something failed at the beginning of an element, instead of an older notice.
 *
 * @param page  Document of the page.
 * @param place Element of the notice; null to announce it only.
 * @param name  Class of the notice, unique in the page.
 * @param text  The reason; '' removes the notice.
 */
export function showNotice(
	page: Document,
	place: Element | null,
	name: string,
	text: string
): void {
	page.querySelector( `.${ name }` )?.remove();
	if ( ! text ) {
		return;
	}
	const notice = page.createElement( 'div' );
	notice.className = `${ name } notice notice-error inline`;
	const line = page.createElement( 'p' );
	line.textContent = text;
	notice.append( line );
	place?.prepend( notice );
	speak( text, 'assertive' );
}
