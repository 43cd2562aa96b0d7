import { FakeClassicArranger } from './fake-classic-arranger';

const IMAGES = [ 12, 24, 30 ];
const SONGS = [ 7, 17, 27 ];

/** A state under its title, by which tests find its port. */
const state = ( title: string, kind: 'gallery' | 'playlist', failures = 0 ) => ( {
	title,
	draw: () => (
		<FakeClassicArranger
			name={ title }
			ids={ kind === 'gallery' ? IMAGES : SONGS }
			{ ...{ kind, failures } }
		/>
	),
} );

export const COLLECTION_STATES = [
	state( 'A gallery of the classic editor', 'gallery' ),
	state( 'A playlist of the classic editor', 'playlist' ),
	state( 'A playlist whose files fail to load', 'playlist', 1 ),
];
