import { useEffect, useReducer, useState } from '@wordpress/element';
import { canScan, EMPTY_EMBED, reduceEmbed, SCAN_DELAY_MS } from '../../model/embed';
import { EMPTY_EMBED_IMAGE, type EmbedImage } from '../../model/embed-image';
import type { MediaPort } from '../../port';

/** Width of the requested preview. */
const MAX_WIDTH_PX = 600;

interface Size {
	width: number;
	height: number;
}

/** Loads an image. Returns null when the URL is not an image. */
export const loadImage = ( url: string ): Promise< Size | null > =>
	new Promise( ( resolve ) => {
		const image = new Image();
		image.onload = () => resolve( { width: image.naturalWidth, height: image.naturalHeight } );
		image.onerror = () => resolve( null );
		image.src = url;
	} );

/** Values when the user returns, or edits an embed. */
export interface KnownEmbed {
	url: string;
	linkText: string;
	image: EmbedImage;
}

/**
 * Returns the URL that the user types, with its preview, and the settings of an image.
 *
 * @param port  Loads previews.
 * @param probe Finds whether a URL is an image.
 * @param known Values at the start.
 */
export function useEmbed(
	port: Pick< MediaPort, 'oembed' >,
	probe: typeof loadImage = loadImage,
	known?: KnownEmbed
) {
	const [ embed, dispatch ] = useReducer( reduceEmbed, null, () => ( {
		...EMPTY_EMBED,
		url: known?.url ?? '',
		linkText: known?.linkText ?? '',
	} ) );
	const [ image, setImage ] = useState< EmbedImage >( known?.image ?? EMPTY_EMBED_IMAGE );
	const { url } = embed;
	useEffect( () => {
		if ( ! canScan( url ) ) {
			return;
		}
		const call = new AbortController();
		const timer = setTimeout( async () => {
			dispatch( { type: 'scanStarted', url } );
			void probe( url ).then(
				( size ) =>
					size &&
					! call.signal.aborted &&
					dispatch( { type: 'imageLoaded', url, ...size } )
			);
			const result = await port.oembed( { url, maxWidth: MAX_WIDTH_PX }, call.signal );
			dispatch(
				result.ok
					? { type: 'previewLoaded', url, embed: result.value }
					: { type: 'previewFailed', url, failure: result.failure }
			);
		}, SCAN_DELAY_MS );
		return () => {
			clearTimeout( timer );
			call.abort();
		};
	}, [ url, port, probe ] );
	return {
		embed,
		dispatch,
		image,
		setImage: ( changes: Partial< EmbedImage > ) =>
			setImage( ( before ) => ( { ...before, ...changes } ) ),
	};
}

export type EmbedControl = ReturnType< typeof useEmbed >;
