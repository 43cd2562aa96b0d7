import { modeOf, type DragStart } from '../../model/drag-select';
import { isInside, pointIn } from './port';
import { Press, type DragHost, type Latest } from './press';

/** Selects files of a grid by drags. Returns a function that stops it. */
export function watchDrags( box: HTMLElement, host: Latest< DragHost > ): () => void {
	const stopped = new AbortController();
	const { signal } = stopped;
	let press: Press | null = null;
	const isPen = ( { pointerType, target }: PointerEvent ) =>
		pointerType === 'pen' && isStart( target as Element );
	box.addEventListener(
		'pointerdown',
		( event ) => {
			press?.stop();
			press = null;
			// Touch scrolls.
			if ( event.button === 0 && event.isPrimary && event.pointerType !== 'touch' ) {
				host.current.reset();
				const start = startOf( box, event, host );
				press = start && new Press( box, event, start, host );
			}
		},
		{ signal }
	);
	// A pen scrolls, too, unless this is set before it touches the surface.
	box.addEventListener(
		'pointerover',
		( event ) => ( box.style.touchAction = isPen( event ) ? 'none' : '' ),
		{ signal }
	);
	box.addEventListener(
		'dragstart',
		( event ) => {
			if ( press?.isActive ) {
				event.preventDefault();
				event.stopPropagation();
			}
		},
		{ signal, capture: true }
	);
	box.addEventListener(
		'click',
		( event ) => {
			if ( press?.takesClick ) {
				event.stopPropagation();
			}
		},
		{ signal, capture: true }
	);
	return () => {
		stopped.abort();
		press?.stop();
	};
}

const isStart = ( target: Element ) =>
	target.closest( '[data-check]' ) !== null || target.closest( '[data-position]' ) === null;

/** Returns how a drag begins; null inside of tiles, which are dragged themselves, and beside the grid. */
function startOf(
	box: HTMLElement,
	event: PointerEvent,
	host: Latest< DragHost >
): DragStart | null {
	const target = event.target as Element;
	if ( ! isStart( target ) || ! isInside( box, event ) ) {
		return null;
	}
	const tile = target.closest< HTMLElement >( '[data-position]' );
	if ( ! tile ) {
		return { type: 'rectangle', from: pointIn( box, event ), mode: modeOf( event ) };
	}
	const position = Number( tile.dataset.position );
	const id = host.current.idAt( position );
	return id === null
		? null
		: { type: 'check', position, mode: host.current.isSelected( id ) ? 'remove' : 'add' };
}
