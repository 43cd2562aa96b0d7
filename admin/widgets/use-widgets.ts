import { useCallback, useEffect, useReducer, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { setOffer } from '../../rest/screen-offer/client';
import { countUses } from '../../rest/screen-uses/client';
import type { Failure } from '../../rest/send';
import { screenWidgets } from '../configuration';
import { useSay } from '../say';
import { initialState, reduce, type ScreenWidget } from './widgets-state';

/** State of the list of widgets: counts their uses, enables and disables them. */
export function useWidgets() {
	const [ state, dispatch ] = useReducer( reduce, null, () => initialState( screenWidgets() ) );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const say = useSay();

	const count = useCallback( async () => {
		setFailure( null );
		const result = await countUses();
		if ( result.ok ) {
			dispatch( { type: 'counted', counts: result.value.counts } );
		} else {
			setFailure( result.failure );
		}
	}, [] );
	useEffect( () => void count(), [ count ] );

	const offer = async ( widget: ScreenWidget, isOffered: boolean ) => {
		const widgetClass = widget.class;
		dispatch( { type: 'switched', widgetClass, isOffered } );
		const result = await setOffer( widgetClass, isOffered );
		if ( result.ok ) {
			dispatch( { type: 'saved', widgetClass, offer: result.value } );
			say( offered( widget.name, result.value.isOffered ) );
		} else {
			dispatch( { type: 'failed', widgetClass, isOffered: ! isOffered } );
			say( unsaved( result.failure ) );
		}
	};
	return { state, dispatch, failure, count, offer };
}

const offered = ( name: string, isOffered: boolean ) =>
	isOffered
		? /* translators: %s: name of a widget. */
			sprintf( __( '%s enabled.', 'pagewright' ), name )
		: /* translators: %s: name of a widget. */
			sprintf( __( '%s disabled.', 'pagewright' ), name );

const unsaved = ( failure: Failure ) =>
	sprintf(
		/* translators: %s: what went wrong, a sentence. */
		__( 'Saving failed. %s', 'pagewright' ),
		failure.kind === 'aborted' ? '' : failure.message
	);
