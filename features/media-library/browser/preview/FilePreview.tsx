import { Popover } from '@wordpress/components';
import { useEffect, useMemo, useState, useSyncExternalStore } from '@wordpress/element';
import { isRTL } from '@wordpress/i18n';
import type { AttachmentRow } from '../../port';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext } from '../types';
import { PreviewCard } from './PreviewCard';

/** The pointer stays so long before a file loads: one that it only passes costs no request. */
const LOAD_PAUSE_MS = 100;
/** Space around a preview; preview.css uses the same. */
const SPACE_PX = 8;

interface FilePreviewProps {
	row: AttachmentRow;
	tile: HTMLElement;
	store: MediaStore;
	context: BrowserContext;
}

/**
 * A large image of a file, and facts about it, beside its tile. Assistive technology gets none of
 * it, because the details contain everything.
 */
export function FilePreview( { row, tile, store, context }: FilePreviewProps ) {
	const { id } = row;
	const loaded = useLoaded( store, id );
	const [ brokenId, setBrokenId ] = useState< number | null >( null );
	const anchor = useMemo( () => anchorOf( tile ), [ tile ] );
	if ( loaded?.status === 'failed' || brokenId === id ) {
		return null;
	}
	return (
		<Popover
			className="pagewright-media-library__hover"
			variant="unstyled"
			anchor={ anchor }
			placement={ isRTL() ? 'left-start' : 'right-start' }
			focusOnMount={ false }
			resize={ false }
			shift
			aria-hidden
		>
			<PreviewCard
				key={ id }
				{ ...{ row, context } }
				whole={ loaded?.status === 'ready' ? loaded.attachment : null }
				onBroken={ () => setBrokenId( id ) }
			/>
		</Popover>
	);
}

/** Returns a whole attachment, and loads it after a pause. Details repeat a load that failed. */
function useLoaded( store: MediaStore, id: number ) {
	const loaded = useSyncExternalStore( store.subscribe, () => store.attachment( id ) );
	const isUnknown = loaded === null;
	useEffect( () => {
		if ( ! isUnknown ) {
			return undefined;
		}
		const timer = setTimeout( () => void store.load( id ), LOAD_PAUSE_MS );
		return () => clearTimeout( timer );
	}, [ store, id, isUnknown ] );
	return loaded;
}

/**
 * Returns the visible part of a tile: a row at the edge of the grid is often cut off. It begins
 * above by the space around the preview, so that the tops of both are equal.
 */
function anchorOf( tile: HTMLElement ) {
	const grid = tile.closest( '[role="listbox"]' ) ?? tile;
	return {
		ownerDocument: tile.ownerDocument,
		getBoundingClientRect: () => {
			const [ whole, limit ] = [ tile.getBoundingClientRect(), grid.getBoundingClientRect() ];
			const top = Math.max( whole.top, limit.top );
			const bottom = Math.min( whole.bottom, limit.bottom );
			const height = Math.max( 0, bottom - top );
			return new DOMRect( whole.left, top - SPACE_PX, whole.width, height + SPACE_PX );
		},
	};
}
