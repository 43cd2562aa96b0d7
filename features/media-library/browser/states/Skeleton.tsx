import type { View } from '../types';

const BONES = Array.from( { length: 24 }, ( _unused, i ) => i );

/** Placeholders before the first response. */
export const Skeleton = ( { view }: { view: View } ) => (
	<div className={ `pagewright-media-library__skeleton is-${ view }` } aria-hidden="true">
		{ BONES.map( ( bone ) => (
			<span key={ bone } className="pagewright-media-library__tile is-loading" />
		) ) }
	</div>
);
