import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isEmbedded, sourcesOf } from '../../model/details/player';
import { readTracks } from '../../model/details/tracks';
import { captureFrame, type FrameFailure } from './capture-frame';
import { nameOf } from './texts';
import type { PlayerDetailsProps } from './types';

interface Props extends Pick< PlayerDetailsProps, 'player' | 'mimes' > {
	/** Without it, no frame can become the poster. */
	onFrame?: PlayerDetailsProps[ 'onFrame' ];
	/** Called with the URL of a track that could not be loaded. */
	onBrokenTrack: ( url: string ) => void;
}

/** The player with the controls of the browser. */
export function Preview( { player, mimes, onFrame, onBrokenTrack }: Props ) {
	const sources = sourcesOf( player );
	if ( isEmbedded( player ) ) {
		return (
			<p className="pagewright-media-player-details__nothing">
				{ __(
					'This video is on another site. The page shows it, but the preview cannot.',
					'pagewright'
				) }
			</p>
		);
	}
	if ( sources.length === 0 ) {
		return (
			<p className="pagewright-media-player-details__nothing">
				{ __( 'Nothing to play', 'pagewright' ) }
			</p>
		);
	}
	// Elements do not notice that their sources change.
	const key = sources.map( ( { url } ) => url ).join( ' ' );
	const files = sources.map( ( { name, url, format } ) => (
		<source key={ name } src={ url } type={ mimes[ format ] } />
	) );
	const label = __( 'Preview', 'pagewright' );
	return player.kind === 'audio' ? (
		<audio key={ key } controls preload="metadata" loop={ player.loop } aria-label={ label }>
			{ files }
		</audio>
	) : (
		<VideoPreview key={ key } { ...{ player, label, onFrame, onBrokenTrack } }>
			{ files }
		</VideoPreview>
	);
}

interface VideoProps extends Pick< Props, 'player' | 'onFrame' | 'onBrokenTrack' > {
	label: string;
	children: JSX.Element[];
}

function VideoPreview( { player, label, onFrame, onBrokenTrack, children }: VideoProps ) {
	const video = useRef< HTMLVideoElement >( null );
	const [ isReady, setReady ] = useState( false );
	const tracks = readTracks( player.content );
	useEffect( () => {
		const { current } = video;
		const onError = ( { target }: Event ) => {
			if ( target instanceof HTMLTrackElement ) {
				onBrokenTrack( target.getAttribute( 'src' ) ?? '' );
			}
		};
		// The event does not bubble, and React does not know it.
		current?.addEventListener( 'error', onError, true );
		// Without a mode, browsers do not load a track.
		for ( const track of current?.textTracks ?? [] ) {
			track.mode = track.mode === 'disabled' ? 'hidden' : track.mode;
		}
		return () => current?.removeEventListener( 'error', onError, true );
	}, [ player.content, onBrokenTrack ] );
	return (
		<>
			<video
				ref={ video }
				controls
				playsInline
				preload="metadata"
				{ ...( player.poster && { poster: player.poster } ) }
				loop={ player.loop }
				aria-label={ label }
				style={ { aspectRatio: `${ player.width } / ${ player.height }` } }
				onLoadedMetadata={ () => setReady( true ) }
			>
				{ children }
				{ tracks.map( ( { src, kind, srclang, label: text }, at ) => (
					<track
						key={ `${ at } ${ src }` }
						{ ...{ src, kind } }
						srcLang={ srclang }
						label={ text }
					/>
				) ) }
			</video>
			{ onFrame && <FrameButton video={ video } isReady={ isReady } onFrame={ onFrame } /> }
		</>
	);
}

interface FrameProps extends Pick< PlayerDetailsProps, 'onFrame' > {
	video: { readonly current: HTMLVideoElement | null };
	isReady: boolean;
}

/** Takes the visible frame of the video as its poster. */
function FrameButton( { video, isReady, onFrame }: FrameProps ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< FrameFailure | null >( null );
	const take = async () => {
		const shown = video.current;
		if ( ! shown || isBusy ) {
			return;
		}
		setBusy( true );
		setFailure( null );
		const name = nameOf( shown.currentSrc ).replace( /\.[^.]*$/, '' );
		const frame = await captureFrame( shown, `${ name }-poster` );
		setBusy( false );
		if ( typeof frame === 'string' ) {
			setFailure( frame );
		} else {
			onFrame( frame );
		}
	};
	return (
		<>
			<div className="pagewright-media-player-details__actions">
				<Button
					variant="secondary"
					disabled={ ! isReady }
					accessibleWhenDisabled
					isBusy={ isBusy }
					onClick={ () => void take() }
				>
					{ __( 'Use this frame as poster image', 'pagewright' ) }
				</Button>
			</div>
			<p className="pagewright-media-player-details__hint">
				{ __(
					'Play the video, or move its slider, to the frame that you want.',
					'pagewright'
				) }
			</p>
			<div role="alert">
				{ failure && (
					<p className="pagewright-media-player-details__problem">
						{ failure === 'forbidden'
							? __(
									'The site of this video does not allow other sites to read its frames. Choose a poster image instead.',
									'pagewright'
								)
							: __(
									'The frame could not be read. Choose a poster image instead.',
									'pagewright'
								) }
					</p>
				) }
			</div>
		</>
	);
}
