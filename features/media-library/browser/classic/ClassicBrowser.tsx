import { Button, Notice } from '@wordpress/components';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { LooseQuery } from '../../model/query';
import { Browser } from '../Browser';
import { missingFilesText } from '../file-texts';
import { FailurePanel } from '../states/FailurePanel';
import type { MediaStore } from '../store/media-store';
import { watchPaste } from '../upload/pasted-files';
import { UploadStatus } from '../upload/UploadStatus';
import { CompatFields } from './CompatFields';
import { contextOf, keepUserSetting, stateFor } from './context-of';
import type { CoreCollection, CoreView } from './core';
import type { ModelSource } from './load-models';
import { memoryOf } from './memory-of';
import { queryOf } from './query-of';
import { SelectionBridge } from './selection-bridge';
import { useModelSync } from './use-model-sync';
import { useUploads } from './use-uploads';
import { useWaitingButtons } from './use-waiting-buttons';
import { ViewSlot } from './ViewSlot';

interface Props {
	source: ModelSource;
	store: MediaStore;
	view: CoreView;
	onTurnOff: () => void;
}

/** Our browser with the selection, texts and display settings of WordPress's dialog. */
export function ClassicBrowser( { source, store, view, onTurnOff }: Props ) {
	const { media } = source;
	const { controller, model, options, sidebar, toolbar } = view;
	const state = useMemo( () => stateFor( options ), [ options ] );
	const context = useMemo( () => contextOf( media.view.settings ), [ media ] );
	const query = useMemo( () => listOf( view ), [ view ] );
	const { bridge, selection, failure, missing } = useBridge(
		source,
		options.selection,
		state.multiple
	);
	useModelSync( { media, state: model, store, ids: selection.ids } );
	useUploads( store );
	usePaste( view );
	useWaitingButtons( view, bridge );
	return (
		<Browser
			store={ store }
			state={ state }
			context={ context }
			query={ query }
			memory={ memoryOf( model ) }
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
				// Progress and errors of WordPress's uploads are in its sidebar.
				top: (
					<>
						<UploadStatus queue={ store.uploads } language={ context.language } />
						{ failure && (
							<FailurePanel
								failure={ failure }
								loginUrl={ context.loginUrl }
								onRetry={ () => void bridge.retry() }
							/>
						) }
						{ missing > 0 && (
							<Notice status="warning" isDismissible={ false }>
								{ missingFilesText( missing ) }
							</Notice>
						) }
						{ sidebar && <ViewSlot element={ sidebar.el } /> }
					</>
				),
				details: ( { id } ) => (
					<CompatFields source={ source } controller={ controller } id={ id } />
				),
			} }
		/>
	);
}

/** Uploads files that are pasted, if our queue uploads those of the dialog. */
function usePaste( { el, controller }: CoreView ): void {
	const held = controller.uploader?.held;
	useEffect(
		() =>
			held &&
			watchPaste( el, ( { files } ) => {
				if ( held.isOurs() ) {
					held.uploader.uploader.addFile( [ ...files ] );
				}
			} ),
		[ held, el ]
	);
}

/**
 * Returns the list of a state. If the user adds files to a gallery or a playlist, the list excludes its files,
 * also after the state was left.
 */
function listOf( { controller, model, options }: CoreView ): LooseQuery {
	const query = queryOf( options.collection.props?.toJSON() ?? {} ) ?? {};
	if ( ! model.id.endsWith( '-library' ) ) {
		return query;
	}
	const edited = controller.state( model.id.replace( /library$/, 'edit' ) ).get( 'library' );
	const exclude = ( edited as CoreCollection | undefined )?.models.flatMap(
		( { id } ) => id ?? []
	);
	const memory = memoryOf( model );
	if ( memory.current ) {
		memory.current = {
			...memory.current,
			query: { ...memory.current.query, exclude: exclude ?? [] },
		};
	}
	return { ...query, exclude };
}

function useBridge(
	source: ModelSource,
	core: CoreView[ 'options' ][ 'selection' ],
	multiple: SelectionBridge[ 'selection' ][ 'multiple' ]
) {
	const [ bridge ] = useState( () => new SelectionBridge( source, core, multiple ) );
	const read = useCallback(
		() => ( {
			selection: bridge.selection,
			failure: bridge.failure,
			missing: bridge.missing,
		} ),
		[ bridge ]
	);
	const [ current, setCurrent ] = useState( read );
	useEffect( () => bridge.follow( () => setCurrent( read() ) ), [ bridge, read ] );
	return { bridge, ...current };
}

/** Confirms the dialog, unless its button is disabled. */
function pressPrimaryButton( element: HTMLElement ): void {
	element
		.closest( '.media-frame' )
		?.querySelector< HTMLButtonElement >( '.media-toolbar-primary .button-primary' )
		?.click();
}
