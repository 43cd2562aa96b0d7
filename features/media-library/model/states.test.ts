import { describe, expect, it } from 'vitest';
import { hasRouter, stateId, stateOf, type FrameState, type StateId } from './states';

const browse = [ 'browse', 'upload' ] as const;
const chooses = { isSearchable: true, hasDateFilter: true, selectsUploads: true };

/** The table of the states, in the order of WordPress's frames. */
const table: Array< [ StateId, Partial< FrameState > ] > = [
	[ 'library', { ...chooses, menu: 'default', priority: 20, content: browse, multiple: false } ],
	[
		'insert',
		{
			...chooses,
			...{ menu: 'default', priority: 20, content: [ ...browse, 'edit-selection' ] },
			...{
				filterable: 'all',
				hasDisplaySettings: true,
				allowsLocalEdits: true,
				exit: 'close',
			},
		},
	],
	[
		'gallery',
		{
			...chooses,
			...{ menu: 'default', priority: 40, content: browse, type: 'image' },
			...{ filterable: 'uploaded', multiple: 'add', exit: 'gallery-edit' },
		},
	],
	[
		'gallery-edit',
		{
			...{ menu: 'gallery', priority: 60, content: [ 'browse' ], filterable: false },
			...{ isSearchable: false, hasDateFilter: false, isSortable: true, isDescribed: true },
			exit: 'close',
		},
	],
	[
		'gallery-library',
		{
			...{ menu: 'gallery', priority: 100, content: browse, type: 'image' },
			...{ filterable: 'uploaded', multiple: 'add', exit: 'gallery-edit' },
		},
	],
	[
		'playlist',
		{ menu: 'default', priority: 60, type: 'audio', multiple: 'add', exit: 'playlist-edit' },
	],
	[
		'playlist-edit',
		{ menu: 'playlist', priority: 60, content: [ 'browse' ], isSortable: true },
	],
	[
		'playlist-library',
		{ menu: 'playlist', priority: 100, type: 'audio', exit: 'playlist-edit' },
	],
	[
		'video-playlist',
		{ menu: 'default', priority: 60, type: 'video', exit: 'video-playlist-edit' },
	],
	[ 'video-playlist-edit', { menu: 'video-playlist', priority: 60, content: [ 'browse' ] } ],
	[ 'video-playlist-library', { menu: 'video-playlist', priority: 100, type: 'video' } ],
	[ 'embed', { menu: 'default', priority: 120, content: [ 'embed' ], exit: 'close' } ],
	[
		'featured-image',
		{
			...{ menu: 'default', priority: 60, content: browse, type: 'image' },
			...{ filterable: 'uploaded', multiple: false },
		},
	],
	[ 'edit-image', { menu: null, content: [ 'edit-image' ], primary: null, exit: 'previous' } ],
	[ 'image-details', { menu: null, content: [ 'details' ], exit: 'close' } ],
	[
		'replace-image',
		{
			...{ menu: null, content: browse, type: 'image', filterable: 'uploaded' },
			...{ hasDisplaySettings: true, exit: 'close' },
		},
	],
	[ 'audio-details', { menu: 'audio-details', content: [ 'details' ], exit: 'close' } ],
	[
		'replace-audio',
		{ menu: 'audio-details', content: browse, type: 'audio', exit: 'audio-details' },
	],
	[ 'add-audio-source', { menu: null, content: browse, exit: 'audio-details' } ],
	[ 'video-details', { menu: 'video-details', content: [ 'details' ], exit: 'close' } ],
	[
		'replace-video',
		{ menu: 'video-details', content: browse, type: 'video', exit: 'video-details' },
	],
	[ 'add-video-source', { menu: null, content: browse, exit: 'video-details' } ],
	[ 'select-poster-image', { menu: 'video-details', type: 'image', exit: 'video-details' } ],
	[ 'add-track', { menu: 'video-details', type: 'text', exit: 'video-details' } ],
	[ 'cropper', { menu: null, content: [ 'crop' ], exit: 'close' } ],
	[
		'edit-attachment',
		{ menu: null, content: [ 'edit-metadata', 'edit-image' ], primary: null },
	],
	[ 'iframe:my-tab', { menu: 'default', priority: 200, content: [ 'iframe' ], primary: null } ],
];

describe( 'the state', () => {
	it.each( table )( '%s has the properties of its table', ( id, properties ) => {
		expect( stateOf( id ) ).toMatchObject( properties );
		expect( stateId( id ) ).toBe( id );
	} );

	it.each( table )( '%s leads only to states that exist', ( id ) => {
		const { exit } = stateOf( id );
		expect( [ 'close', 'previous', stateId( exit ) ] ).toContain( exit );
	} );

	it.each( table )( '%s has tabs exactly if it browses and uploads', ( id ) => {
		const { content } = stateOf( id );
		const both = content.includes( 'browse' ) && content.includes( 'upload' );
		expect( hasRouter( stateOf( id ) ) ).toBe( both );
	} );
} );

it.each( [
	[ 'gallery-add', 'gallery-library' ],
	[ 'playlist-add', 'playlist-library' ],
	[ 'video-playlist-add', 'video-playlist-library' ],
	[ 'insert', 'insert' ],
	[ 'iframe:', null ],
	[ 'unknown', null ],
	[ '', null ],
	[ 'toString', null ],
	[ '__proto__', null ],
] )( 'the name “%s” means the state %s', ( name, id ) => {
	expect( stateId( name ) ).toBe( id );
} );
