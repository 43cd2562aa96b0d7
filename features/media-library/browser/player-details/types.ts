import type { ReactNode } from 'react';
import type { PlayerChanges, PlayerEvent } from '../../model/details/player';
import type { Player } from '../../model/shortcodes/player';

export interface PlayerDetailsProps {
	player: Player;
	/** MIME types of the formats that the site accepts, by extension. */
	mimes: Readonly< Record< string, string > >;
	/** Whether it is the player of a widget, which has another way to replace its file, no poster and no autoplay. */
	isOfWidget?: boolean;
	onChange: ( changes: PlayerChanges ) => void;
	onReplace: () => void;
	/** Called with the format that the user wants to add. */
	onAddSource: ( format: string ) => void;
	onChoosePoster: () => void;
	onAddTrack: () => void;
	/** Called with a frame of the video, which becomes the poster. */
	onFrame: ( image: File ) => void;
	/** Progress of uploads. */
	children?: ReactNode;
}

/** Part of the details of a player. */
export interface PlayerPartProps extends Pick< PlayerDetailsProps, 'player' > {
	tell: ( event: PlayerEvent ) => void;
}
