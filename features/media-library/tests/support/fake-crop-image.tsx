import { useState } from '@wordpress/element';
import { CropImage } from '../../browser/crop-image/CropImage';
import type { CropFailure } from '../../browser/crop-image/types';
import { destinationOf, startOf, type CropTarget } from '../../model/crop/crop';
import type { Size } from '../../model/edit-image/geometry';
import { HUT } from './fake-images';

interface Props {
	target: CropTarget;
	image?: Size;
	isIcon?: boolean;
	failure?: CropFailure;
	isBusy?: boolean;
	isBroken?: boolean;
}

const IMAGE: Size = { width: 1200, height: 800 };

/** A cropper, in a place as WordPress's dialog has it. */
export function FakeCropImage( props: Props ) {
	const { target, image = IMAGE, isIcon = false, failure = null } = props;
	const [ limits ] = useState( () => startOf( image, target ) );
	const [ area, setArea ] = useState( () => ( {
		x: Math.round( limits.area.x ),
		y: Math.round( limits.area.y ),
		width: Math.round( limits.area.width ),
		height: Math.round( limits.area.height ),
	} ) );
	const [ said, setSaid ] = useState( '' );
	return (
		<>
			<div style={ { position: 'relative', height: 600 } }>
				<CropImage
					{ ...{ image, limits, area, failure } }
					loginUrl="https://example.org/wp-login.php"
					url={ props.isBroken ? 'data:image/png;base64,broken' : HUT }
					name="a-mountain-hut.jpg"
					suggested={ target }
					resultOf={ ( selected ) => destinationOf( selected, target ) }
					siteTitle={ isIcon ? 'The mountain journal' : null }
					isBusy={ props.isBusy ?? false }
					onChange={ setArea }
					onLoad={ ( isShown ) => setSaid( isShown ? 'shown' : 'broken' ) }
				/>
			</div>
			<output data-said="">{ said }</output>
		</>
	);
}
