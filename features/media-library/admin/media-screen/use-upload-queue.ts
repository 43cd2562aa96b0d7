import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MediaStore } from '../../browser/store/media-store';

export interface UploadFailure {
	key: number;
	/** Name of the file. */
	name: string;
	message: string;
}

/** Uploads files one after another through WordPress's route. */
export function useUploadQueue( store: MediaStore ) {
	const [ files, setFiles ] = useState< readonly File[] >( [] );
	const [ failures, setFailures ] = useState< readonly UploadFailure[] >( [] );
	const [ current ] = files;
	const keys = useRef( 0 );
	useEffect( () => {
		if ( ! current ) {
			return;
		}
		void upload( store, current ).then( ( message ) => {
			if ( message !== null ) {
				const failure = { key: ++keys.current, name: current.name, message };
				setFailures( ( now ) => [ ...now, failure ] );
			}
			setFiles( ( now ) => now.slice( 1 ) );
		} );
	}, [ current, store ] );
	useEffect( () => {
		const warn = ( event: BeforeUnloadEvent ) => event.preventDefault();
		if ( current ) {
			window.addEventListener( 'beforeunload', warn );
		}
		return () => window.removeEventListener( 'beforeunload', warn );
	}, [ current ] );
	return {
		/** Number of files that are waiting or uploading. */
		left: files.length,
		failures,
		add: useCallback(
			( added: readonly File[] ) => setFiles( ( now ) => [ ...now, ...added ] ),
			[]
		),
		dismiss: ( key: number ) =>
			setFailures( ( now ) => now.filter( ( failure ) => failure.key !== key ) ),
	};
}

/** Returns null, or why the file was not uploaded. */
async function upload( store: MediaStore, file: File ): Promise< string | null > {
	const body = new FormData();
	body.append( 'file', file, file.name );
	try {
		const { id } = await apiFetch< { id: number } >( {
			path: '/wp/v2/media',
			method: 'POST',
			body,
		} );
		const result = await store.port.get( id );
		store.tell( result.ok ? { type: 'added', item: result.value } : { type: 'invalidated' } );
		return null;
	} catch ( failure ) {
		const { message } = ( failure ?? {} ) as { message?: unknown };
		return typeof message === 'string' && message
			? message
			: __( 'The file could not be uploaded. Please try again.', 'pagewright' );
	}
}
