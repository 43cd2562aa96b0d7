import { fillIn, type Options } from './options';

export interface Controls {
	close: HTMLButtonElement;
	show: ( state: State ) => void;
}

export interface State {
	number: number;
	total: number;
	caption: Node[];
	hasPrevious: boolean;
	hasNext: boolean;
	/** false when the image cannot be zoomed. */
	zoom: 'in' | 'out' | false;
}

interface Parts {
	dialog: HTMLDialogElement;
	options: Options;
	onClose: () => void;
	onStep: ( by: 1 | -1 ) => void;
	onZoom: () => void;
}

const SHAPES = {
	close: 'M5 5l14 14M19 5L5 19',
	previous: 'M15 4l-8 8 8 8',
	next: 'M9 4l8 8-8 8',
	zoom: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20M7.5 10.5h6',
	plus: 'M10.5 7.5v6',
};

const SVG = 'http://www.w3.org/2000/svg';

export function button(
	name: keyof typeof SHAPES,
	label: string,
	onClick: () => void
): HTMLButtonElement {
	const element = document.createElement( 'button' );
	element.type = 'button';
	element.className = `pagewright-lightbox__button pagewright-lightbox__${ name }`;
	const icon = document.createElementNS( SVG, 'svg' );
	icon.setAttribute( 'viewBox', '0 0 24 24' );
	icon.setAttribute( 'aria-hidden', 'true' );
	for ( const shape of name === 'zoom' ? [ SHAPES.zoom, SHAPES.plus ] : [ SHAPES[ name ] ] ) {
		icon.appendChild( document.createElementNS( SVG, 'path' ) ).setAttribute( 'd', shape );
	}
	element.append( icon );
	rename( element, label );
	element.addEventListener( 'click', onClick );
	return element;
}

function rename( element: HTMLElement, label: string ): void {
	element.setAttribute( 'aria-label', label );
	element.title = label;
}

function part( name: string, attributes: Record< string, string > = {} ): HTMLElement {
	const element = document.createElement( 'div' );
	element.className = `pagewright-lightbox__${ name }`;
	for ( const [ key, value ] of Object.entries( attributes ) ) {
		element.setAttribute( key, value );
	}
	return element;
}

/** Controls around the image: number, zoom, close, previous, next and caption. */
export function createControls( { dialog, options, ...parts }: Parts ): Controls {
	const { words } = options;
	const status = part( 'status', { role: 'status' } );
	const caption = part( 'caption', { 'aria-live': 'polite', hidden: '' } );
	const zoom = button( 'zoom', words.zoomIn, parts.onZoom );
	const close = button( 'close', words.close, parts.onClose );
	const previous = button( 'previous', words.previous, () => parts.onStep( -1 ) );
	const next = button( 'next', words.next, () => parts.onStep( 1 ) );
	const bar = part( 'bar' );
	bar.append( status, zoom, close );
	dialog.append( bar, previous, next, caption );

	return {
		close,
		show( { number, total, zoom: towards, ...state } ) {
			const hadFocus = dialog.ownerDocument.activeElement;
			const label =
				options.label && total > 1 ? fillIn( words.number, { n: number, total } ) : '';
			if ( status.textContent !== label ) {
				status.textContent = label;
			}
			previous.hidden = ! state.hasPrevious;
			next.hidden = ! state.hasNext;
			zoom.hidden = ! towards;
			zoom.classList.toggle( 'is-out', towards === 'out' );
			rename( zoom, towards === 'out' ? words.zoomOut : words.zoomIn );
			showCaption( caption, number, state.caption );
			// Hiding a focused control would lose the focus.
			if ( hadFocus instanceof HTMLElement && hadFocus.hidden ) {
				( [ next, previous, close ].find( ( one ) => ! one.hidden ) ?? close ).focus();
			}
		},
	};
}

/** Does not announce the same caption twice. */
function showCaption( caption: HTMLElement, number: number, nodes: Node[] ): void {
	if ( caption.dataset.of !== String( number ) ) {
		caption.dataset.of = String( number );
		caption.replaceChildren( ...nodes.map( ( node ) => node.cloneNode( true ) ) );
		caption.hidden = ! nodes.length;
		caption.scrollTop = 0;
	}
}
