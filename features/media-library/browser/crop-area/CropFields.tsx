import { __ } from '@wordpress/i18n';
import type { Rect, Size } from '../../model/edit-image/geometry';
import { resized } from '../../model/edit-image/keys';
import { NumberField } from './NumberField';

interface CropFieldsProps {
	/** In whole pixels. */
	area: Rect;
	/** The whole image, or the box around it. */
	image: Size;
	/** Smallest and largest size of the area, by default those of the image. */
	least?: Size;
	most?: Size;
	/** Width by height that the area keeps; null for any. */
	ratio: number | null;
	isDisabled: boolean;
	/** @param field Equal for all changes of a field. */
	onChange: ( area: Rect, field: keyof Rect ) => void;
	/** Called when the user leaves a field. */
	onEnd?: () => void;
}

const ONE_PX: Size = { width: 1, height: 1 };

/** Place and size of a crop area as numbers. */
export function CropFields( props: CropFieldsProps ) {
	const { area, image, least = ONE_PX, most = image, ratio, onChange } = props;
	const common = {
		isDisabled: props.isDisabled,
		onEnd: props.onEnd ?? ( () => {} ),
	};
	return (
		<>
			<NumberField
				{ ...common }
				label={ __( 'Width', 'pagewright' ) }
				value={ area.width }
				min={ least.width }
				max={ most.width }
				onChange={ ( value ) =>
					onChange( resized( area, 'width', value, ratio ), 'width' )
				}
			/>
			<NumberField
				{ ...common }
				label={ __( 'Height', 'pagewright' ) }
				value={ area.height }
				min={ least.height }
				max={ most.height }
				onChange={ ( value ) =>
					onChange( resized( area, 'height', value, ratio ), 'height' )
				}
			/>
			<NumberField
				{ ...common }
				label={ __( 'From the left', 'pagewright' ) }
				value={ area.x }
				min={ 0 }
				max={ image.width - 1 }
				onChange={ ( x ) => onChange( { ...area, x }, 'x' ) }
			/>
			<NumberField
				{ ...common }
				label={ __( 'From the top', 'pagewright' ) }
				value={ area.y }
				min={ 0 }
				max={ image.height - 1 }
				onChange={ ( y ) => onChange( { ...area, y }, 'y' ) }
			/>
		</>
	);
}
