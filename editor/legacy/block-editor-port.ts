import { createBlock } from '@wordpress/blocks';
import type { useRegistry } from '@wordpress/data';
import type { LegacyAttributes, LegacyInstance, MigrationPort } from './migrate';

interface BlockSelectors {
	getClientIdsWithDescendants: () => string[];
	getBlocksByClientId: ( ids: string[] ) => Array< LegacyInstance | null >;
}

interface BlockActions {
	replaceBlock: ( clientId: string, block: unknown ) => void;
	updateBlockAttributes: ( clientId: string, attributes: LegacyAttributes ) => void;
}

/** Connects the migration to the block editor of this page. */
export function blockEditorPort( registry: ReturnType< typeof useRegistry > ): MigrationPort {
	const blocks = registry.select( 'core/block-editor' ) as unknown as BlockSelectors;
	const actions = registry.dispatch( 'core/block-editor' ) as unknown as BlockActions;
	return {
		legacyBlocks: () =>
			blocks
				.getBlocksByClientId( blocks.getClientIdsWithDescendants() )
				.filter(
					( block ): block is LegacyInstance => block?.name === 'sowb/widget-block'
				),
		replace: ( clientId, name, attributes ) =>
			actions.replaceBlock( clientId, createBlock( name, attributes ) ),
		markNotFound: ( clientId ) =>
			actions.updateBlockAttributes( clientId, { widgetNotFound: true } ),
	};
}
