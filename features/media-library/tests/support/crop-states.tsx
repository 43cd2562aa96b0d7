import type { CropTarget } from '../../model/crop/crop';
import { FakeCropImage } from './fake-crop-image';

const target = ( width: number, height: number, isFlexible = false ): CropTarget => ( {
	...{ width, height, hasFlexWidth: isFlexible, hasFlexHeight: isFlexible },
} );

const ICON = target( 512, 512 );

export const CROP_STATES = [
	{
		title: 'Crop a header',
		draw: () => <FakeCropImage target={ target( 1000, 250 ) } />,
	},
	{
		title: 'Crop freely',
		draw: () => <FakeCropImage target={ target( 300, 100, true ) } />,
	},
	{
		title: 'Crop a site icon',
		draw: () => <FakeCropImage target={ ICON } isIcon />,
	},
	{
		title: 'Crop an image that is too small',
		draw: () => <FakeCropImage target={ ICON } image={ { width: 300, height: 200 } } isIcon />,
	},
	{
		title: 'An image was not cropped',
		draw: () => (
			<FakeCropImage
				target={ ICON }
				failure={ {
					text: 'Image could not be processed. The image was not cropped. The disk of the server may be full, or the image too large for it.',
					cause: null,
				} }
			/>
		),
	},
	{
		title: 'An image was not cropped because the session ended',
		draw: () => (
			<FakeCropImage
				target={ ICON }
				failure={ {
					text: 'You are logged out. Log in again in another tab, then try again here. Your changes are kept.',
					cause: { kind: 'ended' },
				} }
			/>
		),
	},
	{
		title: 'While an image is cropped',
		draw: () => <FakeCropImage target={ ICON } isBusy />,
	},
	{
		title: 'Crop an image that cannot be shown',
		draw: () => <FakeCropImage target={ ICON } isBroken />,
	},
];
