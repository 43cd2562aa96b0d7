import { useEffect, useRef, useState } from '@wordpress/element';
import type { StockImage } from '../../../rest/image-search/client';
import { placePreview } from './preview-place';

/** Delay on a tile before its preview appears. */
const DELAY_MS = 1000;

interface Shown {
	image: StockImage;
	style: { insetInlineStart?: never; left: number; top: number; width: number; height: number };
	body: HTMLElement;
}

/** Returns the preview of the hovered or focused tile; undefined for none. */
export function usePreview() {
	const [ shown, setShown ] = useState< Shown >();
	const timer = useRef< ReturnType< typeof setTimeout > >();
	const hide = () => {
		clearTimeout( timer.current );
		setShown( undefined );
	};
	useEffect( () => () => clearTimeout( timer.current ), [] );
	const wait = ( image: StockImage, tile: HTMLElement ) => {
		hide();
		timer.current = setTimeout( () => {
			const page = tile.ownerDocument;
			const view = page.defaultView;
			const style =
				view &&
				placePreview( image.preview, tile.getBoundingClientRect(), {
					width: view.innerWidth,
					height: view.innerHeight,
				} );
			if ( style && tile.isConnected ) {
				setShown( { image, style, body: page.body } );
			}
		}, DELAY_MS );
	};
	return { shown, wait, hide };
}
