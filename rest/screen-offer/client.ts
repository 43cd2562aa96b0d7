import { send } from '../send';

export interface ScreenOffer {
	isOffered: boolean;
	/** Code of the site says so, and stands. */
	isFixed: boolean;
}

/** Switches a widget on or off for those who insert. */
export const setOffer = ( widgetClass: string, isOffered: boolean ) =>
	send< ScreenOffer >( '/sowb/v1/screen/offer', { widgetClass, isOffered } );
