import { Button } from '@wordpress/components';
import { useEffect, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Arranger } from '../../arrange/Arranger';
import { CollectionSettings } from '../../collection/CollectionSettings';
import { throughStore } from '../../collection/load-through-store';
import { FailurePanel } from '../../states/FailurePanel';
import type { MediaStore } from '../../store/media-store';
import { UploadStatus } from '../../upload/UploadStatus';
import type { FrameState } from '../../../model/states';
import type { BrowserContext } from '../../types';
import type { CompatFields } from '../CompatFields';
import type { CoreCollection, CoreView } from '../core';
import type { ModelSource } from '../load-models';
import { selectedShortcode } from '../selected-shortcode';
import type { useModelSync } from '../use-model-sync';
import { isUnchanged, type ViewSnapshots } from '../views';
import type { ViewSlot } from '../ViewSlot';
import { keepBytes, settingsOf, type CollectionTag } from './keep-bytes';
import { settingValues } from './setting-values';
import { useEvents, useFiles } from './use-files';
import { useOrder } from './use-order';

interface Props {
	source: ModelSource;
	store: MediaStore;
	view: CoreView;
	state: FrameState;
	context: BrowserContext;
	onUserSetting: ( name: string, value: string ) => void;
	/** Parts of other dialogs. Imports would make the first of them larger. */
	Arranger: typeof Arranger;
	CompatFields: typeof CompatFields;
	ViewSlot: typeof ViewSlot;
	useModelSync: typeof useModelSync;
	/** WordPress's classes, before other plugins could change them. */
	snapshots: ViewSnapshots | undefined;
	onTurnOff: () => void;
}

/** The files of a gallery, a playlist or a selection in WordPress's dialog, in their order, and how they are shown. */
export function ClassicArranger( props: Props ) {
	const { source, store, view, snapshots, onTurnOff, state, context } = props;
	const { Arranger, CompatFields, ViewSlot, useModelSync } = props;
	const { media } = source;
	const { options, model, controller, sidebar, toolbar } = view;
	const library = options.collection;
	const isSelection = ( library as unknown ) === options.selection;
	const kind = model.id.replace( /-edit$/, '' ) as keyof typeof FIELDS;
	const tag = kind === 'gallery' ? 'gallery' : 'playlist';
	const load = useMemo( () => throughStore( store, source.port.attachments ), [ store, source ] );
	const { ids, isLoading, failure, retry } = useFiles( library );
	const order = useOrder( library );
	const problem = failure ?? order.failure;
	useModelSync( { media, state: model, store, ids: useMemo( () => new Set( ids ), [ ids ] ) } );
	useKeptBytes( view, media, tag );
	useWaitingButton( view, isLoading );
	const [ settings, values ] = useSettings( library, tag );
	const name = tag === 'gallery' ? 'Gallery' : 'Playlist';
	const Settings = media.view.Settings?.[ name ];
	const original = snapshots?.[ name ];
	const isOurs = Boolean( Settings && original && isUnchanged( Settings.prototype, original ) );
	return (
		<Arranger
			{ ...{ store, state, context, ids, isLoading, load } }
			isUnknown={ failure !== null }
			field={ isSelection ? null : FIELDS[ kind ] }
			{ ...( isSelection && { label: selectionText() } ) }
			onChange={ order.arrange }
			onUserSetting={ props.onUserSetting }
			slots={ {
				top: (
					<>
						<UploadStatus queue={ store.uploads } language={ context.language } />
						<div className="pagewright-media-library__arrange-off">
							{ isSelection && toolbar && (
								<SelectionBar { ...{ toolbar, ViewSlot } } />
							) }
							<Button variant="tertiary" size="compact" onClick={ onTurnOff }>
								{ __( 'Classic library', 'pagewright' ) }
							</Button>
						</div>
						{ problem && (
							<FailurePanel
								failure={ problem }
								loginUrl={ context.loginUrl }
								onRetry={ failure ? retry : order.save }
							/>
						) }
						{ settings && isOurs && (
							<CollectionSettings
								{ ...{ kind, values: settingValues( tag, values ) } }
								imageSizes={ context.imageSizes }
								onChange={ ( key, value ) => settings.set( { [ key ]: value } ) }
							/>
						) }
						{ sidebar && (
							<ViewSlot
								element={ sidebar.el }
								className={ isOurs ? undefined : 'has-plugin-settings' }
							/>
						) }
					</>
				),
				details: ( attachment ) => (
					<CompatFields
						source={ source }
						controller={ controller }
						id={ attachment.id }
					/>
				),
			} }
		/>
	);
}

const selectionText = () => __( 'Selected files in their order', 'pagewright' );

/** The text that has a field below each file. */
const FIELDS = { gallery: 'caption', playlist: 'title', 'video-playlist': 'title' } as const;

/** WordPress's button that returns from the selection. It has the focus at first, as in WordPress's view. */
function SelectionBar( { toolbar, ViewSlot }: { toolbar: CoreView } & Pick< Props, 'ViewSlot' > ) {
	useEffect( () => toolbar.el.querySelector( 'button' )?.focus(), [ toolbar ] );
	return <ViewSlot element={ toolbar.el } />;
}

/** Keeps the bytes of the shortcode from which the dialog was opened. */
function useKeptBytes(
	{ model, options }: Pick< CoreView, 'model' | 'options' >,
	media: ModelSource[ 'media' ],
	tag: CollectionTag
): void {
	useEffect( () => {
		const text = model.get( 'editing' ) ? selectedShortcode( tag ) : null;
		if ( text !== null ) {
			keepBytes( media, tag, options.collection, text );
		}
	}, [ media, model, options, tag ] );
}

/** Disables the buttons below the files while the files load: without them, the shortcode would lose them. */
function useWaitingButton( { el }: CoreView, isLoading: boolean ): void {
	useEffect( () => {
		const place = el.closest( '.media-frame' )?.querySelector( '.media-frame-toolbar' );
		place?.toggleAttribute( 'inert', isLoading );
		return () => void place?.toggleAttribute( 'inert', false );
	}, [ el, isLoading ] );
}

/** Returns the settings of a collection, and their values, which other code may change. */
function useSettings( library: CoreCollection, tag: CollectionTag ) {
	const settings = settingsOf( library, tag );
	useEvents( settings, 'change' );
	return [ settings, settings?.toJSON() ?? {} ] as const;
}
