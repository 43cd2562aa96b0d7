import { configuration as editorConfiguration } from '../editor/descriptors';
import type { LookDefaults } from '../rest/screen-defaults/client';
import type { FeaturesState } from '../rest/screen-features/client';
import type { FormsState } from '../rest/screen-forms/client';
import type { KeysState } from '../rest/screen-keys/client';
import type { ViewsState } from '../rest/screen-views/client';
import type { ScreenWidget } from './screen-state';

export interface PaletteColor {
	slug: string;
	name: string;
	color: string;
}

/** What the tab of popular posts starts with. */
export interface ViewsFacts extends ViewsState {
	/** Public post types: key to name of many. */
	types: Record< string, string >;
	/** Roles: key to name. */
	roles: Record< string, string >;
	statisticsUrl: string;
	/** Addresses of files. */
	totalsUrl: string;
	daysUrl: string;
}

/** What the tab of forms starts with. */
export interface FormsFacts extends FormsState {
	/** Captcha services: key to name. */
	services: Record< string, string >;
	inboxUrl: string;
	/** The constant that switches the honeypot off in forms of others, and whether it does. */
	guards: { constant: string; isDisabled: boolean };
}

export interface ScreenConfiguration extends KeysState {
	widgets: Array<
		Pick< ScreenWidget, 'class' | 'isOffered' | 'isFixed' | 'hasSettings' | 'example' >
	>;
	defaults: LookDefaults;
	palette: PaletteColor[];
	views: ViewsFacts;
	forms: FormsFacts;
	features: FeaturesState;
}

/** What the page says of this screen. */
export const configuration = (): ScreenConfiguration =>
	( globalThis as unknown as { pagewrightScreen: ScreenConfiguration } ).pagewrightScreen;

/** The widgets, with the names and icons that the editor knows them by. */
export function screenWidgets(): ScreenWidget[] {
	const known = new Map( editorConfiguration().widgets.map( ( one ) => [ one.class, one ] ) );
	return configuration().widgets.map( ( widget ) => {
		const {
			name = widget.class,
			description = '',
			icon = '',
			keywords = [],
		} = known.get( widget.class ) ?? {};
		return { ...widget, name, description, icon, keywords };
	} );
}
