import type { Dispatch } from 'react';
import { useEffect, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import type { Entry, Step, TextList, TextListEvent } from '../../model/alternative-texts/text-list';
import type { Failure } from '../../model/failure';
import type { TextPort } from '../../text-port';
import type { MediaStore } from '../store/media-store';
import { goneText, notSavedText, notUndoneText, stepText } from './texts';

interface Steps {
	store: MediaStore;
	port: TextPort;
	list: TextList;
	dispatch: Dispatch< TextListEvent >;
}

/** Returns functions that save texts and marks, and undo that. The next image is shown without waiting for the server. */
export function useSteps( { store, port, list, dispatch }: Steps ) {
	const [ isUndoing, setUndoing ] = useState( false );
	/** The step that is undone as soon as the server has it. */
	const [ asked, setAsked ] = useState< Step >();
	const [ notice, setNotice ] = useState( '' );
	const lose = ( { row }: Pick< Entry, 'row' > ) => {
		const text = goneText( row );
		speak( text, 'assertive' );
		setNotice( text );
		store.tell( { type: 'removed', ids: [ row.id ] } );
		dispatch( { type: 'gone', id: row.id } );
	};
	const rowOf = ( { id }: Step ) => list.entries.find( ( { row } ) => row.id === id )!;
	const send = async ( step: Step ) => {
		const entry = rowOf( step );
		setNotice( '' );
		setAsked( undefined );
		dispatch( { type: 'stepSent', step } );
		const failure = await take( step, store, port );
		if ( failure?.kind === 'missing' ) {
			lose( entry );
		} else if ( failure ) {
			speak( notSavedText( entry.row, failure ), 'assertive' );
			dispatch( { type: 'stepFailed', step, failure } );
		} else {
			dispatch( { type: 'stepDone', step } );
		}
	};
	const last = list.steps.at( -1 );
	const entryOfLast = last && rowOf( last );
	const done = entryOfLast?.status === 'done' && last;
	const undo = async ( step: Step ) => {
		const entry = rowOf( step );
		setUndoing( true );
		setNotice( '' );
		dispatch( { type: 'undoStarted', step } );
		const failure = await takeBack( step, store, port );
		setUndoing( false );
		if ( failure?.kind === 'missing' ) {
			lose( entry );
		} else if ( failure ) {
			const text = notUndoneText( entry.row, failure );
			speak( text, 'assertive' );
			setNotice( text );
			dispatch( { type: 'undoFailed', step } );
		} else {
			dispatch( { type: 'undone', step } );
		}
	};
	// A step that failed is not the last one any more.
	const isBusy = isUndoing || Boolean( last && last === asked );
	const ready = ! isUndoing && done === asked && done;
	useEffect( () => {
		if ( ready ) {
			setAsked( undefined );
			void undo( ready );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each step.
	}, [ ready ] );
	return {
		...{ send, lose },
		/** Says what the last step did, or why it failed. */
		said: notice || ( done && stepText( done, entryOfLast!.row ) ),
		undo: () => setAsked( last ),
		isUndoing: isBusy,
	};
}

/** Sends a step. Returns why that failed; null after success. */
async function take(
	{ type, id, text }: Step,
	store: MediaStore,
	port: TextPort
): Promise< Failure | null > {
	if ( type === 'described' ) {
		return saveText( store, id, text );
	}
	const result = await port.setDecorative( id, type === 'marked' );
	if ( result.ok && type === 'marked' ) {
		// A decorative image needs no text; undo brings it back.
		store.discard( id );
	}
	return result.ok ? null : result.failure;
}

/** Undoes a step on the server. The text stays as a draft. */
async function takeBack(
	{ type, id, text }: Step,
	store: MediaStore,
	port: TextPort
): Promise< Failure | null > {
	if ( type === 'described' ) {
		const failure = await saveText( store, id, '' );
		if ( failure ) {
			// The server still has the text.
			store.discard( id );
			return failure;
		}
	} else {
		const result = await port.setDecorative( id, type !== 'marked' );
		if ( ! result.ok ) {
			return result.failure;
		}
	}
	store.type( id, 'alt', text, true );
	return null;
}

async function saveText( store: MediaStore, id: number, text: string ): Promise< Failure | null > {
	await store.load( id );
	const loaded = store.attachment( id );
	if ( loaded?.status !== 'ready' ) {
		return loaded?.status === 'failed' ? loaded.failure : { kind: 'network' };
	}
	store.type( id, 'alt', text, true );
	await store.save( id );
	return store.draft( id ).failure;
}
