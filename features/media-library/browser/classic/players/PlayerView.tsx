import { speak } from '@wordpress/a11y';
import { createRoot, useEffect, useReducer } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { playerOf, type PlayerChanges } from '../../../model/details/player';
import { loadNonces } from '../../../port/nonces';
import { PlayerDetails } from '../../player-details/PlayerDetails';
import { UploadStatus } from '../../upload/UploadStatus';
import type { CoreMedia, CoreView } from '../core';
import { mediaFacts } from '../facts';
import { isOfWidget } from '../is-of-widget';
import { memoryOf } from '../memory-of';
import { pageStore } from '../page-store';
import { frameOf, type PlayerFrame, type PlayerModel } from './player-frame';
import { setPoster } from './set-poster';

interface Props {
	media: CoreMedia;
	view: CoreView;
}

/** Shows the details of a player in the view of WordPress's dialog. Returns a function that removes them. */
export function mountPlayer( media: CoreMedia, view: CoreView ): () => void {
	const root = createRoot( view.el );
	root.render( <ClassicPlayer { ...{ media, view } } /> );
	return () => root.unmount();
}

function ClassicPlayer( { media, view }: Props ) {
	const frame = frameOf( view );
	const model = view.model as unknown as PlayerModel;
	const kind = frame.state().id === 'audio-details' ? 'audio' : 'video';
	const { settings } = media.view;
	const store = pageStore( view.el.ownerDocument );
	const [ , redraw ] = useReducer( ( count: number ) => count + 1, 0 );
	useEffect( () => {
		const token = {};
		model.on( 'change', redraw, token );
		return () => model.off( null, null, token );
	}, [ model ] );
	useEffect( () => focusOpener( view.el, frame ), [ view, frame ] );
	// The page may have been open for longer than a nonce is valid. WordPress does not say that it refused a poster.
	const renewNonces = () =>
		void loadNonces().then(
			( nonces ) => Object.assign( settings.nonce ?? {}, nonces ),
			() => {}
		);
	const open = ( state: string ) => frame.setState?.( state );
	return (
		<PlayerDetails
			player={ playerOf( kind, model.attributes ) }
			isOfWidget={ isOfWidget( frame ) }
			mimes={ settings.embedMimes ?? {} }
			onChange={ ( changes ) => change( model, changes ) }
			onReplace={ () => open( `replace-${ kind }` ) }
			onAddSource={ ( format ) => addSource( frame, kind, settings.embedMimes?.[ format ] ) }
			onChoosePoster={ () => {
				renewNonces();
				open( 'select-poster-image' );
			} }
			onAddTrack={ () => open( 'add-track' ) }
			onFrame={ ( file ) => {
				renewNonces();
				store.uploads.add( [ file ], {
					post: settings.post?.id ?? 0,
					onUpload: ( image ) => {
						// The user may have closed the dialog meanwhile.
						if ( frame.el.isConnected ) {
							setPoster( media, frame, image );
							speak( __( 'Poster image set.', 'pagewright' ) );
						}
					},
				} );
			} }
		>
			<UploadStatus queue={ store.uploads } language={ mediaFacts().language } />
		</PlayerDetails>
	);
}

function change( model: PlayerModel, changes: PlayerChanges ): void {
	for ( const [ name, value ] of Object.entries( changes ) ) {
		model.set( { [ name ]: value }, { unset: value === null } );
	}
}

/** Shows the files of a format. */
function addSource( frame: PlayerFrame, kind: string, mime: string | undefined ): void {
	const state = frame.state( `add-${ kind }-source` );
	// It may remember the list of another format.
	memoryOf( state ).current = null;
	frame.lastMime = mime;
	frame.setState?.( state.id );
}

/** Focuses the button that opened the state from which the user returns. */
function focusOpener( el: HTMLElement, frame: PlayerFrame ): void {
	const last = frame.lastState?.()?.id ?? '';
	// Such as replace-audio, add-audio-source, add-track or select-poster-image.
	const [ action ] = /replace|add(?!-track)|poster|track/.exec( last ) ?? [];
	const find = ( name: string ) => el.querySelector< HTMLElement >( `[data-action="${ name }"]` );
	if ( action ) {
		( find( action ) ?? find( 'replace' ) )?.focus();
	}
}
