import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMedia, type FakeMedia } from './fake-core';
import type { OwnDialog } from './own';
import { describeAttachment, findAttachment, isMediaAvailable, openMediaFrame } from '.';

let media: FakeMedia | undefined;
afterEach( () => media?.remove() );
const request = { title: 'Choose', button: 'Use' };
const file = {
	id: 3,
	title: 'Report',
	url: 'https://example.com/r.pdf',
	mime: 'application/pdf',
	icon: 'https://example.com/pdf.png',
};

it( 'resolves with the selected file', async () => {
	media = fakeMedia( [ file ] );
	const answer = openMediaFrame( { ...request, selected: 3 } );
	media.select( 3 );
	expect( await answer ).toMatchObject( {
		id: 3,
		title: 'Report',
		thumbnail: 'https://example.com/pdf.png',
	} );
} );

it( 'resolves with null when the dialog is closed', async () => {
	media = fakeMedia( [ file ] );
	const answer = openMediaFrame( request );
	media.close();
	expect( await answer ).toBeNull();
} );

it( 'resolves with null without a library, and reports it', async () => {
	expect( isMediaAvailable() ).toBe( false );
	expect( await openMediaFrame( request ) ).toBeNull();
	expect( await findAttachment( 3 ) ).toBeNull();
} );

it( 'returns the data of a file, and null for a deleted one', async () => {
	media = fakeMedia( [ file ] );
	expect( await findAttachment( 3 ) ).toMatchObject( { id: 3, url: file.url } );
	expect( await findAttachment( 4 ) ).toBeNull();
	expect( await findAttachment( 0 ) ).toBeNull();
} );

it( 'uses an image without sizes as its own thumbnail', () => {
	expect(
		describeAttachment( {
			id: 1,
			url: 'a.svg',
			mime: 'image/svg+xml',
			filename: 'a.svg',
			icon: 'i.png',
		} )
	).toMatchObject( { thumbnail: 'a.svg', title: 'a.svg', width: 0 } );
} );

describe( 'with a dialog of our own', () => {
	const realm = globalThis as { pagewrightMediaDialog?: OwnDialog };
	const open = vi.fn< OwnDialog[ 'open' ] >();
	const own = ( isPossible = true ) => {
		media = fakeMedia( [ file ] );
		realm.pagewrightMediaDialog = { isPossible: () => isPossible, open };
	};
	beforeEach( () => open.mockReset() );
	afterEach( () => delete realm.pagewrightMediaDialog );

	it( 'resolves with its file', async () => {
		own();
		open.mockResolvedValue( { type: 'chosen', attachments: [ file ] } );
		expect( await openMediaFrame( { ...request, types: [ 'image' ], selected: 3 } ) ).toEqual(
			describeAttachment( file )
		);
		expect( open ).toHaveBeenCalledWith( {
			...request,
			types: [ 'image' ],
			multiple: false,
			selected: [ 3 ],
		} );
	} );

	it( 'resolves with null when it is closed', async () => {
		own();
		open.mockResolvedValue( { type: 'closed' } );
		expect( await openMediaFrame( request ) ).toBeNull();
	} );

	it( 'opens that of WordPress when the user turns it off', async () => {
		own();
		open.mockResolvedValue( { type: 'turnedOff' } );
		const answer = openMediaFrame( request );
		await vi.waitFor( () => expect( media!.options ).toMatchObject( { title: 'Choose' } ) );
		media!.select( 3 );
		expect( await answer ).toMatchObject( { id: 3 } );
	} );

	it( 'opens that of WordPress when it may not open', async () => {
		own( false );
		const answer = openMediaFrame( request );
		media!.select( 3 );
		expect( await answer ).toMatchObject( { id: 3 } );
		expect( open ).not.toHaveBeenCalled();
	} );
} );
