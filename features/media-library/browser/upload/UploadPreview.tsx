import { useEffect, useRef, useState } from '@wordpress/element';
import { Icon, image, page, video } from '@wordpress/icons';
import type { QueuedFile } from '../../model/uploads/queue';
import { drawPreview } from './draw-preview';
import type { UploadControls } from './upload-controls';

/** Images of these types are small enough to decode, and every browser shows them. */
const SHOWN = /^image\/(jpeg|png|gif|webp|avif)$/;

/** Larger images take too long to decode for a small preview. */
const MOST_BYTES = 20 * 1024 ** 2;

interface Props {
	uploads: UploadControls;
	file: Pick< QueuedFile, 'key' | 'type' | 'size' | 'existing' >;
}

/** A preview from the same file of the library, or of an image from the file itself, or an icon. */
export function UploadPreview( { uploads, file: { key, type, size, existing } }: Props ) {
	const thumbnail = existing?.thumbnail ?? '';
	const source = SHOWN.test( type ) && size <= MOST_BYTES ? uploads.fileOf( key ) : null;
	return (
		<span className="pagewright-media-library__upload-preview" aria-hidden="true">
			{ thumbnail || ! source ? (
				<Thumbnail key={ thumbnail } url={ thumbnail } type={ type } />
			) : (
				<Drawn file={ source } />
			) }
		</span>
	);
}

/** An image, or an icon if there is none. */
function Thumbnail( { url, type }: { url: string; type: string } ) {
	const [ isBroken, setIsBroken ] = useState( false );
	return url && ! isBroken ? (
		<img
			src={ url }
			alt=""
			loading="lazy"
			decoding="async"
			onError={ () => setIsBroken( true ) }
		/>
	) : (
		<Icon icon={ iconOf( type ) } />
	);
}

/** A preview of an image file, when it becomes visible. */
function Drawn( { file }: { file: File } ) {
	const canvas = useRef< HTMLCanvasElement >( null );
	/** URL of the file where the browser cannot draw it. */
	const [ url, setUrl ] = useState< string | null >( null );
	useEffect( () => {
		const { current } = canvas;
		const gone = new AbortController();
		let created = '';
		const observer = new IntersectionObserver( ( [ entry ] ) => {
			if ( ! entry?.isIntersecting ) {
				return;
			}
			observer.disconnect();
			void drawPreview( file, current!, gone.signal ).then( ( isDrawn ) => {
				if ( ! isDrawn && ! gone.signal.aborted ) {
					created = URL.createObjectURL( file );
					setUrl( created );
				}
			} );
		} );
		observer.observe( current! );
		return () => {
			gone.abort();
			observer.disconnect();
			URL.revokeObjectURL( created );
			// Frees the pixels. Garbage collection would free those of many previews in one long task.
			current!.width = 0;
		};
	}, [ file ] );
	return url === null ? <canvas ref={ canvas } /> : <Thumbnail url={ url } type={ file.type } />;
}

function iconOf( type: string ) {
	if ( type.startsWith( 'image/' ) ) {
		return image;
	}
	return type.startsWith( 'video/' ) ? video : page;
}
