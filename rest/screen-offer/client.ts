import { send } from '../send';

export interface ScreenOffer {
	isOffered: boolean;
	/** Whether code of the site overrides the setting. */
	isFixed: boolean;
}

/** Turns a widget on or off in the inserter. */
export const setOffer = ( widgetClass: string, isOffered: boolean ) =>
	send< ScreenOffer >( '/sowb/v1/screen/offer', { widgetClass, isOffered } );
