import { send } from '../send';

/** As stored; see views/Settings.php. */
export interface ViewSettings {
	/** Null: nobody has decided. */
	enabled: boolean | null;
	count: 'everyone' | 'visitors' | 'members';
	/** None: all public ones. */
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
	/** 0: for ever. */
	day_days: number;
	engine: 'auto' | 'database' | 'redis';
	redis: string;
	loading: 'auto' | 'server' | 'deferred';
	/** Where links of lists open. */
	link_target: '_self' | '_blank';
	erase_on_uninstall: boolean;
}

export interface EngineState {
	engine: 'database' | 'redis';
	is_working: boolean;
	/** Views that are not in the tables yet. */
	waiting: number;
	/** When the last were moved, in seconds since 1970; 0: never. */
	flushed: number;
	/** '' when there is none. */
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

/** Stores those that are sent; the answer holds all. */
export const saveViews = ( settings: Partial< ViewSettings > ) =>
	send< ViewsState >( '/sowb/v1/screen/views', { settings } );

export const actOnViews = ( action: ViewsAction ) =>
	send< ViewsState >( '/sowb/v1/screen/views', { action } );
