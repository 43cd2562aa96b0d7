import { useEffect, useRef, useState, type Dispatch } from 'react';
import { __ } from '@wordpress/i18n';
import type { Values } from '../schema/field-types';
import { fetchForm } from '../rest/forms/client';
import type { BlockEvent } from './block-state';
import { loadFormModule, type FormModule } from './form-module';

interface Options {
	/** Whether the form is visible. */
	isOpen: boolean;
	widgetClass: string;
	/** Current data of the block. */
	data: Values;
	/** Change it to load again. */
	attempt: number;
	dispatch: Dispatch< BlockEvent >;
}

/**
 * Loads the form of a block and the code of forms when it first opens. Returns the code, null until
 * both are loaded.
 */
export function useForm( {
	isOpen,
	widgetClass,
	data,
	attempt,
	dispatch,
}: Options ): FormModule | null {
	const [ module, setModule ] = useState< FormModule | null >( null );
	const latest = useRef( data );
	latest.current = data;
	const request = useRef( 0 );

	useEffect( () => {
		if ( ! isOpen ) {
			return;
		}
		const number = ++request.current;
		const abort = new AbortController();
		dispatch( { type: 'asked', part: 'form', request: number } );
		Promise.all( [
			fetchForm( widgetClass, latest.current, abort.signal ),
			loadFormModule(),
		] ).then(
			( [ result, code ] ) => {
				setModule( code );
				dispatch(
					result.ok
						? { type: 'answered', part: 'form', request: number, value: result.value }
						: { type: 'failed', part: 'form', request: number, failure: result.failure }
				);
			},
			() => {
				const message = __(
					'The form could not be loaded. Check your connection and try again.',
					'pagewright'
				);
				dispatch( {
					type: 'failed',
					part: 'form',
					request: number,
					failure: { kind: 'offline', message },
				} );
			}
		);
		return () => abort.abort();
	}, [ isOpen, widgetClass, attempt, dispatch ] );

	return module;
}
