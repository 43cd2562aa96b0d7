import { Button } from '@wordpress/components';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Browser } from '../Browser';
import type { MediaStore } from '../store/media-store';
import { CompatFields } from './CompatFields';
import { contextOf, keepUserSetting, stateFor } from './context-of';
import type { CoreMedia, CoreView } from './core';
import { queryOf } from './query-of';
import { SelectionBridge } from './selection-bridge';
import { useModelSync } from './use-model-sync';
import { useUploads } from './use-uploads';
import { useWaitingButtons } from './use-waiting-buttons';
import { ViewSlot } from './ViewSlot';

interface Props {
	media: CoreMedia;
	store: MediaStore;
	view: CoreView;
	onTurnOff: () => void;
}

/** Our browser with the selection, texts and display settings of WordPress's dialog. */
export function ClassicBrowser( { media, store, view, onTurnOff }: Props ) {
	const { controller, model, options, sidebar, toolbar } = view;
	const state = useMemo( () => stateFor( options ), [ options ] );
	const context = useMemo( () => contextOf( media.view.settings ), [ media ] );
	const query = useMemo( () => queryOf( options.collection.props?.toJSON() ?? {} ), [ options ] );
	const { bridge, selection } = useBridge( media, options.selection, state.multiple );
	useModelSync( { media, state: model, store, ids: selection.ids } );
	useUploads( store );
	useWaitingButtons( view.el, bridge );
	return (
		<Browser
			store={ store }
			state={ state }
			context={ context }
			query={ query ?? {} }
			selection={ selection }
			onSelectionChange={ ( next ) => void bridge.write( next ) }
			onConfirm={ () => pressPrimaryButton( view.el ) }
			onUserSetting={ keepUserSetting }
			slots={ {
				toolbar: (
					<>
						{ toolbar && <ViewSlot element={ toolbar.el } /> }
						<Button variant="tertiary" size="compact" onClick={ onTurnOff }>
							{ __( 'Classic library', 'pagewright' ) }
						</Button>
					</>
				),
				// Progress and errors of uploads.
				top: sidebar && <ViewSlot element={ sidebar.el } />,
				details: ( { id } ) => (
					<CompatFields media={ media } controller={ controller } id={ id } />
				),
			} }
		/>
	);
}

function useBridge(
	media: CoreMedia,
	core: CoreView[ 'options' ][ 'selection' ],
	multiple: SelectionBridge[ 'selection' ][ 'multiple' ]
) {
	const [ bridge ] = useState( () => new SelectionBridge( media, core, multiple ) );
	const [ selection, setSelection ] = useState( bridge.selection );
	useEffect( () => bridge.follow( setSelection ), [ bridge ] );
	return { bridge, selection };
}

/** Confirms the dialog, unless its button is disabled. */
function pressPrimaryButton( element: HTMLElement ): void {
	element
		.closest( '.media-frame' )
		?.querySelector< HTMLButtonElement >( '.media-toolbar-primary .button-primary' )
		?.click();
}
