/** The user's choice of WordPress's own library, until the tab is closed. */
const OFF = 'pagewright-media-off';

export const isOff = (): boolean => sessionStorage.getItem( OFF ) !== null;

export function setOff( isNowOff: boolean ): void {
	if ( isNowOff ) {
		sessionStorage.setItem( OFF, '1' );
	} else {
		sessionStorage.removeItem( OFF );
	}
}
