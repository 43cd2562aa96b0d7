import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeMedia, type FakeMedia } from '../../media/fake-core';
import { renderForm } from '../../tests/support/form';

const image = ( options: object = {} ) => ( {
	image: { type: 'media', label: 'Image', library: 'image', ...options },
} );
const boat = {
	id: 7,
	title: 'Boat',
	url: 'https://example.com/boat.jpg',
	mime: 'image/jpeg',
	sizes: { thumbnail: { url: 'https://example.com/boat-150.jpg' } },
};
let media: FakeMedia;

beforeEach( () => ( media = fakeMedia( [ boat ] ) ) );
afterEach( () => media.remove() );

it( 'stores the selected file and shows its title and thumbnail', async () => {
	const { last, user, container } = renderForm( image(), { image: '' } );
	await user.click( screen.getByRole( 'button', { name: /Select file/ } ) );
	expect( media.options ).toMatchObject( { multiple: false, library: { type: [ 'image' ] } } );
	await act( async () => media.select( 7 ) );
	expect( last() ).toEqual( { image: 7 } );
	expect( screen.getByText( 'Boat' ) ).toBeVisible();
	expect( container.querySelector( 'img' ) ).toHaveAttribute(
		'src',
		'https://example.com/boat-150.jpg'
	);
	expect( screen.getByRole( 'button', { name: /Replace/ } ) ).toHaveFocus();
} );

it( 'changes nothing when the dialog closes without a selection', async () => {
	const { told, user } = renderForm( image(), { image: 7 } );
	await user.click( await screen.findByRole( 'button', { name: /Replace/ } ) );
	await act( async () => media.close() );
	expect( told ).toEqual( [] );
} );

it( 'opens with the current file selected', async () => {
	const { user } = renderForm( image(), { image: '7' } );
	await user.click( await screen.findByRole( 'button', { name: /Replace/ } ) );
	expect( media.preselected ).toEqual( [ 7 ] );
} );

it( 'removes a file and keeps the URL beside it', async () => {
	const { last, user } = renderForm( image( { fallback: true } ), {
		image: 7,
		image_fallback: 'https://example.com/b.png',
	} );
	await user.click( screen.getByRole( 'button', { name: 'Remove' } ) );
	expect( last() ).toEqual( { image: 0, image_fallback: 'https://example.com/b.png' } );
} );

it( 'stores a URL only if the field supports it', async () => {
	const { last, user } = renderForm( image( { fallback: true } ), { image: '' } );
	await user.type( screen.getByLabelText( 'External URL' ), '/a' );
	expect( last() ).toEqual( { image: 0, image_fallback: '/a' } );
	expect( renderForm( image(), {} ).container.querySelector( 'input' ) ).toBeNull();
} );

it( 'shows the ID of a missing file', async () => {
	renderForm( image(), { image: 99 } );
	expect( await screen.findByText( 'File 99 (no details available)' ) ).toBeVisible();
} );

it( 'reports that the library is not on the page', async () => {
	media.remove();
	const { told, user } = renderForm( image(), { image: '' } );
	await user.click( screen.getByRole( 'button', { name: /Select file/ } ) );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'The media library is not available on this page'
	);
	expect( told ).toEqual( [] );
} );

it( 'shows the search for stock images if it is available, and for images only', () => {
	const site = globalThis as { pagewrightEditor?: object };
	const button = () => screen.queryByRole( 'button', { name: /Find image/ } );
	renderForm( image(), { image: '' } ).unmount();
	expect( button() ).toBeNull();
	site.pagewrightEditor = { stock: { nonce: 'x', providers: { openverse: 'Openverse' } } };
	try {
		const { unmount } = renderForm( image( { library: 'video, audio' } ), { image: '' } );
		expect( button() ).toBeNull();
		unmount();
		renderForm( image( { library: '' } ), { image: '' } );
		expect( button() ).toBeVisible();
	} finally {
		delete site.pagewrightEditor;
	}
} );
