import { __ } from '@wordpress/i18n';
import { formatListBullets, grid } from '@wordpress/icons';
import { ToggleGroupControl, ToggleGroupControlOptionIcon } from '../components';
import type { View } from '../types';

/** Switches between grid and list. */
export function ViewSwitch( { view, onChange }: { view: View; onChange: ( view: View ) => void } ) {
	return (
		<ToggleGroupControl
			className="pagewright-media-library__views"
			label={ __( 'View', 'pagewright' ) }
			hideLabelFromVision
			value={ view }
			onChange={ ( value ) => onChange( value === 'list' ? 'list' : 'grid' ) }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		>
			<ToggleGroupControlOptionIcon
				value="grid"
				icon={ grid }
				label={ __( 'Grid', 'pagewright' ) }
			/>
			<ToggleGroupControlOptionIcon
				value="list"
				icon={ formatListBullets }
				label={ __( 'List', 'pagewright' ) }
			/>
		</ToggleGroupControl>
	);
}
