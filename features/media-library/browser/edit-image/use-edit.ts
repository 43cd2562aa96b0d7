import { useCallback, useEffect, useMemo, useReducer, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import type { ImagePort, ImageSource, Target } from '../../image-port';
import { changesOf, focusOf } from '../../model/edit-image/edit';
import {
	createHistory,
	reduceHistory,
	type EditEvent,
	type History,
} from '../../model/edit-image/history';
import type { Failure } from '../../model/failure';
import { createImagePort } from '../../port/images';
import { mediaFacts } from '../classic/facts';
import { failureText } from '../failure-text';
import type { EditImageProps } from './types';

export type Loaded =
	| { status: 'loading' }
	| { status: 'failed'; failure: Failure }
	| { status: 'ready'; source: ImageSource };

/** The running request. */
export type Work = 'save' | 'copy' | 'restore' | null;

type Event = EditEvent | { type: 'opened'; source: ImageSource };

const reduce = ( history: History | null, event: Event ): History | null => {
	if ( event.type === 'opened' ) {
		return createHistory( event.source, event.source.focus );
	}
	return history && reduceHistory( history, event );
};

/** Returns the image, its edit, and functions that save. */
export function useEdit(
	{ store, attachment: { id }, editing }: EditImageProps,
	close: () => void
) {
	const images = useMemo< ImagePort >(
		() => store.images ?? createImagePort( mediaFacts().ajaxUrl ),
		[ store ]
	);
	const [ loaded, load ] = useSource( images, id );
	const [ history, dispatch ] = useReducer( reduce, null );
	const [ target, setTarget ] = useState< Target >( 'all' );
	const [ work, setWork ] = useState< Work >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ isRestored, setRestored ] = useState( false );
	const source = loaded.status === 'ready' ? loaded.source : null;
	useEffect( () => {
		if ( source ) {
			dispatch( { type: 'opened', source } );
		}
	}, [ source ] );

	const ask = async ( kind: Work, request: () => ReturnType< ImagePort[ 'edit' ] > ) => {
		setWork( kind );
		setFailure( null );
		setRestored( false );
		const result = await request();
		// After saving, the host closes the editor, in WordPress's dialog as soon as it has loaded the image again.
		if ( ! result.ok || kind === 'restore' ) {
			setWork( null );
		}
		if ( ! result.ok ) {
			setFailure( result.failure );
			speak( failureText( result.failure ), 'assertive' );
			return null;
		}
		store.tell( { type: kind === 'copy' ? 'added' : 'changed', item: result.value } );
		return result.value;
	};
	const save = async ( copy: boolean ) => {
		if ( ! source || ! history ) {
			return;
		}
		const { edit } = history;
		const isSmall = target === 'thumbnail' && ! copy;
		const saved = await ask( copy ? 'copy' : 'save', () =>
			images.edit( id, {
				...{ version: source.version, changes: changesOf( edit, source ), target, copy },
				// The image itself stays as it is.
				focus: isSmall ? edit.focus : focusOf( edit, source ),
			} )
		);
		if ( saved ) {
			speak( copy ? COPIED() : __( 'Image saved.', 'pagewright' ) );
			close();
			if ( copy ) {
				editing.onCopied?.( saved.id );
			}
		}
	};
	const restore = async () => {
		if ( source && ( await ask( 'restore', () => images.restore( id, source.version ) ) ) ) {
			speak( RESTORED() );
			setRestored( true );
			load();
		}
	};
	return {
		...{ loaded, load, source, history, dispatch, target, setTarget, work, failure },
		...{ isRestored, save, restore },
		isDirty: source !== null && history !== null && isDirty( history, source ),
	};
}

const COPIED = () => __( 'Copy saved and selected.', 'pagewright' );
export const RESTORED = () => __( 'The original image is restored.', 'pagewright' );

export type EditState = ReturnType< typeof useEdit >;

const isDirty = ( { edit }: History, source: ImageSource ): boolean =>
	changesOf( edit, source ).length > 0 ||
	JSON.stringify( edit.focus ) !== JSON.stringify( source.focus );

/** Loads the image now, and each time the returned function is called. */
function useSource( images: ImagePort, id: number ) {
	const [ loaded, setLoaded ] = useState< Loaded >( { status: 'loading' } );
	const [ count, setCount ] = useState( 0 );
	useEffect( () => {
		const stop = new AbortController();
		setLoaded( { status: 'loading' } );
		void images.source( id, stop.signal ).then( ( result ) => {
			if ( ! stop.signal.aborted ) {
				setLoaded(
					result.ok
						? { status: 'ready', source: result.value }
						: { status: 'failed', failure: result.failure }
				);
			}
		} );
		return () => stop.abort();
	}, [ images, id, count ] );
	return [ loaded, useCallback( () => setCount( ( before ) => before + 1 ), [] ) ] as const;
}
