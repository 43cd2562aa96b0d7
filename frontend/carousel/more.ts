import { insertHtml } from '../trusted';
import { endpointOf, send } from './send';

/** Items that are not on the page yet. */
export interface More {
	/** Whether more items can be loaded. */
	isLeft: () => boolean;
	/** Loads the next page of items, one at a time. Resolves to false when there are none. */
	load: () => Promise< boolean >;
}

/**
 * Loads more items of a post carousel. The request contains only the list that the server signed.
 */
export function createMore(
	region: HTMLElement,
	wrapper: HTMLElement,
	list: HTMLElement,
	signal: AbortSignal
): More {
	const { dataset } = wrapper;
	const hash = region.querySelector< HTMLInputElement >( '[name="instance_hash"]' )?.value;
	const endpoint = endpointOf( dataset.ajaxUrl );
	let isDone = ! hash || ! endpoint;
	let loading: Promise< boolean > | undefined;

	const isLeft = () => ! isDone && list.childElementCount < Number( dataset.item_count );
	const say = ( type: string, page: number ) =>
		wrapper.dispatchEvent( new CustomEvent( type, { bubbles: true, detail: { page } } ) );

	const fetchPage = async () => {
		const page = Number( dataset.page || 1 ) + 1;
		const placeholder = list.appendChild( list.ownerDocument.createElement( 'li' ) );
		placeholder.className = 'sow-carousel-item is-loading';
		placeholder.textContent = dataset.loading ?? '';
		dataset.fetching = 'true';
		say( 'carousel_load_new_items', page );
		try {
			const html = await send( endpoint!, page, hash!, signal );
			insertHtml( placeholder, 'beforebegin', html );
			isDone = ! html;
			dataset.page = `${ page }`;
			return !! html;
		} catch {
			return false;
		} finally {
			placeholder.remove();
			dataset.fetching = 'false';
		}
	};

	return {
		isLeft,
		load: () =>
			( loading ??= fetchPage().then( ( isAdded ) => {
				loading = undefined;
				if ( isAdded ) {
					say( 'carousel_posts_added', Number( dataset.page ) );
				}
				return isAdded;
			} ) ),
	};
}
