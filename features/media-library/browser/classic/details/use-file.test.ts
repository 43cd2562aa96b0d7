import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFile, type Before, type ImageModel } from './use-file';

/** An image whose attachment has just arrived: WordPress has given it the URL and the size of the file. */
function arrived() {
	const values: Record< string, unknown > = { url: 'boat.jpg', width: 1600, height: 1200 };
	const request = {
		done: ( then: () => void ) => {
			then();
			return request;
		},
		fail: () => request,
	};
	const model = {
		attachment: { id: 7, off: () => {} },
		dfd: request,
		listenTo: () => {},
		get: ( name: string ) => values[ name ],
		set: ( changes: object ) => Object.assign( values, changes ),
	};
	return { values, model: model as unknown as ImageModel };
}

it.each( [
	[
		'the URL and the size of the post',
		{ url: 'boat-300x225.jpg', width: 300, height: 225 },
		{ url: 'boat-300x225.jpg', width: 300, height: 225 },
	],
	[
		'the URL of the file, if a widget has saved none',
		{ url: '', width: 300, height: 225 },
		{ url: 'boat.jpg', width: 300, height: 225 },
	],
] as Array< [ string, Before, Before ] > )( 'an image keeps %s', async ( _what, before, after ) => {
	const { values, model } = arrived();
	const { result } = renderHook( () => useFile( model, before ) );
	await waitFor( () => expect( result.current.isReady ).toBe( true ) );
	expect( values ).toEqual( after );
} );
