import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SCAN_DELAY_MS } from '../../model/embed';
import { createFakePort } from '../../tests/support/fake-port';
import { useEmbed, type loadImage } from './use-embed';

beforeEach( () => vi.useFakeTimers() );
afterEach( () => vi.useRealTimers() );

const noImage: typeof loadImage = async () => null;

function open( probe = noImage ) {
	const port = createFakePort( { generated: 1 } );
	const { result } = renderHook( () => useEmbed( port, probe ) );
	const type = async ( url: string, waitMs = SCAN_DELAY_MS ) => {
		act( () => result.current.dispatch( { type: 'urlTyped', url } ) );
		await act( () => vi.advanceTimersByTimeAsync( waitMs ) );
	};
	return { port, type, embed: () => result.current.embed };
}

it( 'requests the preview of a URL after a pause', async () => {
	const { port, type, embed } = open();
	await type( 'https://video.example/1', SCAN_DELAY_MS - 1 );
	await type( 'https://video.example/12' );
	expect( port.calls ).toEqual( [ 'oembed' ] );
	expect( embed() ).toMatchObject( { preview: 'ready', type: 'link', html: '<p>Video</p>' } );
} );

it( 'does not request a URL without an address', async () => {
	const { port, type } = open();
	await type( 'https://' );
	await type( 'javascript:alert(1)' );
	expect( port.calls ).toEqual( [] );
} );

it( 'shows the text field after a failure, and an image when the URL is one', async () => {
	const { type, embed } = open( async ( url ) =>
		url.endsWith( '.png' ) ? { width: 8, height: 6 } : null
	);
	await type( 'https://other.example/page' );
	expect( embed() ).toMatchObject( { preview: 'failed', type: 'link' } );
	await type( 'https://other.example/a.png' );
	expect( embed() ).toMatchObject( { preview: 'ready', type: 'image', width: 8 } );
} );
