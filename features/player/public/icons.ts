/** Drawn for this player; strokes, except paths that end with `f`. */
const PATHS = {
	play: [ 'M7.5 4.8v14.4L19 12zf' ],
	pause: [ 'M6.5 5h4v14h-4zf', 'M13.5 5h4v14h-4zf' ],
	replay: [ 'M6 8.5A7.2 7.2 0 1 1 4.8 13', 'M6 4v4.6h4.6' ],
	loud: [
		'M4 9.5v5h3.2L12 18.7V5.3L7.2 9.5zf',
		'M15.4 9a4.2 4.2 0 0 1 0 6',
		'M18 6.4a8 8 0 0 1 0 11.2',
	],
	quiet: [ 'M4 9.5v5h3.2L12 18.7V5.3L7.2 9.5zf', 'M15.4 9a4.2 4.2 0 0 1 0 6' ],
	muted: [ 'M4 9.5v5h3.2L12 18.7V5.3L7.2 9.5zf', 'M15.5 9.5l5 5M20.5 9.5l-5 5' ],
	captions: [
		'M3.5 5.5h17v13h-17z',
		'M10.5 10.4a2.1 2.1 0 1 0 0 3.2M17 10.4a2.1 2.1 0 1 0 0 3.2',
	],
	chapters: [ 'M9 6.5h11M9 12h11M9 17.5h11', 'M4.5 6.5h.5M4.5 12h.5M4.5 17.5h.5' ],
	pip: [ 'M3.5 5.5h17v13h-17z', 'M12.5 12h5.5v4h-5.5zf' ],
	fullscreen: [ 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15' ],
	exitFullscreen: [ 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5' ],
	download: [ 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14' ],
	error: [ 'M12 3.8l9 16.4H3z', 'M12 10v4.6M12 17.2v.3' ],
};
export type Icon = keyof typeof PATHS;

const SVG = 'http://www.w3.org/2000/svg';

/** Returns an icon without a name; its button has one. */
export function icon( doc: Document, name: Icon ): SVGElement {
	const svg = doc.createElementNS( SVG, 'svg' );
	svg.setAttribute( 'viewBox', '0 0 24 24' );
	svg.setAttribute( 'aria-hidden', 'true' );
	svg.setAttribute( 'focusable', 'false' );
	for ( const line of PATHS[ name ] ) {
		const path = doc.createElementNS( SVG, 'path' );
		path.setAttribute( 'd', line.replace( /f$/, '' ) );
		if ( line.endsWith( 'f' ) ) {
			path.setAttribute( 'class', 'is-full' );
		}
		svg.append( path );
	}
	return svg;
}
