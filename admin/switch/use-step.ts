import { useCallback, useState } from '@wordpress/element';
import type { SwitchPlugin } from '../../rest/switch-status/client';
import type { Failure, Result } from '../../rest/send';
import { useSay } from '../say';
import { doneText } from './texts';

/** Runs a step that needs one request. */
export function useStep( plugin: SwitchPlugin, onDone: () => void ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const say = useSay();
	const run = useCallback(
		async ( name: string, call: () => Promise< Result< unknown > > ) => {
			setIsBusy( true );
			setFailure( null );
			const result = await call();
			setIsBusy( false );
			if ( result.ok ) {
				say( doneText( name, plugin ) );
				onDone();
			} else {
				setFailure( result.failure );
			}
		},
		[ onDone, plugin, say ]
	);
	return { isBusy, failure, run };
}
