import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';
import { configuration, findDescriptor } from '../../../editor/descriptors';
import { OLD_POPULAR_BLOCK, oldPopularBlock } from './old-popular-block';
import { withWayBack } from './way-back';

/** The part of the editor's configuration that the server adds. */
interface PopularConfiguration {
	/** Whether we render blocks of WordPress Popular Posts, because it is not active. */
	hasOldPopular?: boolean;
	/** Whether WordPress Popular Posts is or was used: its owner may return to it. */
	knowsPopular?: boolean;
}

const { hasOldPopular, knowsPopular } = configuration() as PopularConfiguration;
const widget = findDescriptor( configuration().widgets, 'Pagewright_Popular_Posts_Widget' );

if ( widget && hasOldPopular ) {
	registerBlockType(
		OLD_POPULAR_BLOCK,
		oldPopularBlock( widget ) as unknown as BlockConfiguration
	);
}
if ( widget && knowsPopular ) {
	addFilter( 'editor.BlockEdit', 'pagewright/popular-posts', withWayBack( widget ) );
}
