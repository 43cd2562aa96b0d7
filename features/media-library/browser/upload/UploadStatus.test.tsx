import { render, screen, waitFor } from '@testing-library/react';
import { setup, speak } from '@wordpress/a11y';
import { beforeEach, expect, it } from 'vitest';
import { fileOf, start } from '../../tests/support/upload-queue';
import { UploadStatus } from './UploadStatus';

const spoken = () => document.getElementById( 'a11y-speak-polite' )?.textContent ?? '';

/** Starts uploads that do not end. */
const begin = () => start( { wholeBytes: 0, mostChunks: 0 } );

// Other tests may have removed the live regions.
beforeEach( () => {
	setup();
	speak( '' );
} );

it( 'loads its code with the first file, and announces it', async () => {
	const { queue } = begin();
	const { container } = render( <UploadStatus queue={ queue } language="en" /> );
	expect( container.innerHTML ).toBe( '' );
	queue.add( [ fileOf( 'boat.jpg' ) ] );
	await screen.findByText( 'boat.jpg' );
	await waitFor( () => expect( spoken() ).toContain( 'Uploading 1 file' ) );
} );

it( 'does not announce uploads that began before', async () => {
	const { queue } = begin();
	queue.add( [ fileOf( 'ship.jpg' ) ] );
	render( <UploadStatus queue={ queue } language="en" /> );
	await screen.findByText( 'ship.jpg' );
	expect( spoken() ).not.toContain( 'Uploading' );
} );
