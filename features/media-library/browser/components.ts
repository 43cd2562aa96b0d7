// Components that WordPress has exported under these names for years, as all of its screens use them.

export {
	__experimentalConfirmDialog as ConfirmDialog,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOptionIcon as ToggleGroupControlOptionIcon,
} from '@wordpress/components';

/** Class of the layer of our dialogs. In a dialog of WordPress, which is above all others, it is higher. */
export const OVERLAY = 'pagewright-media-library-overlay';
