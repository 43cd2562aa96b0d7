import { __ } from '@wordpress/i18n';
import { readable } from '../form/options';

const LABELS: Record< string, () => string > = {
	top: () => __( 'Top', 'pagewright' ),
	right: () => __( 'Right', 'pagewright' ),
	bottom: () => __( 'Bottom', 'pagewright' ),
	left: () => __( 'Left', 'pagewright' ),
	row: () => __( 'Row', 'pagewright' ),
	column: () => __( 'Column', 'pagewright' ),
};

/** Returns the label of an input: the widget's, the default, or its key. */
export const partLabel = ( key: string, given?: Record< string, string > ) =>
	given?.[ key ] || LABELS[ key ]?.() || readable( key );
