import { useCallback, useEffect, useState } from '@wordpress/element';
import { copyOf, deleteForm, fetchForm, saveForm } from '../../rest/contact-form/client';
import { fetchForms, type FormsPage, type FormsQuestion } from '../../rest/form-list/client';
import type { Failure, Result } from '../../rest/send';

/** While somebody types. */
const PAUSE_MS = 250;

/** A page of the list; the last one stays while the next is on its way. */
export function useForms( question: FormsQuestion ) {
	const [ shown, setShown ] = useState< FormsPage | null >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ isLoading, setLoading ] = useState( true );
	const [ attempt, setAttempt ] = useState( 0 );
	const { search, page, orderby } = question;
	useEffect( () => {
		const call = new AbortController();
		const load = async () => {
			setLoading( true );
			const result = await fetchForms( { search, page, orderby }, call.signal );
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
	}, [ search, page, orderby, attempt ] );
	const again = useCallback( () => setAttempt( ( number ) => number + 1 ), [] );
	return { shown, failure, isLoading, again };
}

/** Stores a copy of a form. */
export async function duplicate(
	id: number,
	titleOf: ( title: string ) => string
): Promise< Result< unknown > > {
	const found = await fetchForm( id );
	return found.ok ? saveForm( null, copyOf( found.value, titleOf( found.value.title ) ) ) : found;
}

export { deleteForm };
