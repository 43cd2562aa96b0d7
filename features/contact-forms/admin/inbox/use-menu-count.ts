import { useEffect } from '@wordpress/element';
import { formatNumber } from './format';

const COUNT = '#adminmenu a[href$="page=pagewright-submissions"] .update-plugins';

const FAILED = '#adminmenu .pagewright-failed-count';

const NOTICES = '[data-pagewright-failed]';

interface MenuCounts {
	unread: number;
	/** Number of failed mails. */
	failed: number;
}

/**
 * Updates the numbers in the menu after actions, and removes the notice about failed mails with the
 * last one. Bubbles that the page lacks appear on the next page.
 *
 * @param counts Null: not known.
 */
export function useMenuCount( counts: MenuCounts | null ): void {
	const { unread = null, failed = null } = counts ?? {};
	useEffect( () => {
		show( COUNT, '.update-count', unread );
		show( FAILED, '[aria-hidden]', failed );
		if ( failed === 0 ) {
			document.querySelectorAll( NOTICES ).forEach( ( notice ) => notice.remove() );
		}
	}, [ unread, failed ] );
}

/** WordPress prints the title of an entry twice: the second one is the head of its submenu. */
function show( bubbles: string, number: string, value: number | null ): void {
	for ( const bubble of document.querySelectorAll< HTMLElement >( bubbles ) ) {
		const count = bubble.querySelector( number );
		if ( count && value !== null ) {
			bubble.style.display = value === 0 ? 'none' : '';
			count.textContent = formatNumber( value );
		}
	}
}
