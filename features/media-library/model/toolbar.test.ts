import { describe, expect, it } from 'vitest';
import { stateOf, type StateId } from './states';
import { isEnabled, type ToolbarFacts } from './toolbar';

const nothing: ToolbarFacts = {
	...{ selected: 0, selectedUploading: 0, inLibrary: 0, libraryUploading: 0 },
	...{ url: '', hasImage: false },
};
/** Situations in which a button may be enabled. */
const situations = {
	nothing,
	selection: { ...nothing, selected: 2 },
	'selection that uploads': { ...nothing, selected: 2, selectedUploading: 1, inLibrary: 9 },
	library: { ...nothing, inLibrary: 2 },
	'library that uploads': { ...nothing, inLibrary: 2, libraryUploading: 1 },
	scheme: { ...nothing, url: 'https://' },
	url: { ...nothing, url: 'https://example.org' },
	image: { ...nothing, hasImage: true },
} satisfies Record< string, ToolbarFacts >;
type Situation = keyof typeof situations;

const always: Situation[] = [
	...( [ 'nothing', 'selection', 'library', 'library that uploads' ] as const ),
	...( [ 'scheme', 'url', 'image' ] as const ),
];

describe( 'the primary button of', () => {
	it.each< [ StateId, Situation[] ] >( [
		[ 'library', [ 'selection' ] ],
		[ 'insert', [ 'selection' ] ],
		[ 'gallery', [ 'selection' ] ],
		[ 'gallery-edit', [ 'library' ] ],
		[ 'gallery-library', [ 'selection' ] ],
		[ 'playlist', [ 'selection' ] ],
		[ 'playlist-edit', [ 'library', 'library that uploads' ] ],
		[ 'playlist-library', [ 'selection' ] ],
		[ 'video-playlist', [ 'selection' ] ],
		[ 'video-playlist-edit', [ 'library', 'library that uploads' ] ],
		[ 'video-playlist-library', [ 'selection' ] ],
		[ 'embed', [ 'url' ] ],
		[ 'featured-image', [ 'selection' ] ],
		[ 'image-details', always ],
		[ 'replace-image', [ 'selection' ] ],
		[ 'audio-details', always ],
		[ 'replace-audio', [ 'selection' ] ],
		[ 'add-audio-source', [ 'selection' ] ],
		[ 'video-details', always ],
		[ 'replace-video', [ 'selection' ] ],
		[ 'add-video-source', [ 'selection' ] ],
		[ 'select-poster-image', [ 'selection' ] ],
		[ 'add-track', [ 'selection' ] ],
		[ 'cropper', [ 'image' ] ],
	] )( '%s is enabled with %o', ( id, enabled ) => {
		const { primary } = stateOf( id );
		const names = Object.keys( situations ) as Situation[];
		expect( names.filter( ( name ) => isEnabled( primary!, situations[ name ] ) ) ).toEqual(
			enabled
		);
	} );
} );

it.each< [ StateId, string, number, Situation[] ] >( [
	[ 'cropper', 'skip', 70, always ],
	[ 'edit-image', 'back', 20, always ],
	[ 'replace-image', 'back', 20, always ],
] )( 'the other button of %s is %s, at %i', ( id, button, priority, enabled ) => {
	const [ other ] = stateOf( id ).buttons;
	expect( other ).toMatchObject( { id: button, priority } );
	const names = Object.keys( situations ) as Situation[];
	expect( names.filter( ( name ) => isEnabled( other!, situations[ name ] ) ) ).toEqual(
		enabled
	);
} );
