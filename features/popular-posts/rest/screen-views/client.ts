import { send } from '../../../../rest/send';

/** Settings as stored; see features/popular-posts/views/Settings.php. */
export interface ViewSettings {
	/** Null before a decision. */
	enabled: boolean | null;
	count: 'everyone' | 'visitors' | 'members';
	/** Empty for all public ones. */
	post_types: string[];
	/** Roles whose views do not count. */
	skip_roles: string[];
	front_page: boolean;
	bots: boolean;
	dedupe_minutes: number;
	sampling: boolean;
	sampling_rate: number;
	cache_seconds: number;
	hour_days: number;
	/** 0 forever. */
	day_days: number;
	engine: 'auto' | 'database' | 'redis';
	redis: string;
	loading: 'auto' | 'server' | 'deferred';
	/** Target of links in lists. */
	link_target: '_self' | '_blank';
	erase_on_uninstall: boolean;
}

export interface EngineState {
	engine: 'database' | 'redis';
	is_working: boolean;
	/** Views that are not in the tables yet. */
	waiting: number;
	/** Time of the last move, in seconds since 1970; 0 for never. */
	flushed: number;
	/** '' for none. */
	problem: string;
}

export interface LoaderState {
	isInstalled: boolean;
	isCurrent: boolean;
	isPossible: boolean;
	path: string;
}

export interface ViewsState {
	settings: ViewSettings;
	engine: EngineState;
	loader: LoaderState;
}

export type ViewsAction = 'none' | 'install-loader' | 'remove-loader' | 'delete-counts';

/** Saves the sent settings; returns all. */
export const saveViews = ( settings: Partial< ViewSettings > ) =>
	send< ViewsState >( '/sowb/v1/screen/views', { settings } );

export const actOnViews = ( action: ViewsAction ) =>
	send< ViewsState >( '/sowb/v1/screen/views', { action } );
