import { afterEach, expect, it } from 'vitest';
import { fakeMedia, type FakeMedia } from './fake-core';
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
