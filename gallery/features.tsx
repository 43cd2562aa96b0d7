import { unitOf, type State, type Unit } from './unit';

const files = import.meta.glob< { gallery: Array< Omit< State, 'id' > > } >(
	'../features/*/gallery.tsx',
	{ eager: true }
);

/** One unit for each feature with a gallery.tsx. */
export const featureUnits: Unit[] = Object.entries( files ).map( ( [ path, { gallery } ] ) => {
	const name = path.split( '/' )[ 2 ] as string;
	return unitOf( `feature-${ name }`, `Feature: ${ name }`, gallery );
} );
