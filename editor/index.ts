import {
	getBlockType,
	registerBlockType,
	updateCategory,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { configuration, findDescriptor, type Descriptor } from './descriptors';
import { CategoryIcon, ICON_COLOR, widgetIcon } from './icons';
import { LegacyEdit } from './legacy/LegacyEdit';
import { OLD_POPULAR_BLOCK, oldPopularBlock, POPULAR_CLASS } from '../features/popular-posts/editor/old-popular-block';
import { withWayBack } from '../features/popular-posts/editor/PopularEdit';
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

const popular = findDescriptor( configuration().widgets, POPULAR_CLASS );
if ( configuration().hasOldPopular && popular ) {
	registerBlockType(
		OLD_POPULAR_BLOCK,
		oldPopularBlock( popular ) as unknown as BlockConfiguration
	);
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
		edit:
			descriptor.class === POPULAR_CLASS && configuration().knowsPopular
				? withWayBack( editOf( descriptor ), descriptor.class )
				: editOf( descriptor ),
		save: () => null,
	} as unknown as BlockConfiguration );
}
