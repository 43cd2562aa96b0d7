import { useState } from '@wordpress/element';
import type { Failure, Result } from '../rest/send';
import { useSay } from './say';
import { useUnsaved } from './use-unsaved';

/**
 * Settings of a tab: stored and edited values, and the state of saving. Edited values survive an
 * error.
 */
export function useSettings< S extends object, T extends { settings: S } >(
	given: T,
	send: ( changed: Partial< S > ) => Promise< Result< T > >,
	savedText: string
) {
	const [ stored, setStored ] = useState< T >( given );
	const [ changed, setChanged ] = useState< Partial< S > >( {} );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ isSaving, setIsSaving ] = useState( false );
	const say = useSay();
	const settings: S = { ...stored.settings, ...changed };
	const isChanged = JSON.stringify( settings ) !== JSON.stringify( stored.settings );
	useUnsaved( isChanged );

	const save = async () => {
		setIsSaving( true );
		setFailure( null );
		const result = await send( changed );
		setIsSaving( false );
		if ( result.ok ) {
			setStored( result.value );
			setChanged( {} );
			say( savedText );
		} else {
			setFailure( result.failure );
		}
	};
	const change = ( values: Partial< S > ) =>
		setChanged( ( before ) => ( { ...before, ...values } ) );
	return { stored, setStored, settings, change, save, isChanged, isSaving, failure };
}
