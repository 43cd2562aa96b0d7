import {
	getBlockType,
	registerBlockType,
	updateCategory,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { configuration, type Descriptor } from './descriptors';
import { CategoryIcon, ICON_COLOR, widgetIcon } from './icons';
import { LegacyEdit } from './legacy/LegacyEdit';
import { registerPageBuilder } from './page-builder/register';
import { editOf } from './edit-of';

const LEGACY_BLOCK = 'sowb/widget-block';

updateCategory( 'siteorigin', { icon: CategoryIcon } as never );

for ( const descriptor of configuration().widgets ) {
	if ( ! descriptor.manuallyRegister && ! getBlockType( descriptor.blockName ) ) {
		register( descriptor );
	}
}

if ( ! configuration().isBundleHere ) {
	registerBlockType( LEGACY_BLOCK, {
		edit: LegacyEdit,
		save: () => null,
	} as unknown as BlockConfiguration );
}

registerPageBuilder();

/** Adds the edit component to the server's registration, and texts that a filter of this site changed. */
function register( descriptor: Descriptor ): void {
	const { blockName, blockTitle, description, keywords } = descriptor;
	const changed = Object.entries( { title: blockTitle, description, keywords } ).filter(
		( [ , value ] ) => value !== undefined
	);
	registerBlockType( blockName, {
		...Object.fromEntries( changed ),
		category: 'siteorigin',
		icon: { src: widgetIcon( descriptor.icon ), foreground: ICON_COLOR },
		edit: editOf( descriptor ),
		save: () => null,
	} as unknown as BlockConfiguration );
}
