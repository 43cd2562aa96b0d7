import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { loadFormModule, type FormModule } from '../../editor/form-module';
import {
	fetchSettings,
	saveSettings,
	type WidgetSettings,
} from '../../rest/screen-settings/client';
import type { Failure } from '../../rest/send';
import type { Values } from '../../schema/field-types';
import { useSay } from '../say';
import type { ScreenWidget } from './widgets-state';

const unloadable = (): Failure => ( {
	kind: 'offline',
	message: __(
		'The form could not be loaded. Check your connection and try again.',
		'pagewright'
	),
} );

/** Loads the settings of a widget type with its form, and saves them. */
export function useWidgetSettings( widget: ScreenWidget, onSaved: () => void ) {
	const [ loaded, setLoaded ] = useState< ( WidgetSettings & FormModule ) | null >( null );
	const [ values, setValues ] = useState< Values >( {} );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ isSaving, setIsSaving ] = useState( false );
	const say = useSay();

	useEffect( () => {
		const call = new AbortController();
		setFailure( null );
		Promise.all( [ fetchSettings( widget.class, call.signal ), loadFormModule() ] ).then(
			( [ result, code ] ) => {
				if ( call.signal.aborted ) {
					return;
				}
				if ( result.ok ) {
					setLoaded( { ...code, ...result.value } );
					setValues( result.value.values );
				} else {
					setFailure( result.failure );
				}
			},
			() => ! call.signal.aborted && setFailure( unloadable() )
		);
		return () => call.abort();
	}, [ widget.class, attempt ] );

	const save = async () => {
		setIsSaving( true );
		setFailure( null );
		const result = await saveSettings( widget.class, values );
		setIsSaving( false );
		if ( result.ok ) {
			/* translators: %s: name of a widget. */
			say( sprintf( __( '%s settings saved.', 'pagewright' ), widget.name ) );
			onSaved();
		} else {
			setFailure( result.failure );
		}
	};
	const retry = () => setAttempt( attempt + 1 );
	return { loaded, values, setValues, failure, isSaving, retry, save };
}
