import { useCallback, useEffect, useState } from '@wordpress/element';
import { copyOf, fetchForm, saveForm } from '../../rest/contact-form/client';
import { fetchForms, type FormsPage, type FormsQuestion } from '../../rest/form-list/client';
import { fetchFormUses, type FormUses } from '../../rest/form-uses/client';
import type { Failure, Result } from '../../../../rest/send';

/** While typing. */
const PAUSE_MS = 250;

/** Fetches a page of the list; keeps the previous one while loading. */
export function useForms( question: FormsQuestion ) {
	const [ shown, setShown ] = useState< FormsPage | null >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ isLoading, setLoading ] = useState( true );
	const [ attempt, setAttempt ] = useState( 0 );
	const { search, page, orderby, status } = question;
	useEffect( () => {
		const call = new AbortController();
		const load = async () => {
			setLoading( true );
			const result = await fetchForms( { search, page, orderby, status }, call.signal );
			if ( call.signal.aborted ) {
				return;
			}
			setLoading( false );
			setFailure( result.ok ? null : result.failure );
			if ( result.ok ) {
				setShown( result.value );
			}
		};
		const timer = setTimeout( () => void load(), search ? PAUSE_MS : 0 );
		return () => {
			clearTimeout( timer );
			call.abort();
		};
	}, [ search, page, orderby, status, attempt ] );
	const again = useCallback( () => setAttempt( ( number ) => number + 1 ), [] );
	return { shown, failure, isLoading, again };
}

/** Uses of forms, by ID. */
export type UsesState = 'loading' | 'failed' | Record< string, FormUses >;

/** Fetches the uses of forms after the list. */
export function useUses( isWanted: boolean ): UsesState {
	const [ uses, setUses ] = useState< UsesState >( 'loading' );
	useEffect( () => {
		if ( ! isWanted ) {
			return;
		}
		const call = new AbortController();
		void fetchFormUses( call.signal ).then( ( result ) => {
			if ( ! call.signal.aborted ) {
				setUses( result.ok ? result.value.uses : 'failed' );
			}
		} );
		return () => call.abort();
	}, [ isWanted ] );
	return uses;
}

/** Saves a copy of a form. */
export async function duplicate(
	id: number,
	titleOf: ( title: string ) => string
): Promise< Result< unknown > > {
	const found = await fetchForm( id );
	return found.ok ? saveForm( null, copyOf( found.value, titleOf( found.value.title ) ) ) : found;
}
