import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fileOf, start } from '../../tests/support/upload-queue';
import { UploadStatus } from './UploadStatus';

const spoken = () => screen.getByRole( 'status' ).textContent;

/** Starts uploads that do not end. */
const begin = () => start( { wholeBytes: 0, mostChunks: 0 } );

it( 'loads its code with the first file, and announces it', async () => {
	const { queue } = begin();
	render( <UploadStatus queue={ queue } language="en" /> );
	expect( screen.queryByRole( 'region' ) ).toBeNull();
	expect( spoken() ).toBe( '' );
	queue.add( [ fileOf( 'boat.jpg' ) ] );
	await screen.findByText( 'boat.jpg' );
	await waitFor( () => expect( spoken() ).toContain( 'Uploading 1 file' ) );
} );

it( 'does not announce uploads that began before', async () => {
	const { queue } = begin();
	queue.add( [ fileOf( 'ship.jpg' ) ] );
	render( <UploadStatus queue={ queue } language="en" /> );
	await screen.findByText( 'ship.jpg' );
	expect( spoken() ).toBe( '' );
} );

it( 'keeps what was announced, which the next text would replace before it is read', async () => {
	const { queue } = begin();
	render( <UploadStatus queue={ queue } language="en" /> );
	for ( let count = 1; count <= 7; count++ ) {
		queue.add( [ fileOf( `boat-${ count }.jpg` ) ] );
		await waitFor( () => expect( spoken() ).toContain( `Uploading ${ count } file` ) );
	}
	const region = screen.getByRole( 'status' );
	expect( region ).toHaveAttribute( 'aria-atomic', 'false' );
	expect( [ ...region.children ].map( ( { textContent } ) => textContent ) ).toEqual(
		[ 3, 4, 5, 6, 7 ].map( ( count ) => `Uploading ${ count } files…` )
	);
} );
