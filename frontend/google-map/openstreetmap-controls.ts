import { Control, DomEvent } from 'leaflet';
import type { Map as LeafletMap } from 'leaflet';
import { copyOf } from './options';
import type { Words } from './options';

const SVG = 'http://www.w3.org/2000/svg';

/** Pin of a marker without an image. */
export function pin( doc: Document ): HTMLElement {
	const box = doc.createElement( 'div' );
	const svg = box.appendChild( doc.createElementNS( SVG, 'svg' ) );
	const draw = ( on: Element, attributes: Record< string, string | number > ) =>
		Object.entries( attributes ).forEach( ( [ name, value ] ) =>
			on.setAttribute( name, `${ value }` )
		);
	draw( svg, { viewBox: '0 0 24 36', width: 28, height: 42, 'aria-hidden': 'true' } );
	draw( svg.appendChild( doc.createElementNS( SVG, 'path' ) ), {
		d: 'M12 0a12 12 0 0 0-12 12c0 8 9 15 12 24 3-9 12-16 12-24A12 12 0 0 0 12 0Z',
		fill: '#b3261e',
	} );
	draw( svg.appendChild( doc.createElementNS( SVG, 'circle' ) ), {
		cx: 12,
		cy: 12,
		r: 4.5,
		fill: '#fff',
	} );
	return box;
}

/** Creates a button like Leaflet's own, which would parse labels as HTML. */
export function button(
	doc: Document,
	{ className, label, sign }: { className: string; label: string; sign: string },
	onClick: () => void
): HTMLElement {
	const link = doc.createElement( 'a' );
	const icon = doc.createElement( 'span' );
	Object.assign( link, { className, href: '#', title: label, ariaLabel: label, role: 'button' } );
	icon.ariaHidden = 'true';
	icon.textContent = sign;
	link.append( icon );
	DomEvent.disableClickPropagation( link );
	link.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		onClick();
	} );
	return link;
}

/** Creates zoom buttons, disabled at the limits. */
export function addZoom( map: LeafletMap, { zoomIn, zoomOut }: Words ): void {
	const doc = map.getContainer().ownerDocument;
	const control = new Control( { position: 'topleft' } );
	control.onAdd = () => {
		const bar = doc.createElement( 'div' );
		bar.className = 'leaflet-control-zoom leaflet-bar';
		const closer = button(
			doc,
			{ className: 'leaflet-control-zoom-in', label: zoomIn, sign: '+' },
			() => void map.zoomIn()
		);
		const wider = button(
			doc,
			{ className: 'leaflet-control-zoom-out', label: zoomOut, sign: '\u2212' },
			() => void map.zoomOut()
		);
		bar.append( closer, wider );
		const update = () => {
			for ( const [ one, isEnd ] of [
				[ closer, map.getZoom() >= map.getMaxZoom() ],
				[ wider, map.getZoom() <= map.getMinZoom() ],
			] as const ) {
				one.classList.toggle( 'leaflet-disabled', isEnd );
				one.ariaDisabled = `${ isEnd }`;
			}
		};
		map.on( 'zoomend zoomlevelschange', update );
		map.whenReady( update );
		return bar;
	};
	control.addTo( map );
}

/** Adds the attribution of the tile server from the page. */
export function addCredit( map: LeafletMap, credit: HTMLTemplateElement | null ): void {
	if ( credit ) {
		const control = new Control( { position: 'bottomright' } );
		control.onAdd = () => {
			const text = copyOf( credit );
			text.className = 'leaflet-control-attribution';
			return text;
		};
		control.addTo( map );
	}
}
