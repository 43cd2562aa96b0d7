import { send } from '../send';

export type PluginState = 'active' | 'inactive' | 'deleted' | 'never';

/** A finding about the content of the site. */
export interface SwitchFound {
	id: string;
	count: number;
	text: string;
	details: string[];
	/** Number of details that are not listed. */
	more: number;
	isWarning: boolean;
}

export interface SwitchStep {
	/** `deactivate`, `delete`, `settings`, `empty-cache`, `go`, or a step of a feature. */
	name: string;
	label: string;
	text: string;
	/** Question to confirm; '' for none. */
	question: string;
	/** URL of another screen; '' for none. */
	url: string;
	isAllowed: boolean;
}

export interface SwitchHistoryEntry {
	step: string;
	/** Seconds since 1970. */
	time: number;
	/** Display name; '' for an unknown user. */
	user: string;
}

export interface SwitchPlugin {
	id: string;
	name: string;
	state: PluginState;
	found: SwitchFound[];
	differences: string[];
	next: SwitchStep | null;
	back: {
		/** Plugin file in the format of `/wp/v2/plugins`; '' when it cannot be activated. */
		file: string;
		/** URL to install it again; '' while it is installed. */
		url: string;
		isAllowed: boolean;
	};
	/** Latest first. */
	history: SwitchHistoryEntry[];
}

export interface SwitchStatus {
	plugins: SwitchPlugin[];
}

export const fetchSwitch = ( signal?: AbortSignal ) =>
	send< SwitchStatus >( '/sowb/v1/switch/status', {}, signal );
