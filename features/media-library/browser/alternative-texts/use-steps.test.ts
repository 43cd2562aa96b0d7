import { act, renderHook } from '@testing-library/react';
import { useReducer } from '@wordpress/element';
import { expect, it } from 'vitest';
import { EMPTY_LIST, reduceTextList, type Step } from '../../model/alternative-texts/text-list';
import type { Result } from '../../port';
import type { TextPort } from '../../text-port';
import { completeAttachment, rowOf } from '../../tests/support/attachments';
import { createFakePort } from '../../tests/support/fake-port';
import { MediaStore } from '../store/media-store';
import { useSteps } from './use-steps';

const OFFLINE = { ok: false, failure: { kind: 'network' } } as const;
const DONE = { ok: true, value: null } as const;
const MARKS: Step[] = [ 0, 1, 2, 3 ].map( ( id ) => ( { type: 'marked', id, text: '' } ) );

/** Renders three images, whose responses arrive when the test wants. */
function open() {
	const calls: Array< { id: number; isMark: boolean; answer: ( result: unknown ) => void } > = [];
	const port = {
		setDecorative: ( id: number, isMark: boolean ) =>
			new Promise( ( answer ) => calls.push( { id, isMark, answer } ) ),
	} as unknown as TextPort;
	const store = new MediaStore( createFakePort( { generated: 3 } ) );
	const rows = [ 3, 2, 1 ].map( ( id ) => rowOf( completeAttachment( { id } ) ) );
	const first = reduceTextList( EMPTY_LIST, { type: 'loaded', rows, total: 3 } );
	const { result } = renderHook( () => {
		const [ list, dispatch ] = useReducer( reduceTextList, first );
		return { list, steps: useSteps( { store, port, list, dispatch } ) };
	} );
	return {
		send: ( ...ids: number[] ) =>
			act( async () =>
				ids.forEach( ( id ) => void result.current.steps.send( MARKS[ id ]! ) )
			),
		undo: () => act( async () => result.current.steps.undo() ),
		/** Answers the latest request for an image. */
		answer: ( id: number, response: Result< unknown > ) =>
			act( async () =>
				calls
					.filter( ( call ) => call.id === id )
					.at( -1 )!
					.answer( response )
			),
		undone: () => calls.filter( ( { isMark } ) => ! isMark ).map( ( { id } ) => id ),
		isUndoing: () => result.current.steps.isUndoing,
		shown: () => result.current.list.current,
	};
}

it( 'undo waits for the last step', async () => {
	const images = open();
	await images.send( 3 );
	await images.answer( 3, DONE );
	await images.send( 2 );
	await images.undo();
	expect( images.undone() ).toEqual( [] );
	expect( images.isUndoing() ).toBe( true );
	await images.answer( 2, DONE );
	expect( images.undone() ).toEqual( [ 2 ] );
	await images.answer( 2, DONE );
	expect( images.isUndoing() ).toBe( false );
	expect( images.shown() ).toBe( 2 );
} );

it( 'undo waits for the last step, also if another one fails', async () => {
	const images = open();
	await images.send( 3, 2 );
	await images.undo();
	await images.answer( 3, OFFLINE );
	await images.answer( 2, DONE );
	expect( images.undone() ).toEqual( [ 2 ] );
} );

it( 'nothing is undone if the last step fails, also after it is sent again', async () => {
	const images = open();
	await images.send( 3 );
	await images.answer( 3, DONE );
	await images.send( 2 );
	await images.undo();
	await images.answer( 2, OFFLINE );
	expect( images.isUndoing() ).toBe( false );
	await images.send( 2 );
	await images.answer( 2, DONE );
	expect( images.undone() ).toEqual( [] );
} );

it( 'undo that failed is not repeated until the user wants it', async () => {
	const images = open();
	await images.send( 3 );
	await images.answer( 3, DONE );
	await images.undo();
	await images.answer( 3, OFFLINE );
	expect( images.undone() ).toEqual( [ 3 ] );
	await images.undo();
	expect( images.undone() ).toEqual( [ 3, 3 ] );
} );
