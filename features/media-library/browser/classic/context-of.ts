import type { BrowserContext } from '../types';
import { FOLDERS_SETTING } from '../folders/use-folders';
import { USER_SETTINGS, type DisplayDefaults } from '../../model/display';
import type { Tab } from '../../model/navigation';
import { mediaFacts } from './facts';
import { stateId, stateOf, type FrameState } from '../../model/states';
import type { BrowserOptions, CoreSettings } from './core';

/** Functions of WordPress's script "utils", which keeps choices of the user. */
interface UserSettings {
	getUserSetting?: ( name: string ) => string;
	setUserSetting?: ( name: string, value: string ) => void;
	userSettings?: { uid?: string };
}

const here = globalThis as UserSettings;

/** WordPress's user setting for the last tab of a dialog. */
export const TAB_SETTING = 'libraryContent';

/** Returns the last tab of the user. */
export const lastTab = (): Tab =>
	here.getUserSetting?.( TAB_SETTING ) === 'upload' ? 'upload' : 'browse';

/** Keeps a choice of the user for the next dialog. */
export const keepUserSetting = ( name: string, value: string ): void =>
	here.setUserSetting?.( name, value );

/** Returns the facts that WordPress printed for its own dialog. */
export function contextOf( settings: CoreSettings ): BrowserContext {
	return {
		mimeTypes: settings.mimeTypes ?? {},
		post: Number( settings.post?.id ?? 0 ),
		user: Number( here.userSettings?.uid ?? 0 ),
		hasTrash: Boolean( Number( settings.mediaTrash ?? 0 ) ),
		isGridScreen: false,
		isFoldersOpen: here.getUserSetting?.( FOLDERS_SETTING ) === 'open',
		months: ( settings.months ?? [] ).map( ( { year, month, text } ) => ( {
			year: Number( year ),
			month: Number( month ),
			text,
		} ) ),
		hasInfiniteScroll: Boolean( Number( settings.infiniteScrolling ?? 0 ) ),
		embedExtensions: settings.embedExts ?? [],
		display: { site: settings.defaultProps ?? {}, user: userDefaults() },
		...mediaFacts(),
	};
}

const userDefaults = (): DisplayDefaults =>
	Object.fromEntries(
		Object.entries( USER_SETTINGS )
			.map( ( [ name, key ] ) => [ name, here.getUserSetting?.( key ) ?? '' ] as const )
			.filter( ( [ , value ] ) => value !== '' )
	);

/** Returns our definition of a state, with what the caller of the dialog wants. */
export function stateFor( { model, ...options }: BrowserOptions ): FrameState {
	const base = stateOf( stateId( model.id ) ?? 'library' );
	return {
		...base,
		// The query of the list has the type.
		type: '',
		multiple: ( model.get( 'multiple' ) as FrameState[ 'multiple' ] | undefined ) ?? false,
		filterable: options.filters || false,
		isSearchable: options.search !== false,
		hasDateFilter: options.date !== false,
		hasFixedOrder: options.sortable === false,
		hasDisplaySettings: Boolean( options.display ),
	};
}
