import type { ReactNode } from 'react';
import {
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
	type RefObject,
} from '@wordpress/element';
import { rowAt, type MediaList } from '../../model/list-pages';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext } from '../types';
import { useCodeOnDemand } from '../use-code';
import { HoverWatch, type ShownTile } from './hover-watch';

interface PreviewSource {
	store: MediaStore;
	context: BrowserContext;
	list: MediaList;
}

interface PreviewAreaProps extends PreviewSource {
	/** Whether there is no space for previews. */
	isOff: boolean;
	/** The grid. */
	children: ReactNode;
}

/** Shows a preview of the file in a grid on which a mouse or a pen rests. */
export function PreviewArea( { isOff, children, ...source }: PreviewAreaProps ) {
	const area = useRef< HTMLDivElement >( null );
	return (
		<>
			<div ref={ area } role="presentation" className="pagewright-media-library__hover-area">
				{ children }
			</div>
			{ ! isOff && <ShownPreview { ...source } area={ area } /> }
		</>
	);
}

/** The preview. Other components do not render when it appears. */
function ShownPreview( { area, ...source }: PreviewSource & { area: RefObject< HTMLElement > } ) {
	const { code, load } = useCodeOnDemand( loadPreview );
	const [ watch ] = useState( () => new HoverWatch( load ) );
	const shown = useSyncExternalStore( watch.subscribe, watch.shown );
	useEffect( () => ( area.current ? watch.start( area.current ) : undefined ), [ watch, area ] );
	const row = rowOf( shown, source.list );
	return code && shown && row ? (
		<code.FilePreview { ...{ row } } { ...source } tile={ shown.tile } />
	) : null;
}

/** Returns the file; null if the list has changed, and its tile has another one. */
function rowOf( shown: ShownTile | null, list: MediaList ) {
	const row = shown && rowAt( list, Number( shown.tile.dataset.position ) );
	return row?.id === shown?.id ? row : null;
}

const loadPreview = () => import( /* webpackChunkName: "media-preview" */ './FilePreview' );
