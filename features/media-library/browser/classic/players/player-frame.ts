import type { Player } from '../../../model/shortcodes/player';
import type { CoreController, CoreModel, CoreView, ViewClass } from '../core';

/** WordPress's model of a player in a post. */
export interface PlayerModel extends CoreModel {
	attributes: Readonly< Record< string, unknown > >;
}

/** WordPress's dialog for a player. */
export interface PlayerFrame extends CoreController {
	el: HTMLElement;
	media: PlayerModel;
	/** The class of the view that shows the details. */
	DetailsView: ViewClass;
	/** The MIME type of the next list of files. */
	lastMime?: string;
	toolbar: { mode: () => string | undefined; get: () => PlayerToolbar | undefined };
	on: CoreModel[ 'on' ];
}

/** The buttons below a state. */
export interface PlayerToolbar {
	get: ( id: string ) => { options: Record< string, unknown > } | undefined;
	/** Adds a button. */
	set: ( id: string, button: { text: string; priority: number; click: () => void } ) => void;
	refresh: () => void;
}

/** A player whose dialog opens, as Dialog.php tells. */
export interface PlayerEdit {
	kind: Player[ 'kind' ];
	/** The shortcode; null for the player of a widget. */
	text: string | null;
	frame: PlayerFrame;
}

export const frameOf = ( { controller }: CoreView ): PlayerFrame => controller as PlayerFrame;
