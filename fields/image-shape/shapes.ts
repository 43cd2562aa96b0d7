import { __ } from '@wordpress/i18n';
import type { Json } from '../../schema/field-types';
import drawings from './shapes.json';

export interface Drawing {
	viewBox: string;
	path: string;
}

/** Our drawings by name; Shape.php reads the same file. */
export const SHAPES: Record< string, Drawing > = drawings;

/** Returns the saved shape if it exists, otherwise the default, otherwise a circle. */
export function cleanShape( raw: Json | undefined, fallback: Json | undefined ): string {
	const known = [ raw, fallback ].find(
		( shape ) => typeof shape === 'string' && Object.hasOwn( SHAPES, shape )
	);
	return typeof known === 'string' ? known : 'circle';
}

const LABELS: Record< string, () => string > = {
	circle: () => __( 'Circle', 'pagewright' ),
	oval: () => __( 'Oval', 'pagewright' ),
	triangle: () => __( 'Triangle', 'pagewright' ),
	square: () => __( 'Square', 'pagewright' ),
	diamond: () => __( 'Diamond', 'pagewright' ),
	rhombus: () => __( 'Rhombus', 'pagewright' ),
	parallelogram: () => __( 'Parallelogram', 'pagewright' ),
	pentagon: () => __( 'Pentagon', 'pagewright' ),
	hexagon: () => __( 'Hexagon', 'pagewright' ),
};

export const shapeLabel = ( shape: string ) => LABELS[ shape ]?.() ?? shape;

/** Returns shapes whose name contains the words, in the order of the file. */
export function searchShapes( words: string ): string[] {
	const wanted = words.trim().toLowerCase();
	return Object.keys( SHAPES ).filter( ( shape ) =>
		`${ shape } ${ shapeLabel( shape ) }`.toLowerCase().includes( wanted )
	);
}
