import { configuration as editorConfiguration } from '../editor/descriptors';
import type { LookDefaults } from '../rest/screen-defaults/client';
import type { FeaturesState } from '../rest/screen-features/client';
import type { KeysState } from '../rest/screen-keys/client';
import type { ScreenWidget } from './widgets/widgets-state';

export interface PaletteColor {
	slug: string;
	name: string;
	color: string;
}

export interface ScreenConfiguration extends KeysState {
	widgets: Array<
		Pick< ScreenWidget, 'class' | 'isOffered' | 'isFixed' | 'hasSettings' | 'example' >
	>;
	defaults: LookDefaults;
	palette: PaletteColor[];
	features: FeaturesState;
}

/** Returns the data of this screen in the page. */
export const configuration = (): ScreenConfiguration =>
	( globalThis as unknown as { pagewrightScreen: ScreenConfiguration } ).pagewrightScreen;

/** Returns the widgets with the names and icons of the editor. */
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
