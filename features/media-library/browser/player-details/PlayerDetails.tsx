import { useCallback, useState } from '@wordpress/element';
import { changesOfPlayer, type PlayerEvent } from '../../model/details/player';
import { PlaybackFields } from './PlaybackFields';
import css from './player-details.chunk.css?inline';
import { PosterFields } from './PosterFields';
import { Preview } from './Preview';
import { SourceFields } from './SourceFields';
import { TrackFields } from './TrackFields';
import type { PlayerDetailsProps } from './types';

/** The details of audio or of a video in a post: files, poster, tracks and playback, beside a preview. */
export function PlayerDetails( {
	player,
	mimes,
	onChange,
	isOfWidget = false,
	children,
	...props
}: PlayerDetailsProps ) {
	const tell = ( event: PlayerEvent ) => onChange( changesOfPlayer( player, event ) );
	const [ broken, setBroken ] = useState< ReadonlySet< string > >( () => new Set() );
	const onBrokenTrack = useCallback(
		( url: string ) => setBroken( ( before ) => new Set( before ).add( url ) ),
		[]
	);
	const part = { player, tell };
	return (
		<div className="pagewright-media-player-details">
			<style>{ css }</style>
			<div className="pagewright-media-player-details__columns">
				<div className="pagewright-media-player-details__fields">
					<SourceFields
						{ ...{ ...part, mimes } }
						onAddSource={ props.onAddSource }
						onReplace={ isOfWidget ? undefined : props.onReplace }
					/>
					{ player.kind === 'video' && (
						<>
							{ ! isOfWidget && (
								<PosterFields { ...part } onChoosePoster={ props.onChoosePoster } />
							) }
							<TrackFields
								{ ...{ ...part, broken } }
								onAddTrack={ props.onAddTrack }
							/>
						</>
					) }
					<PlaybackFields { ...part } hasAutoplay={ ! isOfWidget } />
				</div>
				<div className="pagewright-media-player-details__view">
					<Preview
						{ ...{ player, mimes } }
						onFrame={ isOfWidget ? undefined : props.onFrame }
						onBrokenTrack={ onBrokenTrack }
					/>
					{ children }
				</div>
			</div>
		</div>
	);
}
