import { send } from '../send';

export type PluginState = 'active' | 'inactive' | 'deleted' | 'never';

/** A fact about the content of the site. */
export interface SwitchFound {
	id: string;
	count: number;
	text: string;
	details: string[];
	/** Details that are not listed. */
	more: number;
	isWarning: boolean;
}

export interface SwitchStep {
	name: 'deactivate' | 'delete' | 'settings' | 'empty-cache' | 'import' | 'go';
	label: string;
	text: string;
	/** What is asked before; '' for nothing. */
	question: string;
	/** Address of another screen; '' for none. */
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
		/** As `/wp/v2/plugins` names it; '' where it cannot be activated. */
		file: string;
		/** Where it can be installed again; '' where it is installed. */
		url: string;
		isAllowed: boolean;
	};
	/** The newest first. */
	history: SwitchHistoryEntry[];
}

export interface SwitchStatus {
	plugins: SwitchPlugin[];
}

export const fetchSwitch = ( signal?: AbortSignal ) =>
	send< SwitchStatus >( '/sowb/v1/switch/status', {}, signal );
