import {
	SearchControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- the control for a choice of three; stable in all supported releases.
	__experimentalToggleGroupControl as ToggleGroupControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- as above.
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { useCallback, useEffect, useReducer, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../../editor/FailureNotice';
import { setOffer } from '../../rest/screen-offer/client';
import { countUses } from '../../rest/screen-uses/client';
import type { Failure } from '../../rest/send';
import { screenWidgets } from '../configuration';
import { useSay } from '../say';
import { initialState, reduce, visible, type Filter, type ScreenWidget } from './widgets-state';
import { SettingsModal } from './SettingsModal';
import { UsesModal } from './UsesModal';
import { WidgetCard } from './WidgetCard';

type Open = { dialog: 'settings' | 'uses'; widget: ScreenWidget } | null;

/** Lists all widgets: samples, uses and availability. */
export function WidgetsTab() {
	const [ state, dispatch ] = useReducer( reduce, null, () => initialState( screenWidgets() ) );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ open, setOpen ] = useState< Open >( null );
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
	const shown = visible( state );
	return (
		<>
			<p className="pagewright-screen__lead">
				{ __(
					'You cannot insert disabled widgets. Existing widgets are still displayed and can be edited.',
					'pagewright'
				) }
			</p>
			<div className="pagewright-screen__bar">
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search widgets', 'pagewright' ) }
					placeholder={ __( 'Search widgets', 'pagewright' ) }
					value={ state.search }
					onChange={ ( search ) => dispatch( { type: 'searched', search } ) }
				/>
				<ToggleGroupControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					isBlock
					hideLabelFromVision
					label={ __( 'Show', 'pagewright' ) }
					value={ state.filter }
					onChange={ ( filter ) =>
						dispatch( { type: 'filtered', filter: filter as Filter } )
					}
				>
					<ToggleGroupControlOption value="all" label={ __( 'All', 'pagewright' ) } />
					<ToggleGroupControlOption
						value="used"
						label={ __( 'Used', 'pagewright' ) }
						disabled={ state.counts === null }
					/>
					<ToggleGroupControlOption value="off" label={ __( 'Off', 'pagewright' ) } />
				</ToggleGroupControl>
				<p className="pagewright-screen__count" role="status">
					{ found( shown.length ) }
				</p>
			</div>
			{ failure && <FailureNotice failure={ failure } onRetry={ () => void count() } /> }
			{ shown.length === 0 && (
				<p className="pagewright-screen__empty">
					{ emptyText( state.filter, state.search ) }
				</p>
			) }
			<ul className="pagewright-screen__grid">
				{ shown.map( ( widget ) => (
					<WidgetCard
						key={ widget.class }
						widget={ widget }
						count={ state.counts?.[ widget.class ] ?? null }
						isSaving={ state.saving.includes( widget.class ) }
						onOffer={ ( isOffered ) => void offer( widget, isOffered ) }
						onSettings={ () => setOpen( { dialog: 'settings', widget } ) }
						onUses={ () => setOpen( { dialog: 'uses', widget } ) }
					/>
				) ) }
			</ul>
			{ open?.dialog === 'settings' && (
				<SettingsModal widget={ open.widget } onClose={ () => setOpen( null ) } />
			) }
			{ open?.dialog === 'uses' && (
				<UsesModal widget={ open.widget } onClose={ () => setOpen( null ) } />
			) }
		</>
	);
}

const found = ( number: number ) =>
	/* translators: %d: number of widgets. */
	sprintf( _n( '%d widget', '%d widgets', number, 'pagewright' ), number );

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

function emptyText( filter: Filter, search: string ): string {
	if ( search.trim() ) {
		return __( 'No widgets found.', 'pagewright' );
	}
	return filter === 'off'
		? __( 'All widgets are enabled.', 'pagewright' )
		: __( 'No widgets are in use yet.', 'pagewright' );
}
