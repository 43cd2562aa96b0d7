import { describe, expect, it } from 'vitest';
import type { CoreMedia } from './core';
import { areFramesUnchanged, type ViewSnapshots } from './views';

type Prototype = Record< string, unknown >;

function library() {
	const prototypes = {
		Modal: { open() {} } as Prototype,
		MediaFrame: { initialize() {} } as Prototype,
		Select: { browseRouter() {} } as Prototype,
	};
	const classOf = ( prototype: Prototype ) => ( { prototype } );
	const view = {
		Modal: classOf( prototypes.Modal ),
		MediaFrame: {
			...classOf( prototypes.MediaFrame ),
			Select: classOf( prototypes.Select ),
		},
	};
	const snapshots = {
		Modal: { ...prototypes.Modal },
		MediaFrame: { ...prototypes.MediaFrame },
		Select: { ...prototypes.Select },
	} as unknown as ViewSnapshots;
	const media = { view } as unknown as CoreMedia;
	return { prototypes, view, isUnchanged: () => areFramesUnchanged( media, snapshots ) };
}

describe( 'the frames of WordPress', () => {
	it( 'are unchanged at first', () => {
		expect( library().isUnchanged() ).toBe( true );
	} );

	it.each( [ 'Modal', 'MediaFrame', 'Select' ] as const )( 'have a changed %s', ( name ) => {
		const { prototypes, isUnchanged } = library();
		prototypes[ name ]._events = { open: [] };
		expect( isUnchanged() ).toBe( false );
	} );

	it( 'have a function of a plugin', () => {
		const { prototypes, isUnchanged } = library();
		prototypes.Select.browseRouter = () => {};
		expect( isUnchanged() ).toBe( false );
	} );

	it( 'have a class of a plugin', () => {
		const { view, isUnchanged } = library();
		view.MediaFrame.Select = { prototype: { browseRouter() {} } };
		expect( isUnchanged() ).toBe( false );
	} );
} );
