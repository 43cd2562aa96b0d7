import { getBlockType, registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { CategoryIcon } from '../icons';
import { CONVERTED_BLOCK, LAYOUT_BLOCK, pageBuilder } from './configuration';
import { ConvertedEdit } from './ConvertedEdit';
import { LayoutEdit } from './LayoutEdit';
import { offerConversion } from './offer';

/** Registers the blocks of layouts, unless Page Builder is active. */
export function registerPageBuilder(): void {
	const given = pageBuilder();
	if ( ! given || getBlockType( LAYOUT_BLOCK ) ) {
		return;
	}
	registerBlockType( LAYOUT_BLOCK, {
		apiVersion: 3,
		title: __( 'SiteOrigin Layout', 'pagewright' ),
		category: 'siteorigin',
		icon: CategoryIcon,
		// Saved again unchanged, whatever their types.
		attributes: Object.fromEntries(
			[ 'panelsData', 'contentPreview', 'builder_id', 'renderedLayout' ].map( ( name ) => [
				name,
				{ type: [ 'object', 'array', 'string', 'number', 'boolean', 'null' ] },
			] )
		),
		supports: { html: false, inserter: false },
		edit: LayoutEdit,
		save: () => null,
	} as unknown as BlockConfiguration );
	registerBlockType( CONVERTED_BLOCK, {
		apiVersion: 3,
		title: __( 'Converted layout', 'pagewright' ),
		category: 'siteorigin',
		icon: CategoryIcon,
		supports: { html: false, inserter: false, multiple: false, reusable: false },
		edit: ConvertedEdit,
		save: () => null,
	} as unknown as BlockConfiguration );
	offerConversion( given );
}
