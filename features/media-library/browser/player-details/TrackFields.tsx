import { speak } from '@wordpress/a11y';
import { Button, SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { readTracks, type Track, type TrackTexts } from '../../model/details/tracks';
import { FileText } from './FileText';
import { kindTexts, trackText } from './texts';
import type { PlayerDetailsProps, PlayerPartProps } from './types';
import { useRemoval } from './use-removal';

interface Props extends PlayerPartProps, Pick< PlayerDetailsProps, 'onAddTrack' > {
	/** URLs of tracks that could not be loaded. */
	broken: ReadonlySet< string >;
}

const FIELD = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

/** The text tracks of a video, such as subtitles. */
export function TrackFields( { player, tell, onAddTrack, broken }: Props ) {
	const [ place, beforeRemoval ] = useRemoval< HTMLFieldSetElement >();
	const tracks = readTracks( player.content );
	return (
		<fieldset ref={ place }>
			<legend>{ __( 'Subtitles and other tracks', 'pagewright' ) }</legend>
			{ tracks.length > 0 && (
				<ol className="pagewright-media-player-details__list">
					{ tracks.map( ( track, at ) => (
						<TrackRow
							// Users only change what is around them: tracks have no identity.
							key={ at }
							{ ...{ track, at } }
							isBroken={ broken.has( track.src ) }
							onChange={ ( changes ) =>
								tell( { type: 'trackChanged', at, changes } )
							}
							onRemove={ () => {
								beforeRemoval( at );
								tell( { type: 'trackRemoved', at } );
								speak( __( 'Track removed.', 'pagewright' ) );
							} }
						/>
					) ) }
				</ol>
			) }
			<div className="pagewright-media-player-details__actions">
				<Button variant="secondary" data-action="track" onClick={ onAddTrack }>
					{ __( 'Add track', 'pagewright' ) }
				</Button>
			</div>
		</fieldset>
	);
}

interface RowProps {
	track: Track;
	at: number;
	isBroken: boolean;
	onChange: ( changes: Partial< TrackTexts > ) => void;
	onRemove: () => void;
}

function TrackRow( { track, at, isBroken, onChange, onRemove }: RowProps ) {
	const text = trackText( at + 1 );
	return (
		<li>
			<div role="group" aria-label={ text }>
				<div className="pagewright-media-player-details__row">
					<FileText
						url={ track.src }
						problem={
							isBroken
								? __(
										'This file cannot be loaded. Tracks must be on the same site as the page.',
										'pagewright'
									)
								: ''
						}
					/>
					<Button
						variant="tertiary"
						isDestructive
						size="compact"
						data-remove=""
						aria-label={ sprintf(
							/* translators: %s: a text track, such as “Track 1”. */
							__( 'Remove %s', 'pagewright' ),
							text
						) }
						onClick={ onRemove }
					>
						{ __( 'Remove', 'pagewright' ) }
					</Button>
				</div>
				<div className="pagewright-media-player-details__track">
					<SelectControl
						label={ __( 'Kind', 'pagewright' ) }
						value={ track.kind }
						options={ [ ...kindTexts() ] }
						onChange={ ( kind ) => onChange( { kind } ) }
						{ ...FIELD }
					/>
					<TextControl
						label={ __( 'Label', 'pagewright' ) }
						value={ track.label }
						onChange={ ( label ) => onChange( { label } ) }
						dir="auto"
						{ ...FIELD }
					/>
					<TextControl
						label={ __( 'Language code', 'pagewright' ) }
						value={ track.srclang }
						onChange={ ( srclang ) => onChange( { srclang } ) }
						dir="ltr"
						{ ...FIELD }
					/>
				</div>
			</div>
		</li>
	);
}
