import { useEffect } from '@wordpress/element';
import { formatNumber } from './format';

const COUNT = '#adminmenu a[href$="page=pagewright-submissions"] .update-plugins';

/** Keeps the number in the menu right while submissions are read. What the page was printed without comes with the next page. @param unread Null: not known. */
export function useMenuCount( unread: number | null ): void {
	useEffect( () => {
		const bubble = document.querySelector< HTMLElement >( COUNT );
		const count = bubble?.querySelector( '.update-count' );
		if ( bubble && count && unread !== null ) {
			bubble.style.display = unread === 0 ? 'none' : '';
			count.textContent = formatNumber( unread );
		}
	}, [ unread ] );
}
