import {
	destinationOf,
	headerDestination,
	SITE_ICON_PX,
	type CropTarget,
} from '../../../model/crop/crop';
import type { Size } from '../../../model/edit-image/geometry';
import type { CropController } from './core-crop';

/** The size that the caller of a cropper wants. */
export interface Wanted {
	target: CropTarget | null;
	/** As CropImage has it. */
	resultOf: ( ( selected: Size ) => Size ) | null;
}

type Values = Readonly< Record< string, unknown > >;

const NOTHING: Wanted = { target: null, resultOf: null };

/**
 * Returns the size that the caller of a cropper wants: a control of the Customizer, the settings
 * screen, or the theme for its header image. Callers of plugins may have none.
 */
export function wantedOf( controller: CropController, isIcon: boolean ): Wanted {
	const control = controller.get( 'control' ) as { params?: Values } | undefined;
	if ( control?.params ) {
		const target = targetFrom( control.params, [ 'flex_width', 'flex_height' ] );
		const wanted = isIcon && ! target ? ICON : target;
		return wanted
			? {
					target: wanted,
					resultOf: ( selected ) => destinationOf( selected, wanted ),
				}
			: NOTHING;
	}
	const { _wpCustomizeHeader: header } = globalThis as {
		_wpCustomizeHeader?: { data?: Values };
	};
	const target = targetFrom( header?.data ?? {}, [ 'flex-width', 'flex-height' ] );
	return target
		? {
				target,
				resultOf: ( selected ) => headerDestination( selected, { ...target, maxWidth: 0 } ),
			}
		: NOTHING;
}

const ICON: CropTarget = {
	...{ width: SITE_ICON_PX, height: SITE_ICON_PX },
	...{ hasFlexWidth: false, hasFlexHeight: false },
};

function targetFrom(
	values: Values,
	[ flexWidth, flexHeight ]: [ string, string ]
): CropTarget | null {
	const [ width, height ] = [ Number( values.width ), Number( values.height ) ];
	return width > 0 && height > 0
		? {
				...{ width, height },
				hasFlexWidth: Boolean( Number( values[ flexWidth ] ) ),
				hasFlexHeight: Boolean( Number( values[ flexHeight ] ) ),
			}
		: null;
}
