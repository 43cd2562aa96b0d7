import {
	SearchControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- the control for a choice of three; stable in all supported releases.
	__experimentalToggleGroupControl as ToggleGroupControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- as above.
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Dispatch } from 'react';
import { FailureNotice } from '../../editor/FailureNotice';
import {
	visible,
	type Filter,
	type WidgetsEvent,
	type WidgetsState,
	type ScreenWidget,
} from './widgets-state';
import { SettingsModal } from './SettingsModal';
import { UsesModal } from './UsesModal';
import { useWidgets } from './use-widgets';
import { WidgetCard } from './WidgetCard';

type Open = { dialog: 'settings' | 'uses'; widget: ScreenWidget } | null;

/** Lists all widgets: samples, uses and availability. */
export function WidgetsTab() {
	const { state, dispatch, failure, count, offer } = useWidgets();
	const [ open, setOpen ] = useState< Open >( null );
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
				<WidgetFilter state={ state } dispatch={ dispatch } />
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

interface WidgetFilterProps {
	state: WidgetsState;
	dispatch: Dispatch< WidgetsEvent >;
}

function WidgetFilter( { state, dispatch }: WidgetFilterProps ) {
	return (
		<>
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
		</>
	);
}

const found = ( number: number ) =>
	/* translators: %d: number of widgets. */
	sprintf( _n( '%d widget', '%d widgets', number, 'pagewright' ), number );

function emptyText( filter: Filter, search: string ): string {
	if ( search.trim() ) {
		return __( 'No widgets found.', 'pagewright' );
	}
	return filter === 'off'
		? __( 'All widgets are enabled.', 'pagewright' )
		: __( 'No widgets are in use yet.', 'pagewright' );
}
